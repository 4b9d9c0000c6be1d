/// A question to the user, as a value: who asks, what for, which app if known.
public struct Prompt: Sendable, Hashable {
  /// Names one question; never used twice in a gate, nor in those of the windows it opened.
  public struct ID: Sendable, Hashable {
    let view: [UInt32]
    let number: UInt32
  }

  /// For how many milliseconds the yes button is inactive, so that nobody taps it unread.
  ///
  /// The gate takes no yes before.
  public static let acceptsAnswersAfterMilliseconds: Int64 = 500

  /// What the user can say.
  public enum Answer: String, Sendable, Hashable, CaseIterable {
    /// Yes, this once.
    case once
    /// Yes, and remember it.
    case always
    /// No.
    case no
    /// No, and remember it.
    case never
  }

  /// What an adapter does with an answer.
  public enum Outcome: Sendable, Hashable {
    /// Hand the address to the system.
    case open(Address)
    /// Show the store page of the app inside the app; where the platform can't, open the address.
    case sheet(AppID, Address)
    /// Nothing: refused, void, or answered already.
    case nothing
  }

  /// The question's name, to answer it by.
  public let id: ID
  /// The asking frame's origin; opaque where it has none or it is unknown.
  public let asker: Origin
  /// The host of the top page, in ASCII; nil if it has none.
  public let topHost: String?
  /// What the address leads to.
  public let destination: Destination
  /// The address that a yes opens.
  public let opens: Address
  /// The listed app's name, if the policy gives one.
  public let appName: String?
  /// Whether `always` and `never` may be offered.
  public let mayRemember: Bool
}
