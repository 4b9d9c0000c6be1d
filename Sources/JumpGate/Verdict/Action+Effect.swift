extension Action {
  /// Whether it takes the user out of the web view without asking.
  public var isExit: Bool { self == .open || self == .sheet }

  /// Whether it leads out of the web view, or may after a yes: it spends a tap.
  public var spendsTap: Bool { isExit || self == .ask }
}
