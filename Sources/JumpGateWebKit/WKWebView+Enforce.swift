#if canImport(WebKit)
  internal import Foundation
  public import JumpGate
  public import WebKit

  extension WKWebView {
    /// Enforces a policy in this view, for as long as the view lives.
    ///
    /// ```swift
    /// webView.enforce(policy) { event in toast("Stopped: \(event.verdict.reason)") }
    /// ```
    ///
    /// Best before anything is loaded: what the view shows already has no tap script, so that its
    /// links are refused where the policy wants a tap. The delegates that are set keep working, also
    /// those set later; see ``Enforcement``. Doing it twice with one policy changes who opens
    /// and who hears; with another policy, the view starts anew.
    ///
    /// - Parameters:
    ///   - policy: what to judge by.
    ///   - hooks: who opens, asks and hears.
    ///   - onRefused: hears what was refused, so that a dead button can be explained.
    /// - Returns: the handle; it may be dropped.
    @discardableResult
    public func enforce(
      _ policy: Policy, hooks: Hooks = Hooks(),
      onRefused: (@MainActor (JumpEvent) -> Void)? = nil
    ) -> Enforcement {
      var hooks = hooks
      if let onRefused { hooks.onRefused = onRefused }
      let policy = policy.forApp(registeredFor: Bundle.main.registeredSchemes)
      if let enforcement = Enforcement.of(self) {
        if enforcement.gate.policy == policy {
          enforcement.update(hooks)
          return enforcement
        }
        enforcement.remove()
      }
      let gate = Gate(
        policy: policy, isPrivate: !configuration.websiteDataStore.isPersistent,
        remembered: hooks.remembered)
      return Enforcement(self, gate: gate, hooks: hooks, opener: nil)
    }

    /// The enforcement in this view; nil if there is none.
    public var enforcement: Enforcement? { Enforcement.of(self) }
  }
#endif
