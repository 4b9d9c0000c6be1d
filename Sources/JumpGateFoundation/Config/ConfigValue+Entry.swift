extension ConfigValue {
  /// The value at a key path of plain keys (`rules[2].to[0]`); nil if there is none.
  func entry(at path: String) -> ConfigValue? {
    var value = self
    for step in path.split(whereSeparator: { $0 == "." || $0 == "[" || $0 == "]" }) {
      guard let next = value.child(String(step)) else { return nil }
      value = next
    }
    return value
  }

  private func child(_ step: String) -> ConfigValue? {
    switch kind {
    case .object(let members): return members.first { $0.key == step }?.value
    case .array(let elements):
      guard let index = Int(step), elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
  }
}
