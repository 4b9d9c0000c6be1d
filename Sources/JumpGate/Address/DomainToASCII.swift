/// Domain to ASCII.
///
/// Source: <https://url.spec.whatwg.org/#concept-domain-to-ascii>
enum DomainToASCII {
  /// Percent-decodes a domain, maps it to ASCII and appends it.
  ///
  /// - Returns: whether the mapping used Unicode data younger than the engines'.
  static func append(
    _ domain: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) throws(HostError) -> Bool {
    let start = output.count
    appendDecoded(domain, to: &output)
    for index in start..<output.count {
      guard output[index] < 0x80 else { throw HostError(kind: .domainToASCII) }
      output[index] = output[index].asciiLowercased
    }
    return false
  }

  /// Source: <https://url.spec.whatwg.org/#string-percent-decode>
  private static func appendDecoded(
    _ domain: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    var index = 0
    while index < domain.count {
      if domain[index] == UInt8(ascii: "%"), index + 2 < domain.count,
        let high = domain[index + 1].hexValue, let low = domain[index + 2].hexValue
      {
        output.append(high << 4 | low)
        index += 3
      } else {
        output.append(domain[index])
        index += 1
      }
    }
  }
}
