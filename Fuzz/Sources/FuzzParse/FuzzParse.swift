@testable import JumpGate

/// The bases that a control character before an input chooses from.
private let bases = [
  "https://user@page.example:8080/dir/index.html?q#f", "file:///C:/dir/file", "file://server/x",
  "itms-apps://apps.apple.com/app/id1", "foo:/.//a/b", "foo://host", "mailto:a@page.example",
].compactMap { try? Address($0) }

/// Parsing never traps; parse, serialize, parse is the identity; bytes and strings read alike.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParse(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0 else { return 0 }
  let choice = Int(start[0])
  let base = bases.indices.contains(choice) ? bases[choice] : nil
  let skipped = base == nil ? 0 : 1
  let input = UnsafeBufferPointer(start: start + skipped, count: count - skipped)
  let string = try? Address(String(decoding: input, as: UTF8.self), base: base)
  AddressParser.withParsed(utf8: input, base: base) { result in
    let view = try? result.get()
    precondition((view == nil) == (string == nil), "bytes and string read alike")
    guard let view, let string else { return }
    precondition(view.layout == string.layout && view.bytes.elementsEqual(string.href.utf8))
  }
  if let layout = PlainAddress<NoWatcher>.read(input)?.layout {
    let parsed = try? AddressParser.read(input, base: base).get()
    precondition(parsed?.layout == layout, "both ways agree")
    precondition(parsed.map { $0.bytes.elementsEqual(input) } == true)
  }
  if let string { check(string) }
  return 0
}

private func check(_ address: Address) {
  precondition(address.href.utf8.allSatisfy { $0 > 0x1F && $0 < 0x7F }, "ASCII without controls")
  guard let again = try? Address(address.href) else { preconditionFailure(address.href) }
  precondition(again.href == address.href, "parsed again, it is the same")
  precondition(address.layout.isConsistent(with: address), "the layout describes the address")
  let plain = address.withoutCredentials
  precondition(!plain.hasCredentials && plain == (try? Address(plain.href)) || address.isMarked)
  precondition(address.origin == again.origin && address.host == again.host)
}

extension Address {
  /// Whether it carries what its serialization does not.
  fileprivate var isMarked: Bool { isAmbiguous || hostReadingVaries }
}

extension AddressLayout {
  /// Whether the offsets stand in order and put together give the serialization.
  fileprivate func isConsistent(with address: Address) -> Bool {
    let offsets = [
      schemeEnd, authorityStart, usernameEnd, passwordEnd, hostStart, hostEnd, pathStart,
      queryStart, fragmentStart, end,
    ]
    guard zip(offsets, offsets.dropFirst()).allSatisfy(<=), Int(end) == address.href.utf8.count
    else { return false }
    var text = address.scheme + ":"
    if hostKind != .none { text += "//" }
    if address.hasCredentials {
      text += address.username + (address.password.isEmpty ? "" : ":" + address.password) + "@"
    }
    text += (address.host?.description ?? "") + (port.map { ":\($0)" } ?? "")
    if hostKind == .none, address.path.hasPrefix("//"), !hasOpaquePath { text += "/." }
    text += address.path + (address.query.map { "?" + $0 } ?? "")
    return text + (address.fragment.map { "#" + $0 } ?? "") == address.href
  }
}
