#if GTK
  @testable import JumpGate

  /// Why the engine reads an address otherwise, where it is not our fault.
  ///
  /// Seen with WebKitGTK 2.50.6. Each is recognised by what the engine answered, not by the input
  /// alone: a reading that has this one change, or a failure where it is known to fail.
  enum AddressDifference: Hashable, CaseIterable {
    /// Older rules or Unicode data for domains: ours says so itself, ``Address/hostReadingVaries``,
    /// or fails on a code point whose data is younger than the engine's.
    case olderDomainRules
    /// A backslash counts as a slash in schemes that are not special, too, at the beginning of a
    /// reference and after a dot segment.
    ///
    /// <https://url.spec.whatwg.org/#relative-state>, <https://url.spec.whatwg.org/#relative-slash-state>,
    /// <https://url.spec.whatwg.org/#path-state>
    case backslashInOtherScheme
    /// `|` stays in a drive letter that comes first only because dot segments took away the rest.
    ///
    /// <https://url.spec.whatwg.org/#path-state>, step 1.4
    case driveLetterAfterDots
    /// A slash is put after a drive letter that a query or fragment follows.
    ///
    /// <https://url.spec.whatwg.org/#file-host-state>, step 1.1
    case slashAfterDriveLetter
    /// A path is put between credentials, host and `?` or `#` in schemes that are not special.
    ///
    /// <https://url.spec.whatwg.org/#path-start-state>
    case pathAfterCredentials
    /// A host is looked for in credentials that begin with `[`.
    ///
    /// <https://url.spec.whatwg.org/#authority-state>
    case bracketInCredentials
    /// A tab or newline after the slashes stays before credentials, and is refused before `[`.
    ///
    /// <https://url.spec.whatwg.org/#concept-basic-url-parser>, step 3
    case tabAfterSlashes
    /// An IPv6 address of four pieces, a compression and an IPv4 address is refused.
    ///
    /// <https://url.spec.whatwg.org/#concept-ipv6-parser>, step 6.5.3
    case ipv4AfterFourPieces
    /// A colon may end an IPv6 address.
    ///
    /// <https://url.spec.whatwg.org/#concept-ipv6-parser>, step 6.6.2
    case colonAtEndOfIPv6
    /// A code point above U+FFFF in an opaque host is refused if its last 16 bits are those of a
    /// forbidden one.
    ///
    /// <https://url.spec.whatwg.org/#concept-opaque-host-parser>
    case truncatedCodePoint
    /// A special scheme, that of the base, and one slash at the end of the input are refused.
    ///
    /// <https://url.spec.whatwg.org/#relative-slash-state>
    case schemeAndSlash

    init?(_ entry: AddressGenerator.Case, _ ours: AddressReading, engine: String?) {
      let cleaned = AddressGenerator.Case(input: entry.input.cleaned, base: entry.base)
      self.init(cleaned, ours, engine, raw: entry.input)
    }

    private init?(
      _ entry: AddressGenerator.Case, _ ours: AddressReading, _ engine: String?, raw: String
    ) {
      for difference in Self.allCases where difference.explains(entry, ours, engine, raw) {
        self = difference
        return
      }
      return nil
    }

    private func explains(
      _ entry: AddressGenerator.Case, _ ours: AddressReading, _ engine: String?, _ raw: String
    ) -> Bool {
      guard let address = ours.address else {
        return self == .olderDomainRules
          ? Self.isAgeOfData(entry.input, engine)
          : self == .colonAtEndOfIPv6 && Self.isColonAtEnd(entry.input, engine)
      }
      switch self {
      case .olderDomainRules:
        // Never plain ASCII: something is to be mapped or decoded.
        let isPlain = entry.input.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
        return address.isSpecial && address.hostReadingVaries
          && (!isPlain || entry.input.lowercased().contains("xn--"))
      case .backslashInOtherScheme:
        let slashed = AddressGenerator.Case(input: entry.input.slashed, base: entry.base)
        let reading = AddressReading(slashed)
        return !address.isSpecial && slashed != entry
          && (reading.href == engine || Self(slashed, reading, engine, raw: raw) != nil)
      case .driveLetterAfterDots: return address.withOpenDriveLetter == engine
      case .slashAfterDriveLetter: return address.withSlashAfterDriveLetter == engine
      case .pathAfterCredentials: return address.withPathAfterCredentials == engine
      case .bracketInCredentials:
        return engine == nil && address.username.hasPrefix("%5B") && entry.input.contains("[")
      case .tabAfterSlashes:
        return Self.isTabKept(address, engine, raw)
      case .ipv4AfterFourPieces:
        return engine == nil && address.layout.hostKind == .ipv6 && entry.input.hasFourPiecesAndIPv4
      case .colonAtEndOfIPv6: return false
      case .truncatedCodePoint:
        let low = entry.input.unicodeScalars.filter { $0.value > 0xFFFF }.map { $0.value & 0xFFFF }
        return engine == nil && address.layout.hostKind == .opaque && low.contains { $0 < 0x80 }
      case .schemeAndSlash:
        let inputIsSchemeAndSlash = entry.input.lowercased() == address.scheme + ":/"
        return engine == nil && address.isSpecial && inputIsSchemeAndSlash
      }
    }

    private static func isAgeOfData(_ input: String, _ engine: String?) -> Bool {
      engine != nil && input.unicodeScalars.contains { UnicodeLabelTable.isRecent($0.value) }
    }

    private static func isColonAtEnd(_ input: String, _ engine: String?) -> Bool {
      input.contains(":]") && engine.flatMap { try? Address($0) }?.layout.hostKind == .ipv6
    }

    private static func isTabKept(_ address: Address, _ engine: String?, _ raw: String) -> Bool {
      if address.layout.hostKind == .ipv6, !address.hasCredentials, engine == nil {
        return ["/", "\\"].contains { slash in
          ["\t[", "\n[", "\r["].contains { raw.contains(slash + $0) }
        }
      }
      return address.hasCredentials
        && [(9 as UInt8, "%09"), (10, "%0A"), (13, "%0D")].contains { tab, kept in
          var bytes = Array(address.href.utf8)
          bytes.insert(contentsOf: kept.utf8, at: Int(address.layout.authorityStart))
          return raw.utf8.contains(tab) && String(decoding: bytes, as: UTF8.self) == engine
        }
    }
  }

  extension Address {
    /// The serialization with `|` in a drive letter.
    fileprivate var withOpenDriveLetter: String {
      var bytes = Array(href.utf8)
      let letter = Int(layout.pathStart) + 2
      if layout.scheme == .file, letter < bytes.count { bytes[letter] = UInt8(ascii: "|") }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The serialization with a slash between a drive letter and what follows.
    fileprivate var withSlashAfterDriveLetter: String {
      var bytes = Array(href.utf8)
      if layout.scheme == .file, layout.queryStart == layout.pathStart + 3 {
        bytes.insert(UInt8(ascii: "/"), at: Int(layout.queryStart))
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The serialization with a path where there is none.
    fileprivate var withPathAfterCredentials: String {
      var bytes = Array(href.utf8)
      if !isSpecial, layout.hostKind != .none, path.isEmpty {
        bytes.insert(UInt8(ascii: "/"), at: Int(layout.pathStart))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension String {
    /// The string without what the parser takes away first.
    fileprivate var cleaned: String {
      var bytes = Array(utf8.drop { $0 <= 0x20 })
      while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
      return String(decoding: bytes.filter { !$0.isASCIITabOrNewline }, as: UTF8.self)
    }

    /// Whether square brackets hold four pieces, a compression and an IPv4 address.
    fileprivate var hasFourPiecesAndIPv4: Bool {
      split(separator: "[").contains { text in
        let host = text.prefix { $0 != "]" }
        let parts = host.split(separator: ":")
        return host.contains("::") && parts.count == 5 && parts[4].contains(".")
      }
    }

    /// The string with the backslashes made slashes that the engine takes for slashes.
    fileprivate var slashed: String {
      var bytes = Array(utf8)
      var segment: Int? = 0
      for index in bytes.indices {
        let isLeading = index == 0 || (index == 1 && bytes[0] == UInt8(ascii: "/"))
        if bytes[index] == UInt8(ascii: "\\"),
          isLeading || segment.map({ bytes[$0..<index].isDots }) == true
        {
          bytes[index] = UInt8(ascii: "/")
        }
        if bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "#") { break }
        guard bytes[index] == UInt8(ascii: "/") else { continue }
        let isSecond = index > 0 && bytes[index - 1] == UInt8(ascii: "/")
        segment = isSecond && bytes[..<(index - 1)].isSchemeOrEmpty ? nil : index + 1
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension ArraySlice<UInt8> {
    /// Whether this is `.` or `..`, percent-encoded or not.
    fileprivate var isDots: Bool {
      let text = String(decoding: self, as: UTF8.self).lowercased()
      return [".", "..", "%2e", "%2e.", ".%2e", "%2e%2e"].contains(text)
    }

    /// Whether this is nothing, or a scheme and its colon.
    fileprivate var isSchemeOrEmpty: Bool {
      guard let first else { return true }
      return first.isASCIIAlpha && last == UInt8(ascii: ":")
        && dropLast().allSatisfy(\.isSchemeByte)
    }
  }
#endif
