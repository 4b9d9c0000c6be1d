#if canImport(WebKit)
  internal import WebKit

  /// Whoever sets himself as a delegate may keep the one that was there before, which is a guard, to
  /// pass calls on to it. So a new host gets a new guard, and the old one passes on to the old host and
  /// judges no more; else guard and host would ask each other without end. Old guards stay as long as
  /// their hosts.
  extension Enforcement {
    /// Puts the gate before a navigation delegate.
    func adopt(navigation host: (any WKNavigationDelegate)?) {
      let old = navigationGuard
      if let host, host !== old.hostDelegate {
        navigationGuard = NavigationGuard()
        navigationGuard.enforcement = self
        old.retire()
      } else {
        old.watchHost(nil)
      }
      navigationGuard.hostDelegate = host
      navigationGuard.watchHost { [weak self] in self?.refreshDelegates() }
    }

    /// Puts the gate before a UI delegate.
    func adopt(window host: (any WKUIDelegate)?) {
      let old = windowGuard
      if let host, host !== old.hostDelegate {
        windowGuard = WindowGuard()
        windowGuard.enforcement = self
        windowGuard.judgesMenus = old.judgesMenus
        old.retire()
      } else {
        old.watchHost(nil)
      }
      windowGuard.hostDelegate = host
      windowGuard.watchHost { [weak self] in self?.refreshDelegates() }
    }
  }
#endif
