import Foundation
import JumpGate
import Testing

@testable import JumpGateFoundation

private func event(
  _ target: String, from: Origin?, hops: [String] = [], isJump: Bool = true
) throws -> JumpEvent {
  let request = JumpRequest(
    UnreadableAddress.parse(target, base: nil), from: from, frame: .sub, isPopup: nil,
    isTopFromFrame: false, tap: .carried, isRedirected: true, isPrivate: nil)
  let policy = Policy(apps: [], otherwise: .standard)
  return JumpEvent(
    request: request, verdict: policy.verdict(for: request), isJump: isJump, mode: .report,
    hops: try hops.map { try Address($0) }, prompt: nil, time: GateTime(milliseconds: 8120))
}

private let ads = Origin.tuple(scheme: "https", host: .domain("ads.example"), port: nil)

@Test func anEventIsOneLineWithEveryKeyInOrder() throws {
  let event = try event(
    "alipays://user:pass@platform/pay?token=SECRET#f", from: ads,
    hops: ["https://u:p@t.example:8443/c?token=SECRET"])
  let detail = event.verdict.destination?.detail.map { "\"\($0)\"" } ?? "null"
  #expect(
    EventLog().line(for: event)
      == #"{"time_ms":8120,"mode":"report","jump":true,"action":"block","#
      + #""rule":"preset:standard/deep-link","reason":"\#(event.verdict.reason)","#
      + #""reason_code":"\#(event.verdict.reason.rawValue)","#
      + #""destination":"deep-link","detail":\#(detail),"app_id":null,"#
      + #""address":"alipays:","from":"https://ads.example","frame":"sub","popup":null,"#
      + #""top_from_frame":false,"tap":"carried","redirected":true,"private":null,"#
      + #""hops":["https://t.example/"],"prompt":false}"# + "\n")
}

@Test func wholeAddressesAreWrittenOnlyWhenAskedForAndNeverCredentials() throws {
  let event = try event(
    "alipays://user:pass@platform/pay?token=T", from: nil,
    hops: ["https://u:p@t.example:8443/c?token=T"])
  let line = EventLog(.wholeAddress).line(for: event)
  #expect(line.contains(#""address":"alipays://platform/pay?token=T""#))
  #expect(line.contains(#""hops":["https://t.example:8443/c?token=T"]"#))
  #expect(line.contains(#""from":null"#))
}

@Test func noSecretOfAnyAddressIsWritten() throws {
  let addresses = [
    "https://u:SECRET@h.example/", "https://SECRET@h.example/", "https://h.example/SECRET",
    "https://h.example/?SECRET", "https://h.example/#SECRET", "tel:SECRET",
    "mailto:SECRET@x.example",
    "data:text/html,SECRET", "javascript:SECRET", "blob:https://h.example/SECRET",
    "about:blank#SECRET",
    "intent://h/SECRET#Intent;scheme=x;end", "x:SECRET", "x:/SECRET", "x:///SECRET",
    "x://u:SECRET@h/", "x://SECRET", "x://h.SECRET:80/",
    "file:///SECRET", "http://SECRET:SECRET@[/", "http://a b/SECRET", "SECRET",
  ]
  #expect(addresses.count == 22)
  for address in addresses {
    let hops = (try? Address(address)) == nil ? [] : [address]
    let line = EventLog().line(for: try event(address, from: nil, hops: hops))
    #expect(!line.contains("SECRET"), "\(address)")
    #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
  }
  for address in addresses where address.contains("@") && !address.contains("mailto") {
    let line = EventLog(.wholeAddress).line(for: try event(address, from: nil))
    #expect(!line.contains("SECRET"), "\(address)")
  }
}

@Test func anUnreadableAddressIsNullWithItsReason() throws {
  let line = EventLog(.wholeAddress).line(for: try event("http://[SECRET", from: .opaque))
  #expect(line.contains(#""action":"block","rule":"unreadable""#))
  #expect(line.contains(#""destination":null"#))
  #expect(line.contains(#""address":null,"from":"null""#))
  #expect(!line.contains("SECRET"))
}

private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func append(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}

@Test func theSinkPassesOnJumpsAndIfAskedEverything() throws {
  let jump = try event("tel:1", from: ads)
  let page = try event("https://page.example/", from: ads, isJump: false)
  let jumps = Lines()
  let everything = Lines()
  let sinks = [
    EventLogSink { jumps.append($0) }, EventLogSink(onlyJumps: false) { everything.append($0) },
  ]
  for sink in sinks {
    sink.receive(jump)
    sink.receive(page)
  }
  #expect(jumps.all == [EventLog().line(for: jump)])
  #expect(everything.all == [EventLog().line(for: jump), EventLog().line(for: page)])
}
