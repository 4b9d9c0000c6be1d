/// Whether something matches, where something may be unknown.
enum Match: Comparable {
  case no, maybe, yes
}

extension RuleMatcher {
  func matches(_ patterns: [Pattern]) -> Match {
    var best = Match.no
    for pattern in patterns {
      best = max(best, matches(pattern))
      if best == .yes { break }
    }
    return best
  }

  /// An app id that is unknown may be any: that never lets a rule permit, but a rule that
  /// restricts is taken at its word.
  private func matches(_ pattern: Pattern) -> Match {
    switch pattern.form {
    case .listedApp: matchesProduct { subject.isListed(in: policy.apps) }
    case .app(let id): matchesProduct { subject.destination.appID == id }
    case .kind(let kind): subject.destination.kind == kind ? .yes : .no
    case .scheme(let name): !subject.isInstall && subject.address.isScheme(name) ? .yes : .no
    case .host(let hosts): subject.isHTTP && hosts.matches(subject.address) ? .yes : .no
    case .invalid: .no
    }
  }

  private func matchesProduct(_ isTheOne: () -> Bool) -> Match {
    guard subject.destination.kind == .appStoreProduct, !subject.isInstall else { return .no }
    guard subject.destination.appID != nil, !subject.isUnsure else { return .maybe }
    return isTheOne() ? .yes : .no
  }

  func matches(_ origins: [OriginPattern], isPermitting: Bool) -> Match {
    guard !origins.isEmpty else { return .yes }
    guard let from else { return .maybe }
    return origins.contains { $0.matches(from, isPermitting: isPermitting) } ? .yes : .no
  }
}

extension Origin {
  /// Whether an http(s) address has this origin's host.
  func hasHost(of address: Address) -> Bool {
    guard case .tuple(_, let host, _) = self, address.isHTTP else { return false }
    return address.host == host
  }
}
