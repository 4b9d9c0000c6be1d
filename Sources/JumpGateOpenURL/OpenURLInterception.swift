#if canImport(ObjectiveC) && canImport(UIKit)
  internal import Foundation
  public import JumpGate
  internal import ObjectiveC
  public import UIKit

  /// Makes the app's own `openURL:` and `openURL:options:completionHandler:` ask a policy, for the
  /// whole process, by replacing both methods at run time.
  ///
  /// It is a net for what the app itself and its libraries open, **not** the gate for web content:
  ///
  /// * Web views do not open addresses this way. App links are opened inside WebKit, a delegate's
  ///   `allow` included; use `JumpGateWebKit`.
  /// * `UIScene.open`, `SKStoreProductViewController`, `SKOverlay`, `SFSafariViewController` and the
  ///   preview of a long press do not pass here either.
  /// * Since the iOS 18 SDK, `openURL:` opens nothing and returns false, intercepted or not.
  /// * Who asks is not known: neither origin nor frame nor tap. Say what a tap is to be taken for; in
  ///   presets that depend on taps, anything but `live` refuses most.
  ///
  /// A refused address is never passed on, not even as an empty one, and the caller's completion
  /// handler is called with false. What is opened is what was judged, rebuilt. A question (`ask`)
  /// can't be put here: it is a refusal, which the app hears.
  ///
  /// Other libraries may replace the same methods, before or after. Removing it when somebody has
  /// replaced them since leaves ours in the chain, passing everything on.
  ///
  /// > Note: The swapping was run on Linux against GCC's runtime, with a class made at run time; this
  /// > file was type-checked there. It has not been run on a device.
  @MainActor
  public enum OpenURLInterception {
    private static var installed: Interception?

    /// Whether calls are intercepted now.
    public static var isInstalled: Bool { installed != nil }

    /// Begins to intercept.
    ///
    /// - Parameters:
    ///   - policy: what to judge by.
    ///   - application: the app: `UIApplication.shared`.
    ///   - tap: what the user's tap is taken to be worth for every call.
    ///   - onRefused: hears what was refused, on the main actor.
    /// - Throws: ``OpenURLError`` if there is one already, or the methods are missing.
    public static func install(
      _ policy: Policy, in application: UIApplication, taking tap: TapStanding,
      onRefused: @escaping @MainActor @Sendable (JumpEvent) -> Void
    ) throws(OpenURLError) {
      guard installed == nil else { throw .installedAlready }
      let gate = OpenCallGate(policy: policy, tap: tap) { event in
        Task { @MainActor in onRefused(event) }
      }
      // The app's own subclass, if it has one; never one that key-value observation made.
      installed = try Interception(
        of: application.classForCoder,
        selectors: (.openURL, .openURLOptions), gate: gate, replacements: .blocks)
    }

    /// Ends it.
    ///
    /// - Returns: whether the methods are again what they were before; if not, somebody has replaced
    ///   them since, and everything is passed on to what was there.
    @discardableResult
    public static func remove() -> Bool {
      defer { installed = nil }
      return installed?.remove() == .restored
    }
  }
#endif
