/// Collects the rules of a policy written in code; the first match wins.
@resultBuilder
public enum RuleBuilder {
  /// Takes one rule.
  public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
  /// Takes several rules made elsewhere.
  public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
  /// Joins them in their order.
  public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
  /// Takes the branch of an `if` without `else`.
  public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
  /// Takes the first branch.
  public static func buildEither(first part: [Rule]) -> [Rule] { part }
  /// Takes the second branch.
  public static func buildEither(second part: [Rule]) -> [Rule] { part }
  /// Takes what a loop made.
  public static func buildArray(_ parts: [[Rule]]) -> [Rule] { parts.flatMap { $0 } }
}
