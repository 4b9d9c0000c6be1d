public import JumpGate

extension Policy {
  /// The policy as a JSON file, in canonical form: keys in a fixed order, what is empty left out.
  ///
  /// Reading it gives an equal policy, and so does reading ``propertyList()``.
  public func json() -> String { configValue.json() }

  /// The policy as an XML property list, in canonical form.
  public func propertyList() -> String { configValue.propertyList() }

  private var configValue: ConfigValue {
    var members: [ConfigValue.Member] = [
      .init("version", ConfigValue(.number(PolicyReader.version))),
      .init("preset", string: preset.rawValue), .init("mode", string: mode.rawValue),
    ]
    members.append("apps", apps.apps.map(\.configValue))
    members.append("hostSchemes", hostSchemes.map { ConfigValue(.string($0)) })
    members.append("appLinkHosts", appLinkHosts.map { ConfigValue(.string($0.description)) })
    members.append("rules", rules.map(\.configValue))
    let defaults = DestinationKind.allCases.compactMap { kind in
      self.defaults[kind].map { ConfigValue.Member(kind.rawValue, string: $0.rawValue) }
    }
    if !defaults.isEmpty { members.append(.init("defaults", ConfigValue(.object(defaults)))) }
    return ConfigValue(.object(members))
  }
}

extension ListedApp {
  fileprivate var configValue: ConfigValue {
    let name = name.map { [ConfigValue.Member("name", string: $0)] } ?? []
    return ConfigValue(.object([.init("id", string: id.description)] + name))
  }
}

extension Rule {
  fileprivate var configValue: ConfigValue {
    var members: [ConfigValue.Member] = [.init("id", string: id)]
    members.append("to", to.map { ConfigValue(.string($0.description)) })
    members.append("from", from.map { ConfigValue(.string($0.description)) })
    members.append("when", when.map { ConfigValue(.string($0.rawValue)) })
    if tap != .live { members.append(.init("tap", string: tap.rawValue)) }
    members.append(.init("then", string: then.rawValue))
    if then == .ask, yes != .open { members.append(.init("yes", string: yes.rawValue)) }
    return ConfigValue(.object(members))
  }
}

extension ConfigValue.Member {
  fileprivate init(_ key: String, string: String) {
    self.init(key, ConfigValue(.string(string)))
  }
}

extension [ConfigValue.Member] {
  /// Adds an array unless it is empty.
  fileprivate mutating func append(_ key: String, _ elements: [ConfigValue]) {
    if !elements.isEmpty { append(.init(key, ConfigValue(.array(elements)))) }
  }
}
