import Foundation
import Testing

@testable import JumpGateFoundation

private let head = """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  """

private func xml(_ body: String) -> String { head + "<plist version=\"1.0\">" + body + "</plist>" }

private func message(_ text: String) -> String? {
  do {
    _ = try XMLPropertyListReader.read(Array(text.utf8))
    return nil
  } catch {
    return error.message
  }
}

private let faults: [(text: String, message: String)] = [
  ("<plist>", "is an empty property list"),
  ("<plist/>", "is an empty property list"),
  ("<plist></plist>", "is an empty property list"),
  ("<dict/>", "has no plist element"),
  ("</plist><array/></plist>", "has no plist element"),
  ("<plist><array/></plis>", "has more than one value in the plist element"),
  ("<", "has a tag without a name"),
  (xml("<array/><array/>"), "has more than one value in the plist element"),
  (xml("<array/>") + "x", "has text after the end of the property list"),
  (xml("<array/>") + "<plist><array/></plist>", "has text after the end of the property list"),
  (xml("text<array/>"), "is an empty property list"),
  (xml("<array>text</array>"), "has text in <array>"),
  (xml("<array></dict>"), "closes <array> with </dict>"),
  (xml("<array><dict></array></dict>"), "closes <dict> with </array>"),
  (xml("<array>"), "closes <array> with </plist>"),
  ("<plist><array>", "ends too early"),
  ("<plist><string>a", "ends too early"),
  (xml("<string>a</strin>"), "has no </string> here"),
  (xml("<string><b/></string>"), "has no </string> here"),
  (xml("<string>a<string>"), "has no </string> here"),
  (xml("<nul/>"), "has <nul>, which no property list knows"),
  (xml("<set/>"), "has <set>, which no property list knows"),
  (xml("<ARRAY/>"), "has <ARRAY>, which no property list knows"),
  (xml("<dict><string>a</string></dict>"), "has a value without a key in <dict>"),
  (xml("<dict><key>a</key></dict>"), "has a key without a value in <dict>"),
  (xml("<dict><key>a</key><key>b</key></dict>"), "has a key without a value in <dict>"),
  (xml("<true>x</true>"), "has text in <true>"),
  (xml("<array id='1'/>"), "has an attribute that no property list knows"),
  ("<plist id='1.0'><array/></plist>", "has an attribute that no property list knows"),
  (
    "<plist version='1.0' version='1.0'><array/></plist>",
    "has an attribute that no property list knows"
  ),
  ("<plist version='2.0'><array/></plist>", "is a property list of a version that is not known"),
  ("<plist version=1.0><array/></plist>", "has an attribute without a value"),
  (xml("<string>&copy;</string>"), "has &copy;, which is not read"),
  (xml("<string>a & b</string>"), "has an & that starts no reference; write it as &amp;"),
  (xml("<string>&#0;</string>"), "has &#0;, which is not read"),
  (xml("<string>&#xD800;</string>"), "has &#xD800;, which is not read"),
  (xml("<string>&#+65;</string>"), "has &#+65;, which is not read"),
  (xml("<string>&#x110000;</string>"), "has &#x110000;, which is not read"),
  (xml("<string>\u{1}</string>"), "has a control character"),
  (xml("<string><![CDATA[\u{1}]]></string>"), "has a control character"),
  (xml("<string><![CDATA[a</string>"), "has a CDATA section without an end"),
  (xml("<!-- a <array/>"), "has a comment without an end"),
  (xml("<? a <array/>"), "has a processing instruction without an end"),
  (
    "<!DOCTYPE plist [<!ENTITY a 'b'>]><plist><string>&a;</string></plist>",
    "defines entities or elements of its own"
  ),
  (
    "<!DOCTYPE plist SYSTEM 'file:///etc/hostname' [<!ENTITY % a SYSTEM 'b'> %a;]><plist/>",
    "defines entities or elements of its own"
  ),
  ("<!DOCTYPE plist <plist/", "has a document type without an end"),
  (
    "<?xml version='1.0' encoding='UTF-16'?><plist><array/></plist>",
    "says it is UTF-16; only UTF-8 is read"
  ),
  (
    "<?xml version='1.0' encoding='ISO-8859-1'?><plist><array/></plist>",
    "says it is ISO-8859-1; only UTF-8 is read"
  ),
  ("<?xml version='1.0' <plist/>", "has an XML declaration without an end"),
  (xml(String(repeating: "<array>", count: 100_000)), "is nested deeper than 32 levels"),
  (xml(String(repeating: "<dict><key>a</key>", count: 100_000)), "is nested deeper than 32 levels"),
]

