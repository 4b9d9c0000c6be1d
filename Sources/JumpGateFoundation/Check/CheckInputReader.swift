internal import JumpGate

/// Reads an address and its context from an object.
struct CheckInputReader {
  static let keys = ["url", "base", "from", "tap", "frame", "redirected"]

  let object: ConfigObject
  let context: CheckContext

  /// Reads the keys; nil with mistakes noted if there is no address.
  func read(_ problems: inout ConfigProblems) -> CheckInput? {
    var context = context
    if object["base"] != nil { context.base = address("base", &problems) }
    if object["from"] != nil { context.from = address("from", &problems)?.frameOrigin }
    context.tap = bool("tap", &problems) ?? context.tap
    context.redirected = bool("redirected", &problems) ?? context.redirected
    context.frame = object.word("frame", "frame", problems: &problems) ?? context.frame
    guard object.required("url", problems: &problems) != nil,
      let url = object.string("url", problems: &problems)
    else { return nil }
    return CheckInput(url: url, context: context)
  }

  private func address(_ key: String, _ problems: inout ConfigProblems) -> Address? {
    if object[key]?.kind == .null { return nil }
    guard let text = object.string(key, problems: &problems) else { return nil }
    do {
      return try Address(text)
    } catch {
      problems.add(
        "is no address: \(error)", at: object.path.key(key), object[key],
        suggestion: AddressSuggestion.webAddress(text, error))
      return nil
    }
  }

  private func bool(_ key: String, _ problems: inout ConfigProblems) -> Bool? {
    guard let value = object[key] else { return nil }
    guard case .bool(let flag) = value.kind else {
      problems.add(
        "is \(value.kindInWords); true or false is expected", at: object.path.key(key), value)
      return nil
    }
    return flag
  }
}
