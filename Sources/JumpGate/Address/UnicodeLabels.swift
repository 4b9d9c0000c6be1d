/// The labels of a domain on its way to ASCII.
struct UnicodeLabels {
  /// The labels, mapped and normalized, Punycode not yet decoded.
  private var labels: [[UInt32]]
  /// Whether a code point's data is younger than the engines'.
  private(set) var needRecentUnicode = false

  /// Maps, normalizes and splits a domain in UTF-8.
  init(mapping domain: [UInt8]) throws(HostError) {
    guard domain.count <= 4 * DomainToASCII.maximumLength else {
      throw HostError(kind: .tooLong)
    }
    var mapped: [UInt32] = []
    for scalar in String(decoding: domain, as: UTF8.self).unicodeScalars {
      needRecentUnicode = needRecentUnicode || UnicodeLabelTable.isRecent(scalar.value)
      guard IDNAMappingTable.append(scalar.value, to: &mapped) else {
        throw HostError(kind: .domainToASCII)
      }
    }
    guard mapped.count <= DomainToASCII.maximumLength else { throw HostError(kind: .tooLong) }
    labels = CanonicalComposition.compose(mapped)
      .split(separator: 0x2E, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Validates every label and appends them in ASCII, dots between.
  mutating func appendASCII(to output: inout [UInt8]) throws(HostError) {
    for index in labels.indices { try decode(at: index) }
    let isBidirectional = labels.contains(where: BidiRule.isRightToLeft)
    for (index, label) in labels.enumerated() {
      if isBidirectional, !label.isEmpty, !BidiRule.isMet(by: label) {
        throw HostError(kind: .domainToASCII)
      }
      if index > 0 { output.append(UInt8(ascii: ".")) }
      try Self.append(label, to: &output)
    }
  }

  /// Decodes a label in Punycode, and validates any label.
  private mutating func decode(at index: Int) throws(HostError) {
    let label = labels[index]
    if label.starts(with: "xn--".unicodeScalars.lazy.map(\.value)) {
      guard let decoded = Punycode.decode(label.dropFirst(4)),
        decoded.contains(where: { $0 >= 0x80 }),
        CanonicalComposition.compose(decoded) == decoded
      else { throw HostError(kind: .domainToASCII) }
      labels[index] = decoded
      needRecentUnicode = needRecentUnicode || decoded.contains(where: UnicodeLabelTable.isRecent)
    }
    guard LabelValidity.isMet(by: labels[index]) else { throw HostError(kind: .domainToASCII) }
  }

  private static func append(_ label: [UInt32], to output: inout [UInt8]) throws(HostError) {
    if label.allSatisfy({ $0 < 0x80 }) {
      output.append(contentsOf: label.lazy.map { UInt8(truncatingIfNeeded: $0) })
    } else {
      output.append(contentsOf: "xn--".utf8)
      guard Punycode.append(label, to: &output) else { throw HostError(kind: .domainToASCII) }
    }
  }
}
