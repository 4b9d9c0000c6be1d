/// Rules as they are written in code: the action first, then what, whose, when.
extension Rule {
  /// Loads it here; for http(s) pages and embedded documents only.
  public static func allow(
    _ to: Pattern..., from: OriginPattern..., when: Condition..., tap: TapReach = .live, id: String
  ) -> Rule {
    Rule(id: id, to: to, from: from, when: when, tap: tap, then: .allow, yes: .open)
  }

  /// Cancels it.
  public static func block(
    _ to: Pattern..., from: OriginPattern..., when: Condition..., tap: TapReach = .live, id: String
  ) -> Rule {
    Rule(id: id, to: to, from: from, when: when, tap: tap, then: .block, yes: .open)
  }

  /// Hands the address to the system.
  public static func open(
    _ to: Pattern..., from: OriginPattern..., when: Condition..., tap: TapReach = .live, id: String
  ) -> Rule {
    Rule(id: id, to: to, from: from, when: when, tap: tap, then: .open, yes: .open)
  }

  /// Shows the store page inside the app.
  public static func sheet(
    _ to: Pattern..., from: OriginPattern..., when: Condition..., tap: TapReach = .live, id: String
  ) -> Rule {
    Rule(id: id, to: to, from: from, when: when, tap: tap, then: .sheet, yes: .open)
  }

  /// Asks the user; a yes opens it, or shows the sheet.
  public static func ask(
    _ to: Pattern..., from: OriginPattern..., when: Condition..., tap: TapReach = .live,
    yes: Action = .open, id: String
  ) -> Rule {
    Rule(id: id, to: to, from: from, when: when, tap: tap, then: .ask, yes: yes)
  }

  /// Gives it to the host app's delegate; for schemes in the policy's `hostSchemes` only.
  public static func host(
    _ to: Pattern..., from: OriginPattern..., when: Condition..., tap: TapReach = .live, id: String
  ) -> Rule {
    Rule(id: id, to: to, from: from, when: when, tap: tap, then: .host, yes: .open)
  }
}