@Test func xmlFaultsAreRefused() {
  #expect(faults.count == 51)
  for fault in faults {
    #expect(message(fault.text) == fault.message, "\(fault.text.suffix(60))")
  }
}

@Test func xmlKeepsDuplicateKeysAndOrder() throws {
  let value = try XMLPropertyListReader.read(
    Array(
      xml("<dict><key>b</key><true/><key>a</key><integer>1</integer><key>b</key><false/></dict>")
        .utf8))
  #expect(
    value.kind
      == .object([
        .init("b", ConfigValue(.bool(true))), .init("a", ConfigValue(.number("1"))),
        .init("b", ConfigValue(.bool(false))),
      ]))
}

@Test func xmlTextIsReadAsXMLSays() throws {
  let texts = [
    ("a&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;", "a&<>\"'A😀"),
    ("a\r\nb\rc\n", "a\nb\nc\n"),
    ("<![CDATA[<a>&amp;]] >]]>b", "<a>&amp;]] >b"),
    ("<![CDATA[a\r\nb\rc]]>", "a\nb\nc"),
    ("a<!-- b -->c", "ac"),
    (" a ", " a "),
  ]
  #expect(texts.count == 6)
  for (source, text) in texts {
    let value = try XMLPropertyListReader.read(Array(xml("<string>\(source)</string>").utf8))
    #expect(value.kind == .string(text))
  }
}

@Test func thirtyTwoLevelsOfAPropertyListAreReadAndAnyNumberBesideOneAnother() throws {
  let deep = String(repeating: "<array>", count: 32) + String(repeating: "</array>", count: 32)
  #expect(message(xml(deep)) == nil)
  let wide = String(repeating: "<array></array><dict></dict>", count: 40)
  #expect(message(xml("<array>\(wide)</array>")) == nil)
  let levels: [[UInt8]] = (0..<31).map { [0xA1, UInt8($0 + 1)] } + [[0xA0]]
  #expect(binaryMessage(binary(levels)) == nil)
}

@Test func xmlMayStartWithAByteOrderMark() throws {
  let value = try XMLPropertyListReader.read(Array("\u{FEFF}\(xml("<array/>"))".utf8))
  #expect(value.kind == .array([]))
}

@Test func whatXMLCannotHoldIsWrittenAsAReplacementCharacter() throws {
  let list = ConfigValue(.string("a\u{0}b\u{FFFE}\u{FFFD}\r\n\t<")).propertyList()
  #expect(
    try XMLPropertyListReader.read(Array(list.utf8)).kind
      == .string("a\u{FFFD}b\u{FFFD}\u{FFFD}\r\n\t<"))
  #expect(ConfigValue(.string("a\u{FFFF}")).propertyList().contains("a\u{FFFD}<"))
}

// MARK: - Against Foundation

/// Turns what Foundation reads into a tree, keys sorted.
private func tree(_ any: Any) -> ConfigValue {
  switch any {
  case let array as [Any]: return ConfigValue(.array(array.map(tree)))
  case let object as [String: Any]:
    return ConfigValue(
      .object(object.keys.sorted().map { .init($0, tree(object[$0] ?? 0)) }))
  case let text as String: return ConfigValue(.string(text))
  case let number as NSNumber:
    let isBool = CFBooleanLike.isBool(number)
    return ConfigValue(isBool ? .bool(number.boolValue) : .number(number.stringValue))
  default: return ConfigValue(.null)
  }
}

private enum CFBooleanLike {
  static func isBool(_ number: NSNumber) -> Bool {
    type(of: number) == type(of: NSNumber(value: true)) && number.objCType.pointee == 99
  }
}

