/// Compares domains from the last label on.
enum DomainLabels {
  enum Relation { case same, below, apart }

  /// How a domain stands to another; one trailing dot is passed over.
  ///
  /// A domain without labels is apart from all, and so is one with an empty label where they part.
  static func relation(of name: String, to domain: String) -> Relation {
    var name = name
    var domain = domain
    return name.withUTF8 { name in domain.withUTF8 { relation(of: name, to: $0) } }
  }

  /// How a domain in bytes stands to another.
  static func relation(
    of name: UnsafeBufferPointer<UInt8>, to domain: UnsafeBufferPointer<UInt8>
  ) -> Relation {
    let name = withoutTrailingDot(name)
    let domain = withoutTrailingDot(domain)
    let head = name.count - domain.count
    guard !domain.isEmpty, head >= 0 else { return .apart }
    for index in 0..<domain.count where name[head + index] != domain[index] { return .apart }
    if head == 0 { return .same }
    let dot = UInt8(ascii: ".")
    return head >= 2 && name[head - 1] == dot && name[head - 2] != dot ? .below : .apart
  }

  /// The domain without the dot that names the root.
  static func withoutTrailingDot(
    _ name: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    name.last == UInt8(ascii: ".") ? name.slice(0, name.count - 1) : name
  }
}
