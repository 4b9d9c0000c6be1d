extension ConfigValue {
  /// Reads JSON.
  package init(json bytes: some Sequence<UInt8>) throws(ConfigSyntaxError) {
    self = try JSONReader.read(Array(bytes))
  }

  /// Reads bytes of any of the formats.
  static func read(
    _ bytes: [UInt8]
  ) throws(ConfigSyntaxError) -> (value: ConfigValue, format: PolicyFileFormat) {
    let format = try detectFormat(bytes)
    switch format {
    case .json: return (try JSONReader.read(bytes), format)
    case .xmlPropertyList: return (try XMLPropertyListReader.read(bytes), format)
    case .binaryPropertyList: return (try BinaryPropertyListReader.read(bytes), format)
    }
  }

  private static func detectFormat(_ bytes: [UInt8]) throws(ConfigSyntaxError) -> PolicyFileFormat {
    if bytes.starts(with: BinaryPropertyListReader.magic) { return .binaryPropertyList }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw ConfigSyntaxError("is UTF-16 text; only UTF-8 is read", at: 0)
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    switch first {
    case UInt8(ascii: "<"): return .xmlPropertyList
    case nil: throw ConfigSyntaxError("is empty", at: nil)
    case 0: throw ConfigSyntaxError("is neither JSON nor a property list", at: 0)
    default: return .json
    }
  }
}