private func sorted(_ value: ConfigValue) -> ConfigValue {
  switch value.kind {
  case .array(let elements): return ConfigValue(.array(elements.map(sorted)))
  case .object(let members):
    let members = members.map { ConfigValue.Member($0.key, sorted($0.value)) }
    return ConfigValue(.object(members.sorted { $0.key < $1.key }))
  default: return value
  }
}

private func randomObject(_ random: inout SplitMix, depth: Int = 0) -> Any {
  switch random.below(depth > 4 ? 4 : 6) {
  case 0: return random.text()
  case 1: return Int64(bitPattern: random.next()) >> Int64(random.below(63))
  case 2: return random.below(2) == 0
  case 3: return "short"
  case 4: return (0..<random.below(20)).map { _ in randomObject(&random, depth: depth + 1) }
  default:
    let pairs = (0..<random.below(20)).map { _ in
      (random.text(), randomObject(&random, depth: depth + 1))
    }
    return [String: Any](pairs, uniquingKeysWith: { first, _ in first })
  }
}

@Test func bothReadersAgreeWithFoundationOnRandomLists() throws {
  var random = SplitMix(seed: 7)
  var count = 0
  for _ in 0..<200 {
    let object = ["root": randomObject(&random)]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: object, format: format, options: 0)
      let (value, detected) = try ConfigValue.read(Array(data))
      #expect(detected == (format == .xml ? .xmlPropertyList : .binaryPropertyList))
      #expect(sorted(value) == tree(object))
      count += 1
    }
  }
  #expect(count == 400)
}

@Test func foundationReadsWhatTheWriterWrites() throws {
  var random = SplitMix(seed: 8)
  for _ in 0..<100 {
    let value = sorted(tree(["root": randomObject(&random)]))
    let data = Data(value.propertyList().utf8)
    let read = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(tree(read) == value)
    #expect(try XMLPropertyListReader.read(Array(data)) == value)
    #expect(try JSONReader.read(Array(value.json().utf8)) == value)
  }
}

// MARK: - Binary faults

private func sample() throws -> [UInt8] {
  let object: [String: Any] = [
    "apps": [["id": "1234567890", "name": "Prøve 😀"], ["id": 5, "name": "B"]], "mode": "enforce",
  ]
  return Array(
    try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0))
}

@Test func noChangeOfABinaryListTrapsOrHangs() throws {
  let bytes = try sample()
  var random = SplitMix(seed: 9)
  var refused = 0
  var read = 0
  for _ in 0..<20_000 {
    var changed = bytes
    for _ in 0...random.below(3) {
      changed[random.below(changed.count)] = UInt8(truncatingIfNeeded: random.next())
    }
    if random.below(4) == 0 { changed.removeLast(random.below(changed.count)) }
    do {
      _ = try ConfigValue.read(changed)
      read += 1
    } catch {
      refused += 1
    }
  }
  #expect(refused > 4_000)
  #expect(read > 100)
}

/// A binary list made by hand: objects, and a trailer for one-byte offsets and references.
private func binary(_ objects: [[UInt8]]) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets.append(UInt8(bytes.count))
    bytes += object
  }
  let table = UInt8(bytes.count)
  bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
  for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
  return bytes
}

@Test func binaryKeepsDuplicateKeys() throws {
  let bytes = binary([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x09], [0x08]])
  #expect(
    try BinaryPropertyListReader.read(bytes).kind
      == .object([.init("a", ConfigValue(.bool(true))), .init("a", ConfigValue(.bool(false)))]))
}

