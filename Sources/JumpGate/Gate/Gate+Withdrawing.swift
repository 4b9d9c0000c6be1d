extension Gate {
  /// Takes back a question that could not be shown: it is void, and no refusal of the user's.
  public mutating func withdraw(_ id: Prompt.ID) {
    if pending?.prompt.id == id { pending = nil }
  }
}
