/// A reader of binary property lists that keeps duplicate keys and refuses what is no tree.
///
/// An array or dictionary may stand in one place only: that bounds the work by the size of the
/// file and ends cycles.
///
/// Source: `CFBinaryPList.c` of CoreFoundation, which documents the format.
struct BinaryPropertyListReader {
  let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableStart: Int
  /// What was read already, by the object's number.
  private var scalars: [ConfigValue.Kind?]
  private var containersSeen: [Bool]

  static let magic = Array("bplist".utf8)

  /// Reads the whole property list.
  static func read(_ bytes: [UInt8]) throws(ConfigSyntaxError) -> ConfigValue {
    guard bytes.dropFirst(magic.count).starts(with: Array("00".utf8)) else {
      throw ConfigSyntaxError("is a binary property list of a version that is not known", at: 6)
    }
    guard bytes.count >= 8 + 32 else { throw ConfigSyntaxError("ends too early", at: bytes.count) }
    var reader = try BinaryPropertyListReader(bytes)
    let top = try reader.number(at: bytes.count - 16, size: 8)
    return try reader.readObject(top, depth: 1)
  }

  private init(_ bytes: [UInt8]) throws(ConfigSyntaxError) {
    let trailer = bytes.count - 32
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let count = Self.bigEndian(bytes[(trailer + 8)..<(trailer + 16)])
    let table = Self.bigEndian(bytes[(trailer + 24)..<(trailer + 32)])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0,
      count <= bytes.count, table >= 9, table <= trailer,
      Int(count) <= (trailer - Int(table)) / offsetSize
    else { throw ConfigSyntaxError("has a damaged trailer", at: trailer) }
    objectCount = Int(count)
    tableStart = Int(table)
    scalars = Array(repeating: nil, count: objectCount)
    containersSeen = Array(repeating: false, count: objectCount)
  }

  static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// An unsigned number that must fit an index.
  func number(at start: Int, size: Int) throws(ConfigSyntaxError) -> Int {
    guard let value = Int(exactly: Self.bigEndian(try slice(at: start, count: size))) else {
      throw ConfigSyntaxError("has a number out of bounds", at: start)
    }
    return value
  }

  /// Bytes of the object area or the table.
  func slice(at start: Int, count: Int) throws(ConfigSyntaxError) -> ArraySlice<UInt8> {
    guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else {
      throw ConfigSyntaxError("has an object beyond its end", at: min(max(start, 0), bytes.count))
    }
    return bytes[start..<(start + count)]
  }

  private mutating func readObject(
    _ reference: Int, depth: Int
  ) throws(ConfigSyntaxError) -> ConfigValue {
    guard reference < objectCount else {
      throw ConfigSyntaxError("refers to an object that it does not hold", at: nil)
    }
    if let kind = scalars[reference] { return ConfigValue(kind) }
    let start = try number(at: tableStart + reference * offsetSize, size: offsetSize)
    guard start >= 8, start < tableStart else {
      throw ConfigSyntaxError("has an object outside its object area", at: min(start, bytes.count))
    }
    switch bytes[start] >> 4 {
    case 0xA, 0xB, 0xC, 0xD:
      return ConfigValue(try readContainer(reference, at: start, depth: depth))
    default:
      let kind = try readScalar(at: start)
      scalars[reference] = kind
      return ConfigValue(kind)
    }
  }

  private mutating func readContainer(
    _ reference: Int, at start: Int, depth: Int
  ) throws(ConfigSyntaxError) -> ConfigValue.Kind {
    guard depth <= ConfigValue.deepest else {
      throw ConfigSyntaxError("is nested deeper than \(ConfigValue.deepest) levels", at: start)
    }
    guard !containersSeen[reference] else {
      throw ConfigSyntaxError("holds the same array or dictionary in two places", at: start)
    }
    containersSeen[reference] = true
    let (count, first) = try readCount(at: start)
    guard bytes[start] >> 4 == 0xD else {
      guard bytes[start] >> 4 == 0xA else { return .other("a set") }
      return .array(try readElements(count, at: first, depth: depth))
    }
    return .object(try readMembers(count, at: first, depth: depth))
  }

  private mutating func readElements(
    _ count: Int, at start: Int, depth: Int
  ) throws(ConfigSyntaxError) -> [ConfigValue] {
    guard count <= bytes.count / referenceSize else {
      throw ConfigSyntaxError("has an object beyond its end", at: start)
    }
    var elements: [ConfigValue] = []
    elements.reserveCapacity(count)
    for index in 0..<count {
      let reference = try number(at: start + index * referenceSize, size: referenceSize)
      elements.append(try readObject(reference, depth: depth + 1))
    }
    return elements
  }

  private mutating func readMembers(
    _ count: Int, at start: Int, depth: Int
  ) throws(ConfigSyntaxError) -> [ConfigValue.Member] {
    let keys = try readElements(count, at: start, depth: depth)
    let values = try readElements(count, at: start + count * referenceSize, depth: depth)
    var members: [ConfigValue.Member] = []
    for (key, value) in zip(keys, values) {
      guard case .string(let name) = key.kind else {
        throw ConfigSyntaxError("has a key that is no string", at: start)
      }
      members.append(ConfigValue.Member(name, value))
    }
    return members
  }

  /// The count of an object, and where its contents start.
  func readCount(at start: Int) throws(ConfigSyntaxError) -> (count: Int, first: Int) {
    let low = Int(bytes[start] & 0xF)
    guard low == 0xF else { return (low, start + 1) }
    guard let marker = try slice(at: start + 1, count: 1).first, marker >> 4 == 1, marker & 0xF <= 3
    else { throw ConfigSyntaxError("has an object without a size", at: start) }
    let size = 1 << Int(marker & 0xF)
    return (try number(at: start + 2, size: size), start + 2 + size)
  }
}
