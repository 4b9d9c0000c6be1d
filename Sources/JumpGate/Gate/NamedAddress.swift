/// What a web view says of its main frame, for an adapter whose engine has no flag for redirects.
package struct NamedAddress: Sendable, Hashable {
  /// The address that the view names as its own now; nil if none.
  package var address: Address?
  /// The document that the main frame shows; nil: none yet.
  package var shown: Address?
  /// Whether a load of the main frame has begun, of which nothing is shown yet.
  package var isLoading: Bool
  /// Which load the engine says that the attempt is about.
  package var load: AskedLoad

  /// Describes a view.
  package init(_ address: Address?, shown: Address?, isLoading: Bool, load: AskedLoad) {
    self.address = address
    self.shown = shown
    self.isLoading = isLoading
    self.load = load
  }
}

extension Gate {
  /// Says of an attempt what the engine's own word about loads tells of it, or, where there is none, the
  /// view's own address.
  ///
  /// The engine takes the next address for the one that the view is about to show before it asks
  /// about the hop of a redirect, and before it asks about a load by the app; for nothing else that it
  /// has not asked about (the hops: seen on WebKitGTK 2.50.6; the tests of redirects' order there hold
  /// it). So a view that names an address which it does not show is being redirected there, if a
  /// load has begun. If none has, the app itself loads the address, and whose wish that is, nobody
  /// knows: the engine may name the page that was there as the asker.
  ///
  /// > Note: A page's own script can change the address that a view names without loading anything
  /// > (`history.pushState`). What it then asks for at that address is taken for the app's, so an adapter
  /// > asks here only while the view loads something.
  ///
  /// - Parameters:
  ///   - attempt: what the engine asks, without a word on redirects.
  ///   - view: what the view says at that moment.
  package func read(_ attempt: Attempt, in view: NamedAddress) -> Attempt {
    guard attempt.targetsMainFrame == true, case .navigation = attempt.kind,
      !attempt.kind.isHistory, case .success(let address) = attempt.target
    else { return attempt }
    let isNamed = address == view.address && address != view.shown
    var read = attempt
    switch view.load {
    case .begun:
      read.isRedirect = true
    case .apps:
      (read.isRedirect, read.frame) = (false, .unknown)
    case .another:
      read.isRedirect = false
      if isNamed { read.frame = .unknown }
    case .unknown where isNamed && !view.isLoading:
      read.frame = .unknown
    case .unknown where isNamed && mayContinue(attempt, to: address):
      read.isRedirect = true
    case .unknown: break
    }
    return read
  }

  /// Whether a navigation is under way that an attempt may be the next hop of: a load that the host
  /// app announced is none, nor is the same address asked for again.
  private func mayContinue(_ attempt: Attempt, to address: Address) -> Bool {
    hostLoad?.address != address
      && chainsLeading(to: attempt).contains { $0.hops.last != address }
  }
}