@Test func binaryFaultsAreRefused() {
  let faults: [(bytes: [UInt8], message: String)] = [
    (Array("bplist01".utf8), "is a binary property list of a version that is not known"),
    (Array("bplist".utf8), "is a binary property list of a version that is not known"),
    (Array("bplist00".utf8), "ends too early"),
    (Array("bplist00".utf8) + [UInt8](repeating: 0, count: 40), "has a damaged trailer"),
    (binary([[0xA1, 0]]), "holds the same array or dictionary in two places"),
    (
      binary([[0xA2, 1, 1], [0xA2, 2, 2], [0xA0]]),
      "holds the same array or dictionary in two places"
    ),
    (binary([[0xA1, 9]]), "refers to an object that it does not hold"),
    (binary([[0xD1, 1, 1], [0x09]]), "has a key that is no string"),
    (
      binary([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
      "has an object beyond its end"
    ),
    (
      binary([[0x6F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
      "has an object beyond its end"
    ),
    (
      binary([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
      "has an object beyond its end"
    ),
    (
      binary([[0xAF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
      "has a number out of bounds"
    ),
    (binary([[0x5F, 0x09]]), "has an object without a size"),
    (
      binary([[0x5F, 0x14] + [UInt8](repeating: 0, count: 15) + [1, 0x61]]),
      "has an object without a size"
    ),
    (binary([[0x61, 0xD8, 0x00]]), "has half a surrogate pair in a string"),
    (binary([[0x51, 0xE9]]), "has a string that is not ASCII where it says so"),
    (binary([[0x70]]), "has an object of a kind that is not known"),
    (binary((0..<40).map { [0xA1, UInt8($0 + 1)] } + [[0x09]]), "is nested deeper than 32 levels"),
  ]
  #expect(faults.count == 18)
  for fault in faults {
    do {
      _ = try BinaryPropertyListReader.read(fault.bytes)
      Issue.record("read: \(fault.message)")
    } catch {
      #expect(error.message == fault.message)
    }
  }
}

@Test func binaryNumbersKeepTheirValue() throws {
  let ff = [UInt8](repeating: 0xFF, count: 8)
  let numbers: [(bytes: [UInt8], kind: ConfigValue.Kind)] = [
    ([0x10, 0xFF], .number("255")), ([0x11, 0xFF, 0xFF], .number("65535")),
    ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], .number("4294967295")), ([0x13] + ff, .number("-1")),
    ([0x14] + [UInt8](repeating: 0, count: 8) + ff, .number("18446744073709551615")),
    ([0x14] + ff + ff, .number("-1")),
    ([0x14, 1] + [UInt8](repeating: 0, count: 15), .other("an integer of more than 64 bits")),
    ([0x14] + ff + [0x7F] + ff.dropLast(), .other("an integer of more than 64 bits")),
    ([0x23, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0], .number("1.0")),
    ([0x22, 0x3F, 0x80, 0, 0], .number("1.0")), ([0x00], .null),
    ([0x33] + ff, .other("a date")), ([0x41, 0], .other("data")), ([0xC0], .other("a set")),
    ([0x80, 1], .other("a keyed archive's reference")),
  ]
  #expect(numbers.count == 15)
  for number in numbers {
    #expect(try BinaryPropertyListReader.read(binary([number.bytes])).kind == number.kind)
  }
}

@Test func aBinaryTrailerMustFitItsFile() {
  let list = binary([[0xA1, 1], [0x09]])
  let trailer = list.count - 32
  let changes: [(place: Range<Int>, byte: UInt8, message: String)] = [
    (6..<7, 0, "has a damaged trailer"), (6..<7, 9, "has a damaged trailer"),
    (7..<8, 0, "has a damaged trailer"), (7..<8, 9, "has a damaged trailer"),
    (15..<16, 0, "has a damaged trailer"), (15..<16, 3, "has a damaged trailer"),
    (8..<16, 0xFF, "has a damaged trailer"), (31..<32, 8, "has a damaged trailer"),
    (31..<32, UInt8(trailer), "has a damaged trailer"),
    (24..<32, 0xFF, "has a damaged trailer"),
    (23..<24, 2, "refers to an object that it does not hold"),
  ]
  for change in changes {
    var changed = list
    for place in change.place { changed[trailer + place] = change.byte }
    #expect(binaryMessage(changed) == change.message, "\(change)")
  }
  for offset: UInt8 in [0, 7, UInt8(trailer - 2), UInt8(trailer - 1), 0xFF] {
    var changed = list
    changed[trailer - 1] = offset
    #expect(binaryMessage(changed) == "has an object outside its object area", "\(offset)")
  }
  let short = Array("bplist00".utf8) + [UInt8](repeating: 0, count: 31)
  #expect(binaryMessage(short) == "ends too early")
}

private func binaryMessage(_ bytes: [UInt8]) -> String? {
  do {
    _ = try BinaryPropertyListReader.read(bytes)
    return nil
  } catch {
    return error.message
  }
}
