/// What one classification carries through all addresses that it reads, one inside another.
struct ClassificationContext {
  /// How many addresses inside addresses are read.
  static let deepest = 5
  /// How many addresses are read in all, so that no address, however crowded, costs much.
  private static let mostFollowed = 64

  private(set) var depth = 0
  private var followed = 0
  private(set) var steps: [ExplanationStep]?

  /// - Parameter explains: whether each step is written down.
  init(explains: Bool = false) {
    steps = explains ? [] : nil
  }

  /// Whether more addresses were there than were read.
  private(set) var isExhausted = false

  /// Writes a step down, if steps are wanted; the text is not made otherwise.
  mutating func note(
    _ subject: ExplanationStep.Subject, _ text: @autoclosure () -> String,
    _ source: FactSource? = nil
  ) {
    guard steps != nil else { return }
    steps?.append(
      ExplanationStep(
        subject: subject, text: text(), source: source?.text, date: source?.date, depth: depth))
  }

  /// Whether one more part may be read; counts it.
  mutating func mayRead() -> Bool {
    guard followed < Self.mostFollowed else {
      isExhausted = true
      return false
    }
    followed += 1
    return true
  }

  /// Reads the address that stands in some text, and what it leads to; nil if there is none, or
  /// if it stands too deep.
  mutating func follow(_ text: String) -> NestedDestination? {
    guard depth < Self.deepest, mayRead() else {
      isExhausted = true
      return nil
    }
    guard let address = try? Address(text) else { return nil }
    depth += 1
    defer { depth -= 1 }
    let destination = Destination(address, &self)
    return NestedDestination(address: address, destination: destination)
  }
}
