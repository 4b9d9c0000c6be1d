/// Random addresses, written as pages that want out write them.
///
/// The same seed gives the same addresses.
struct AddressGenerator {
  /// A string and the base it is to be resolved against.
  struct Case: Hashable {
    var input: String
    var base: String?
  }

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next case: an address of the grammar below, one in two of them damaged.
  mutating func next() -> Case {
    var input = address()
    while one(in: 2) { input = damage(input) }
    let base = one(in: 3) ? nil : pick(Self.bases)
    return Case(input: input, base: base)
  }
}

// MARK: - Chance

extension AddressGenerator {
  /// SplitMix64.
  mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(random() % UInt64(limit)) }
  mutating func one(in count: Int) -> Bool { below(count) == 0 }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  private mutating func repeated(upTo limit: Int, _ part: (inout Self) -> String) -> String {
    var text = ""
    for _ in 0..<below(limit + 1) { text += part(&self) }
    return text
  }
}

// MARK: - The grammar

extension AddressGenerator {
  static let bases = [
    "https://page.example/dir/index.html", "http://user:word@page.example:8080/a/b?q#f",
    "file:///C:/dir/file", "file://server/share/file", "ftp://page.example", "wss://page.example/",
    "itms-apps://apps.apple.com/app/id1?x", "foo:/a/b", "foo://host", "foo:/.//a/b",
    "mailto:a@page.example", "data:text/html,x", "about:blank", "javascript:x()", "no base",
  ]

  private static let schemes = [
    "http", "https", "https", "https", "HTTPS", "ws", "wss", "ftp", "file", "file", "itms-apps",
    "ITMS-Apps", "itms-appss", "foo", "a+b.c-1", "mailto", "data", "javascript", "blob", "about",
    "tel", "1x", "h ttp", "hıttp", "http\u{212A}", "",
  ]

  private static let slashes = [
    "//", "//", "//", "//", "/", "", "///", "////", #"\\"#, #"/\"#, #"\/"#, #"\"#, "/./", "/.//",
  ]

  private static let labels = [
    "apps", "apple", "com", "a", "example", "EXAMPLE", "localhost", "x_y", "-", "a-", "ab--c", "",
    "%61pps", "a%2Eb", "%41", "%00", "%zz", "%", "%25", "%2f", "%40", "%E9", "%C3%A9", "%c2%ad",
    "é", "faß", "ＡＰＰＳ", "ａpple", "\u{3002}", "\u{AD}", "\u{200B}", "a\u{200D}b", "क्\u{200D}ष",
    "م\u{200C}ن", "\u{200C}", "א", "1א", "אa", "א1", "ا٠", "ا1٠", "\u{301}a", "e\u{301}", "한글",
    "ᄒ\u{1161}",
    "①", "Ⅷ", "㎏", "℡", "\u{2A74}", "ς", "Σ", "İ", "ı", "ſ", "K", "ẞ", "\u{1E9E}", "☃", "😀",
    "\u{10FFFD}", "\u{E000}",
    "\u{FEFF}", "\u{FFFD}", "\u{FDFA}", "xn--fa-hia", "XN--FA-HIA", "xn--a", "xn--", "xn--é",
    "xn--abc-", "xn--8i7caa", "xn--9999999", "xn--1ug", "xn--zca", "a:b", "a b", "a<b", "a^b",
    "a|b", "[", "]", "a\u{0}b", "\u{7F}", "\u{80}", "'", "!", "*", "~", "a&b", "a=b", "{", "`",
    "\"",
  ]

  private static let numbers = [
    "0", "1", "127", "255", "0", "1", "127", "010", "0x7f", "0X0a", "0x", "256", "65535", "65536",
    "4294967295", "4294967296", "0x100", "08", "00", "0xg", "１", "٣", "99999999999999999999",
    "1e1", "", "%30", "+1",
  ]

  private static let pieces = [
    "0", "1", "f", "FFFF", "0001", "abcd", "0", "0", "00001", "10000", "g", "", "1.2.3.4",
    "255.255.255.255", "1.2.3", "01.2.3.4", "256.1.1.1", "1.2.3.4.5", "%25", "%eth0", "é", " ",
  ]

  private static let segments = [
    "app", "us", "id1", "..", ".", "%2e", "%2E%2e", ".%2e", "...", "%2e.x", "", "a b", "é", "%",
    "%2",
    "%zz", "%41", "C:", "C|", "c:x", "|", "\"", "<", ">", "^", "`", "{", "}", "[", "]", "'", "\\",
    ";a=1", "@", ":", "\u{0}", "\u{7F}", "\u{80}", "\u{FFFD}", "\u{E000}", "😀", "$&*+,=!()~",
    "\u{1}",
  ]

  private static let ports = [
    ":", ":80", ":443", ":21", ":8443", ":0", ":00080", ":65535", ":65536", ":x", ":8 0", ":-1",
    ":４", ":443:443", ":%34",
  ]

