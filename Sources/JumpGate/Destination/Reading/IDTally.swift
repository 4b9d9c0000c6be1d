/// What all places that can bear an app id say together.
struct IDTally {
  enum Result: Equatable {
    /// No place says anything.
    case none
    /// Every place says the same.
    case one(AppID)
    /// Two places disagree, or one says something that is no id.
    case unknown
  }

  private var id: AppID?
  private var isSpoilt = false

  var result: Result {
    if isSpoilt { return .unknown }
    return id.map(Result.one) ?? .none
  }

  /// The id, if there is exactly one.
  var agreedID: AppID? { isSpoilt ? nil : id }

  /// Adds what a place says, as digits.
  mutating func add(_ digits: some Sequence<UInt8>) {
    guard let next = AppID(utf8: digits) else { return spoil() }
    add(next)
  }

  mutating func add(_ next: AppID) {
    if let id, id != next { spoil() }
    id = next
  }

  /// Adds what other places say together.
  mutating func add(_ other: IDTally) {
    if other.isSpoilt { spoil() }
    if let id = other.id { add(id) }
  }

  /// Something stands where an id should and is none.
  mutating func spoil() { isSpoilt = true }
}
