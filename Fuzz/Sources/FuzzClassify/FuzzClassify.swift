@testable import JumpGate

private let page = try? Address("https://page.example/dir/index.html")

private let policy = Policy(apps: [AppID]([]), otherwise: .standard)

/// Classification never traps, is the same for the serialization, and its explanation too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzClassify(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, let page else { return 0 }
  let input = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let address = try? Address(input, base: page) else { return 0 }
  let destination = Destination(address)
  _ = Destination.explanation(of: address)
  var slow = ClassificationContext(explains: true)
  precondition(destination == Destination(address, &slow), "the fast way agrees: \(address.href)")
  precondition(!address.isMissed, "something is missed: \(address.href)")
  guard let again = try? Address(address.href) else { preconditionFailure(address.href) }
  let second = Destination(again)
  precondition(second.kind == destination.kind, "the serialization is of the same kind")
  precondition(destination.isAmbiguous || second.appID == destination.appID)
  if destination.isAmbiguous { precondition(destination.appID == nil, "ambiguous has no id") }
  let request = JumpRequest(
    .success(again), from: nil, frame: .main, isPopup: nil, isTopFromFrame: nil, tap: .live,
    isRedirected: nil, isPrivate: nil)
  var href = again.href
  let brief = href.withUTF8 { policy.brief(utf8: $0, asked: request) }
  let verdict = policy.verdict(for: request)
  precondition(brief.action == verdict.action && brief.reason == verdict.reason, again.href)
  precondition(brief.kind == second.kind && brief.appID == second.appID, again.href)
  return 0
}
