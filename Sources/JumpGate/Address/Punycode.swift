/// Punycode, which spells a label of any script in ASCII.
///
/// Source: <https://www.rfc-editor.org/rfc/rfc3492.html#section-6>
enum Punycode {
  /// Reads what follows `xn--`; nil if it is no Punycode.
  static func decode(_ label: ArraySlice<UInt32>) -> [UInt32]? {
    guard label.allSatisfy({ $0 < 0x80 }) else { return nil }
    var output = label.lastIndex(of: 0x2D).map { Array(label[..<$0]) } ?? []
    var rest = output.isEmpty ? label : label.dropFirst(output.count + 1)
    let basicCount = output.count
    var state = State()
    var index: UInt32 = 0
    while !rest.isEmpty {
      guard let step = integer(&rest, bias: state.bias) else { return nil }
      let (sum, overflow) = index.addingReportingOverflow(step)
      let length = UInt32(output.count + 1)
      guard !overflow, sum / length <= 0x10FFFF - state.scalar else { return nil }
      state.adapt(step, length: length, isFirst: output.count == basicCount)
      state.scalar += sum / length
      index = sum % length
      output.insert(state.scalar, at: Int(index))
      index += 1
    }
    return output
  }

  /// Appends a label.
  ///
  /// - Returns: false if a number outgrew 32 bits.
  static func append(_ label: [UInt32], to output: inout [UInt8]) -> Bool {
    let basic = label.filter { $0 < 0x80 }
    output.append(contentsOf: basic.lazy.map { UInt8(truncatingIfNeeded: $0) })
    if !basic.isEmpty { output.append(UInt8(ascii: "-")) }
    var state = State()
    var delta: UInt32 = 0
    var handled = UInt32(basic.count)
    for scalar in Set(label.lazy.filter { $0 >= 0x80 }).sorted() {
      let (step, overflow) = (scalar - state.scalar).multipliedReportingOverflow(by: handled + 1)
      let (sum, overflows) = delta.addingReportingOverflow(step)
      guard !overflow, !overflows else { return false }
      delta = sum
      state.scalar = scalar
      for other in label {
        if other < scalar { delta += 1 }
        guard other == scalar else { continue }
        append(delta, bias: state.bias, to: &output)
        state.adapt(delta, length: handled + 1, isFirst: handled == UInt32(basic.count))
        delta = 0
        handled += 1
      }
      delta += 1
      state.scalar += 1
    }
    return true
  }
}

extension Punycode {
  private static let base: UInt32 = 36

  /// The code point reached and the bias of the next number.
  private struct State {
    var scalar: UInt32 = 0x80
    var bias: UInt32 = 72

    /// Adapts the bias to a number that was just coded.
    mutating func adapt(_ delta: UInt32, length: UInt32, isFirst: Bool) {
      var delta = isFirst ? delta / 700 : delta / 2
      delta += delta / length
      bias = 0
      while delta > (base - 1) * 26 / 2 {
        delta /= base - 1
        bias += base
      }
      bias += base * delta / (delta + 38)
    }
  }

  private static func threshold(_ position: UInt32, bias: UInt32) -> UInt32 {
    position <= bias ? 1 : min(position - bias, 26)
  }

  /// Takes a number of variable length from the front; nil if it is cut short or too large.
  private static func integer(_ rest: inout ArraySlice<UInt32>, bias: UInt32) -> UInt32? {
    var value: UInt32 = 0
    var weight: UInt32 = 1
    var position = base
    while let digit = rest.popFirst().flatMap(digitValue) {
      let (step, overflow) = digit.multipliedReportingOverflow(by: weight)
      let (sum, overflows) = value.addingReportingOverflow(step)
      guard !overflow, !overflows else { return nil }
      value = sum
      let limit = threshold(position, bias: bias)
      if digit < limit { return value }
      let (next, tooLarge) = weight.multipliedReportingOverflow(by: base - limit)
      guard !tooLarge else { return nil }
      weight = next
      position += base
    }
    return nil
  }

  private static func append(_ number: UInt32, bias: UInt32, to output: inout [UInt8]) {
    var number = number
    var position = base
    while true {
      let limit = threshold(position, bias: bias)
      if number < limit { break }
      output.append(digit(limit + (number - limit) % (base - limit)))
      number = (number - limit) / (base - limit)
      position += base
    }
    output.append(digit(number))
  }

  private static func digitValue(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x61...0x7A: scalar - 0x61
    case 0x41...0x5A: scalar - 0x41
    case 0x30...0x39: scalar - 0x30 + 26
    default: nil
    }
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }
}
