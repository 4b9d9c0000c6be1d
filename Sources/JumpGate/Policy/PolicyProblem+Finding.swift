extension PolicyProblem {
  /// Finds every mistake in the parts of a policy.
  static func all(
    apps: AppList, rules: [Rule], defaults: [DestinationKind: Action], hostSchemes: [String]
  ) -> [PolicyProblem] {
    var found = apps.conflicts.map {
      PolicyProblem(path: "apps", entry: $0.description, fault: .conflictingNames)
    }
    for (index, scheme) in hostSchemes.enumerated() {
      found += problem(inHostScheme: scheme, at: "hostSchemes[\(index)]")
    }
    var ids: Set<String> = []
    for (index, rule) in rules.enumerated() {
      let path = "rules[\(index)]"
      if !ids.insert(rule.id).inserted {
        found.append(PolicyProblem(path: "\(path).id", entry: rule.id, fault: .duplicateRuleID))
      }
      found += problems(in: rule, at: path, hostSchemes: hostSchemes)
    }
    for kind in DestinationKind.allCases {
      guard let action = defaults[kind], let fault = fault(of: action, for: kind) else { continue }
      found.append(
        PolicyProblem(path: "defaults.\(kind.rawValue)", entry: action.rawValue, fault: fault))
    }
    return found
  }

  private static func problem(inHostScheme scheme: String, at path: String) -> [PolicyProblem] {
    do {
      let name = try SchemeName.normalised(scheme)
      guard name != "http", name != "https", let address = try? Address("\(name)://host/"),
        [.deepLink, .redirector].contains(Destination(address).kind)
      else { return [PolicyProblem(path: path, entry: scheme, fault: .notADeepLink)] }
      return []
    } catch {
      return [PolicyProblem(path: path, entry: scheme, fault: .pattern(error))]
    }
  }

  private static func problems(
    in rule: Rule, at path: String, hostSchemes: [String]
  ) -> [PolicyProblem] {
    var found: [PolicyProblem] = []
    if rule.id.isEmpty { found.append(.init(path: "\(path).id", entry: "", fault: .emptyRuleID)) }
    if rule.to.isEmpty { found.append(.init(path: "\(path).to", entry: "", fault: .noPattern)) }
    if rule.yes != .open, rule.yes != .sheet || rule.then != .ask {
      found.append(.init(path: "\(path).yes", entry: rule.yes.rawValue, fault: .invalidYes))
    }
    for (index, pattern) in rule.to.enumerated() {
      guard let fault = fault(of: pattern, in: rule, hostSchemes: hostSchemes) else { continue }
      found.append(.init(path: "\(path).to[\(index)]", entry: pattern.description, fault: fault))
    }
    for (index, origin) in rule.from.enumerated() {
      guard let error = origin.error else { continue }
      found.append(
        .init(path: "\(path).from[\(index)]", entry: origin.description, fault: .pattern(error)))
    }
    return found
  }

  private static func fault(of pattern: Pattern, in rule: Rule, hostSchemes: [String]) -> Fault? {
    if let error = pattern.error { return .pattern(error) }
    if rule.then == .allow, !pattern.isAlwaysLoadable { return .cannotAllow }
    if rule.then == .host {
      guard case .scheme(let name) = pattern.form, hostSchemes.contains(name) else {
        return .notAHostScheme
      }
    }
    return nil
  }

  /// `allow` is a default for those kinds only that the presets allow over http(s).
  private static func fault(of action: Action, for kind: DestinationKind) -> Fault? {
    switch action {
    case .allow: [.web, .redirector, .otherAppleContent].contains(kind) ? nil : .cannotAllow
    case .host: .notAHostScheme
    case .block, .ask, .open, .sheet: nil
    }
  }
}
