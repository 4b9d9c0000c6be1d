/// Product pages of the App Store as most links have them, seen without reading all of the address:
/// `/app/id1`, `/us/app/id1`, `/us/app/name/id1`, and no parameter that bears an id.
///
/// It gives up on anything else; what it sees is what the classification says: tests hold that.
struct ProductGlance {
  private let path: ByteView
  /// The app's id.
  private(set) var appID: AppID?

  /// Looks at an address.
  ///
  /// - Parameters:
  ///   - view: the address.
  ///   - glance: what was seen of it so far.
  ///   - hosts: the table that it was seen by.
  init(_ view: AddressView, _ glance: Glance, _ hosts: HostTable) {
    path = ByteView(view.path)
    guard Self.isStore(view, glance, hosts), let start = afterWord,
      let digits = digits(in: path.from(start)),
      !view.hasQuery || Self.isHarmless(ByteView(view.query))
    else { return }
    appID = AppID(utf8: digits)
  }

  /// Whether the address is one of a store in which paths are read so.
  private static func isStore(
    _ view: AddressView, _ glance: Glance, _ hosts: HostTable
  ) -> Bool {
    switch glance {
    case .page, .host(nil): false
    case .host(let number?): hosts.showsAppStore(number)
    case .other: isStoreScheme(view) && isName(ofHost: ByteView(view.host))
    }
  }

  private static func isStoreScheme(_ view: AddressView) -> Bool {
    guard view.layout.scheme == .other, view.layout.hostKind == .opaque,
      !view.layout.hostReadingVaries, !view.layout.isAmbiguous
    else { return false }
    switch Schemes.fact(of: ByteView(view.scheme))?.meaning {
    case .appStore?, .iTunesStore?, .storeContent?: return true
    default: return false
    }
  }

  /// Whether a host, which a store scheme has before the path as a segment, says nothing.
  private static func isName(ofHost host: ByteView) -> Bool {
    !host.isEmpty && PathWords.word(of: host) == nil && !host.starts(with: StoreParameters.idPrefix)
      && !host.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: ";") }
      && !isDots(host)
  }

  /// Where the path goes on behind `/app/`, before which a storefront may stand.
  private var afterWord: Int? {
    if isWord(at: 0) { return 5 }
    guard path[0] == UInt8(ascii: "/"), path[1].isASCIIAlpha, path[2].isASCIIAlpha, isWord(at: 3)
    else { return nil }
    // No word that says what kind of page this is has two letters.
    return 8
  }

  private func isWord(at index: Int) -> Bool {
    path[index] == UInt8(ascii: "/") && path[index + 1] == UInt8(ascii: "a")
      && path[index + 2] == UInt8(ascii: "p") && path[index + 3] == UInt8(ascii: "p")
      && path[index + 4] == UInt8(ascii: "/")
  }

  /// The digits of the last segment, which is `id` and digits; at most a name stands before it.
  private func digits(in rest: ByteView) -> ByteView? {
    let slash = rest.index(of: UInt8(ascii: "/"))
    guard slash < rest.count else { return Self.digits(of: rest) }
    return Self.isName(rest.part(0, slash)) ? Self.digits(of: rest.from(slash + 1)) : nil
  }

  private static func digits(of segment: ByteView) -> ByteView? {
    guard segment[0] == UInt8(ascii: "i"), segment[1] == UInt8(ascii: "d") else { return nil }
    return segment.from(2)
  }

  /// Whether a segment is a name that bears no id and is read as it stands.
  private static func isName(_ segment: ByteView) -> Bool {
    if segment.isEmpty { return false }
    if segment[0].asciiLowercased == UInt8(ascii: "i"),
      segment[1].asciiLowercased == UInt8(ascii: "d")
    {
      return false
    }
    var index = segment.index(of: UInt8(ascii: "%"))
    while index < segment.count {
      // What stands for no ASCII is no slash and no dot.
      guard segment[index + 1] >= UInt8(ascii: "8") else { return false }
      index = segment.index(of: UInt8(ascii: "%"), from: index + 1)
    }
    // Store schemes take a backslash for a slash.
    return !segment.contains(UInt8(ascii: "\\")) && !isDots(segment)
  }

  /// Whether a segment is `.` or `..`.
  private static func isDots(_ segment: ByteView) -> Bool {
    let dot = UInt8(ascii: ".")
    return segment[0] == dot && (segment.count == 1 || segment.count == 2 && segment[1] == dot)
  }

  /// Whether no parameter says anything about the id.
  private static func isHarmless(_ query: ByteView) -> Bool {
    for pair in QueryPairs(query) {
      guard let row = StoreParameters.index.row(ofEncoded: pair.key) else { continue }
      switch row.meaning {
      case .medium, .platform, .bundle: continue
      case .action where !StoreParameters.isLookup(pair.value): continue
      case .id, .adamID, .address, .action, .type: return false
      }
    }
    return true
  }
}
