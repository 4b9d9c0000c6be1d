/// Query and fragment states.
extension AddressParser {
  /// Reads a query, if one begins here, and then a fragment.
  mutating func parseQueryAndFragment() {
    layout.queryStart = offset
    if byte(at: position) == UInt8(ascii: "?") {
      var end = position + 1
      while end < input.count, input[end] != UInt8(ascii: "#") { end += 1 }
      output.append(UInt8(ascii: "?"))
      let set: PercentEncodeSet = layout.isSpecial ? .specialQuery : .query
      output.append(percentEncoding: input.slice(position + 1, end), set)
      position = end
    }
    parseFragment()
  }

  /// Reads a fragment, if one begins here.
  mutating func parseFragment() {
    layout.fragmentStart = offset
    guard byte(at: position) == UInt8(ascii: "#") else { return }
    output.append(UInt8(ascii: "#"))
    output.append(percentEncoding: input.slice(position + 1, input.count), .fragment)
    position = input.count
  }
}
