extension Policy: CustomStringConvertible {
  /// What is in it: `preset standard, 2 listed apps, 1 rule, 1 default`.
  public var description: String {
    let parts = [
      "preset \(preset.rawValue)", mode == .report ? "only reporting" : nil,
      Self.count(apps.count, "listed app"), Self.count(rules.count, "rule"),
      Self.count(defaults.count, "default"), Self.count(hostSchemes.count, "host scheme"),
      Self.count(appLinkHosts.count, "app link host"),
      Self.count(problems.count, "mistake").map { "\($0), so that everything is blocked" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
