/// What one classification carries through all addresses that it reads, one inside another.
struct ClassificationContext {
  /// How many addresses inside addresses are read.
  static let deepest = 5
  /// How many addresses are read in all, so that no address, however crowded, costs much.
  private static let mostFollowed = 64

  private(set) var depth = 0
  /// How much was read.
  private(set) var reading = Reading()
  private(set) var steps: [ExplanationStep]?

  /// - Parameter explains: whether each step is written down.
  init(explains: Bool = false) {
    steps = explains ? [] : nil
  }

  /// How much was read of the addresses inside an address.
  struct Reading {
    fileprivate var followed = 0
    /// Whether more addresses were there than were read.
    fileprivate(set) var isExhausted = false
  }

  /// Whether more addresses were there than were read.
  var isExhausted: Bool { reading.isExhausted }

  /// Forgets what was read since.
  mutating func rewind(to reading: Reading) { self.reading = reading }

  /// The same context that writes nothing down, as it was when so much was read.
  func silent(from reading: Reading) -> ClassificationContext {
    var context = self
    context.steps = nil
    context.reading = reading
    return context
  }

  /// Whether each step is written down.
  var explains: Bool { steps != nil }

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
    guard reading.followed < Self.mostFollowed else {
      reading.isExhausted = true
      return false
    }
    reading.followed += 1
    return true
  }

  /// What became of some text that may be an address.
  enum Following {
    /// It is no address, or stands too deep.
    case nothing
    /// It leads to nothing that is wanted.
    case ignored
    case found(NestedDestination)
  }

  /// Reads the address that some text is, and what it leads to; no memory is taken for one that is
  /// not wanted.
  mutating func follow(
    _ text: UnsafeBufferPointer<UInt8>, where isWanted: (Destination) -> Bool
  ) -> Following {
    guard depth < Self.deepest, mayRead() else {
      reading.isExhausted = true
      return .nothing
    }
    depth += 1
    defer { depth -= 1 }
    return AddressParser.withParsed(utf8: text, watching: HidingPlaces.self) { parsed in
      guard case .success(let view) = parsed else { return .nothing }
      let destination = Destination(view, &self)
      guard isWanted(destination) else { return .ignored }
      let href = String(decoding: view.bytes, as: UTF8.self)
      let address = Address(href: href, layout: view.layout)
      return .found(NestedDestination(address: address, destination: destination))
    }
  }

  /// Reads the address that some text is, whatever it leads to.
  mutating func follow(_ text: String) -> NestedDestination? {
    var text = text
    let following = text.withUTF8 { follow($0) { _ in true } }
    guard case .found(let nested) = following else { return nil }
    return nested
  }
}
