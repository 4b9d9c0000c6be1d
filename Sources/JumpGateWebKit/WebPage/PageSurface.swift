#if canImport(_WebKit_SwiftUI)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  /// The view behind a `WebPage`, which says what a decider is not told: where the page is, and what it
  /// is loading.
  ///
  /// Nobody tells a decider that a load has begun. What the view named before it named the next address
  /// does: both properties are documented as observable.
  @available(iOS 26, macOS 26, visionOS 26, *)
  @MainActor
  final class PageSurface {
    private(set) weak var view: WKWebView?
    /// The document that the main frame shows.
    var shown: Address?
    private var names = LoadingNames()
    private var watches: [NSKeyValueObservation] = []

    /// Begins to watch a view.
    init(_ view: WKWebView) {
      self.view = view
      watches = [
        view.observe(\.url) { [weak self] _, _ in onMainActor { self?.nameChanged() } },
        view.observe(\.isLoading) { [weak self] _, _ in onMainActor { self?.nameChanged() } },
      ]
      nameChanged()
    }

    private func nameChanged() {
      guard let view else { return }
      names.changed(to: Address(reading: view.url), isLoading: view.isLoading)
    }

    /// Says of an attempt that it is a server's redirect or the app's own load, where that can be told.
    func read(_ attempt: Attempt, by gate: Gate) -> Attempt {
      // With nothing loading or asked for, the address is the page's own, be it one that it gave itself.
      guard let view, view.isLoading else { return attempt }
      let isLoading = names.before.map { gate.isUnderWay(to: $0) } ?? false
      return gate.read(
        attempt,
        in: NamedAddress(
          Address(reading: view.url), shown: shown, isLoading: isLoading, load: .unknown))
    }
  }
#endif
