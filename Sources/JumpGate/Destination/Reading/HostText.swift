/// A domain in lower case, before which some bytes can be read.
struct HostText {
  private let start: UnsafeRawPointer
  let count: Int
  /// Whether each run of digits has been written as `#`, as patterns are.
  private var isCollapsed = false

  @inline(__always)
  init(_ start: UnsafeRawPointer, from hostStart: Int, to hostEnd: Int) {
    self.start = start + hostStart
    count = hostEnd &- hostStart
  }

  /// Copies a domain in any case to the stack, behind a few bytes, and calls a body with it.
  static func with<Value>(_ domain: ByteView, _ body: (HostText) -> Value?) -> Value? {
    guard domain.count > 0, domain.count < 256 else { return nil }
    let margin = 16
    return withUnsafeTemporaryAllocation(byteCount: margin + domain.count, alignment: 16) { copy in
      guard let base = copy.baseAddress else { return nil }
      copy.initializeMemory(as: UInt8.self, repeating: 0)
      for index in 0..<domain.count {
        copy[margin + index] = domain[index].asciiLowercased
      }
      return body(HostText(UnsafeRawPointer(base), from: margin, to: margin + domain.count))
    }
  }

  /// The number of its row.
  func number(in table: HostTable, _ path: HostPath) -> Int? {
    let end = 8 + count
    return table.number(
      start - 8, from: 8, HostLabels(start - 8, from: 8, to: end), to: end, path)
  }

  /// The bytes.
  var view: ByteView {
    ByteView(
      UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count))
  }

  /// The beginning, up to an offset.
  func prefix(_ end: Int) -> HostText {
    var text = HostText(start, from: 0, to: end)
    text.isCollapsed = isCollapsed
    return text
  }

  /// The last two labels.
  var end: HostEnd? {
    HostEnd(start - 8, HostLabels(start - 8, from: 8, to: 8 + count), to: 8 + count)
  }

  /// The hash of the last label, as ``HostEnd/labelHash`` is that of the one before the last.
  var labelHash: Int? {
    // What a row could hold ends with a country; any will do.
    let length = view.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length + 2) { buffer in
      for index in 0..<length { buffer.initializeElement(at: index, to: byte(index)) }
      buffer.initializeElement(at: length, to: UInt8(ascii: "."))
      buffer.initializeElement(at: length + 1, to: UInt8(ascii: "x"))
      return HostText.with(ByteView(UnsafeBufferPointer(buffer))) { $0.end?.labelHash }
    }
  }

  /// Calls a body with the domain in which `#` stands for each run of digits.
  func withDigitsCollapsed<Value>(_ body: (HostText) -> Value?) -> Value? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      var length = 0
      for byte in view {
        let isDigit = byte.isASCIIDigit
        if isDigit, length > 0, buffer[length - 1] == UInt8(ascii: "#") { continue }
        buffer.initializeElement(at: length, to: isDigit ? UInt8(ascii: "#") : byte)
        length += 1
      }
      let collapsed = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<length])
      return HostText.with(ByteView(collapsed)) { text in
        var text = text
        text.isCollapsed = true
        return body(text)
      }
    }
  }
}

// MARK: - Comparing

extension HostText {
  /// Whether a row is about this domain or one above it, whatever the path.
  @inline(__always)
  func matches(_ entry: HostEntry) -> Bool {
    guard let begin = entry.isPattern && !isCollapsed ? patternStart(entry) : plainStart(entry)
    else { return false }
    switch entry.scope {
    case .all: return begin == 0 || byte(begin - 1) == UInt8(ascii: ".")
    case .exact: return begin == 0
    case .below: return begin > 0 && byte(begin - 1) == UInt8(ascii: ".")
    }
  }

  private func byte(_ index: Int) -> UInt8 { start.load(fromByteOffset: index, as: UInt8.self) }

  /// Where the row's domain begins in this one, if this one ends with it.
  @inline(__always)
  private func plainStart(_ entry: HostEntry) -> Int? {
    let begin = count - entry.count
    guard begin >= 0, head(entry.count) == entry.head else { return nil }
    var index = 8
    while index < entry.count {
      guard byte(begin + index) == entry.domain[index] else { return nil }
      index += 1
    }
    return begin
  }

  /// Of the last so many bytes the first eight, or all and zeros.
  @inline(__always)
  private func head(_ length: Int) -> UInt64 {
    let place = count - max(length, 8)
    let word = UInt64(littleEndian: (start + place).loadUnaligned(as: UInt64.self))
    return length < 8 ? word &>> UInt64(8 * (8 - length)) : word
  }

  private func patternStart(_ entry: HostEntry) -> Int? {
    var index = count
    var place = entry.count
    while place > 0 {
      place -= 1
      guard index > 0 else { return nil }
      index -= 1
      if entry.domain[place] != UInt8(ascii: "#") {
        guard byte(index) == entry.domain[place] else { return nil }
        continue
      }
      guard byte(index).isASCIIDigit else { return nil }
      while index > 0, byte(index - 1).isASCIIDigit { index -= 1 }
    }
    return index
  }
}