  private static let users = [
    "user", "", "a%40b", "é", "a;b=c", "[", "]", "^|`", "\"<>", " ", "a'b", "/", "\u{0}", "\u{7F}",
    "%",
  ]

  private mutating func address() -> String {
    var text = one(in: 5) ? "" : pick(Self.schemes) + (one(in: 12) ? "" : ":")
    text += pick(Self.slashes)
    if one(in: 6) { text += credentials() }
    text += host()
    if one(in: 4) { text += pick(Self.ports) }
    text += repeated(upTo: 4) { ($0.one(in: 6) ? #"\"# : "/") + $0.pick(Self.segments) }
    if one(in: 3) { text += "?" + repeated(upTo: 3) { $0.pick(Self.segments) } }
    if one(in: 4) { text += "#" + repeated(upTo: 3) { $0.pick(Self.segments) } }
    return text
  }

  private mutating func credentials() -> String {
    let user = pick(Self.users)
    return user + (one(in: 2) ? ":" + pick(Self.users) : "") + (one(in: 4) ? "@x@" : "@")
  }

  private mutating func host() -> String {
    switch below(12) {
    case 0: joined(1 + below(5), ".") { $0.pick(Self.numbers) } + (one(in: 4) ? "." : "")
    case 1: "[" + pieces() + (one(in: 12) ? "" : "]")
    case 2: joined(1 + below(3), ".") { $0.unicodeLabel() }
    case 3: pick(Self.labels) + "." + pick(Self.numbers)
    case 4, 5: "apps.apple.com"
    case 6: ""
    default: joined(1 + below(4), ".") { $0.pick(Self.labels) } + (one(in: 10) ? "." : "")
    }
  }

  /// What may stand in square brackets, compressed or not, mostly well-formed.
  private mutating func pieces() -> String {
    let good = one(in: 3) ? Self.pieces.count : 8
    func part(_ random: inout Self) -> String { Self.pieces[random.below(good)] }
    guard one(in: 2) else { return joined(one(in: 4) ? 1 + below(9) : 8, ":", part) }
    let head = joined(below(4), ":", part)
    return head + "::" + joined(below(4), ":", part) + (one(in: 6) ? ":1.2.3.4" : "")
  }

  private mutating func joined(
    _ count: Int, _ separator: String, _ part: (inout Self) -> String
  ) -> String {
    var parts: [String] = []
    for _ in 0..<count { parts.append(part(&self)) }
    return parts.joined(separator: separator)
  }

  /// A few code points of one part of Unicode, so that some of them go together.
  private mutating func unicodeLabel() -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x80...0x2FF, 0x300...0x3FF, 0x400...0x52F, 0x590...0x6FF, 0x700...0x8FF, 0x900...0xDFF,
      0xE00...0x10FF, 0x1100...0x13FF, 0x1E00...0x1FFF, 0x2000...0x2BFF, 0x3000...0x33FF,
      0x4E00...0x4EFF, 0xA640...0xABFF, 0xAC00...0xACFF, 0xF900...0xFFFF, 0x1_0000...0x1_1FFF,
      0x1_D000...0x1_F8FF, 0x2_F800...0x2_FA20, 0xE_0000...0xE_01FF,
    ]
    let range = pick(ranges)
    return repeated(upTo: 5) { $0.scalar(in: $0.one(in: 5) ? 0x61...0x7A : range) }
  }

  private mutating func scalar(in range: ClosedRange<UInt32>) -> String {
    let value = range.lowerBound + UInt32(below(range.count))
    return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }
}

// MARK: - Damage

extension AddressGenerator {
  private static let inserts = [
    "\t", "\n", "\r", " ", "\u{0}", "\u{1F}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\\", "/", "@", ":",
    "?", "#", "%",
    ".", "[", "]", "é", "😀", "xn--", "%2e", "//", "..", "|", "<", "^",
  ]

  /// Inserts, removes, doubles, moves or folds something somewhere.
  mutating func damage(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = below(scalars.count + 1)
    switch below(7) {
    case 0, 1: scalars.insert(contentsOf: pick(Self.inserts).unicodeScalars, at: place)
    case 2 where !scalars.isEmpty: scalars.remove(at: below(scalars.count))
    case 3: scalars.insert(contentsOf: scalars[..<place], at: place)
    case 4: scalars.insert(Unicode.Scalar(UInt8(below(128))), at: place)
    case 5:
      return pick(["\t", " ", "\u{0}", "\u{A0}", "\n"]) + text
        + pick(["\t", " ", "\u{1F}", "\u{A0}", ""])
    default: return one(in: 2) ? text.uppercased() : text.lowercased()
    }
    var damaged = String.UnicodeScalarView()
    damaged.append(contentsOf: scalars)
    return String(damaged)
  }
}
