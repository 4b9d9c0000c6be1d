#if canImport(WebKit)
  internal import Foundation
  internal import ObjectiveC

  /// An object that stands in for a host's delegate, implements some of its methods itself and passes
  /// every other call on, if the host's delegate implements it.
  ///
  /// Engines ask once, when the delegate is set, which methods there are, and behave otherwise where
  /// one exists. So this answers for its own methods and for those of the host, and for nothing else.
  @MainActor
  class ForwardingDelegate: NSObject {
    /// The host's delegate.
    nonisolated var host: (any NSObjectProtocol)? { nil }

    private let place = AssociatedObject<ForwardingDelegate>()
    private let watchPlace = AssociatedObject<HostWatch>()
    /// Whether another one has taken its place: it judges nothing, and passes everything on.
    private(set) var isRetired = false

    deinit {
      if let host { watchPlace.set(nil, of: host) }
    }

    /// Lets another one take its place; who still holds it reaches the host by it, as long as there is
    /// one.
    func retire() {
      watchHost(nil)
      isRetired = true
      if let host { place.set(self, of: host) }
    }

    /// Tells when the host goes, which it has now; nil: tells no longer.
    func watchHost(_ onGone: (@MainActor @Sendable () -> Void)?) {
      guard let host else { return }
      let watch = onGone.map { onGone in
        HostWatch { [weak self] in
          if let self, self.host == nil { onGone() }
        }
      }
      watchPlace.set(watch, of: host)
    }

    /// The methods that are implemented here but only count if the host has them, since their
    /// presence changes what the engine does.
    nonisolated class var countedOnlyWithHost: Set<Selector> { [] }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      if Self.countedOnlyWithHost.contains(aSelector) {
        return host?.responds(to: aSelector) ?? false
      }
      return super.responds(to: aSelector) || forwards(aSelector)
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      aSelector.map(forwards) == true ? host : nil
    }

    /// Whether a call is the host's: it has the method, and the method decides nothing.
    ///
    /// The engine prefers some methods that are not in its headers to those that are. A host that
    /// implements one of them would be asked instead of the gate; so whatever decides navigations
    /// or makes windows, and is not implemented here, does not exist.
    nonisolated private func forwards(_ selector: Selector) -> Bool {
      let name = NSStringFromSelector(selector).lowercased()
      if name.contains("decidepolicy") || name.contains("createwebview") { return false }
      return host?.responds(to: selector) ?? false
    }
  }
#endif
