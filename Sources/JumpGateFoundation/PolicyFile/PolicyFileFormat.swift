/// The formats a policy file can have, told apart by their first bytes.
public enum PolicyFileFormat: String, Sendable, Hashable, CaseIterable {
  /// JSON, RFC 8259.
  case json
  /// An XML property list.
  case xmlPropertyList = "xml-property-list"
  /// A binary property list.
  case binaryPropertyList = "binary-property-list"
}
