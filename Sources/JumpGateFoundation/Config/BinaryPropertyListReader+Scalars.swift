extension BinaryPropertyListReader {
  /// Reads an object that holds no others.
  func readScalar(at start: Int) throws(ConfigSyntaxError) -> ConfigValue.Kind {
    switch (bytes[start] >> 4, bytes[start] & 0xF) {
    case (0, 0): return .null
    case (0, 8): return .bool(false)
    case (0, 9): return .bool(true)
    case (1, let power) where power <= 4: return try readInteger(at: start, power: Int(power))
    case (2, 2), (2, 3): return .number(try readReal(at: start))
    case (3, 3): return .other("a date")
    case (4, _): return .other("data")
    case (5, _): return .string(try readASCII(at: start))
    case (6, _): return .string(try readUTF16(at: start))
    case (8, _): return .other("a keyed archive's reference")
    default: throw ConfigSyntaxError("has an object of a kind that is not known", at: start)
    }
  }

  /// One, two and four bytes are unsigned, eight are signed; sixteen hold what is larger.
  private func readInteger(
    at start: Int, power: Int
  ) throws(ConfigSyntaxError) -> ConfigValue.Kind {
    let payload = try slice(at: start + 1, count: 1 << power)
    let low = Self.bigEndian(payload.suffix(8))
    if power < 3 { return .number(String(low)) }
    let signed = Int64(bitPattern: low)
    if power == 3 { return .number(String(signed)) }
    switch Self.bigEndian(payload.prefix(8)) {
    case 0: return .number(String(low))
    case .max where signed < 0: return .number(String(signed))
    default: return .other("an integer of more than 64 bits")
    }
  }

  private func readReal(at start: Int) throws(ConfigSyntaxError) -> String {
    if bytes[start] & 0xF == 2 {
      let bits = UInt32(truncatingIfNeeded: Self.bigEndian(try slice(at: start + 1, count: 4)))
      return String(describing: Float(bitPattern: bits))
    }
    return String(
      describing: Double(bitPattern: Self.bigEndian(try slice(at: start + 1, count: 8))))
  }

  private func readASCII(at start: Int) throws(ConfigSyntaxError) -> String {
    let (count, first) = try readCount(at: start)
    let text = try slice(at: first, count: count)
    guard text.allSatisfy({ $0 < 0x80 }) else {
      throw ConfigSyntaxError("has a string that is not ASCII where it says so", at: start)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func readUTF16(at start: Int) throws(ConfigSyntaxError) -> String {
    let (count, first) = try readCount(at: start)
    guard count <= bytes.count / 2 else {
      throw ConfigSyntaxError("has an object beyond its end", at: start)
    }
    let payload = try slice(at: first, count: count * 2)
    let units = stride(from: payload.startIndex, to: payload.endIndex, by: 2).map {
      UInt16(payload[$0]) << 8 | UInt16(payload[$0 + 1])
    }
    let text = String(decoding: units, as: UTF16.self)
    guard text.utf16.elementsEqual(units) else {
      throw ConfigSyntaxError("has half a surrogate pair in a string", at: start)
    }
    return text
  }
}
