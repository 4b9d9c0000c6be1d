#if canImport(WebKit)
  internal import Foundation

  /// The module's own words, from its resources.
  ///
  /// A bundle that is missing must not end the app, as the package manager's own accessor would:
  /// the English words are here as well.
  enum Strings {
    /// A text.
    static func text(_ key: String) -> String {
      let english = english[key] ?? key
      return bundle?.localizedString(forKey: key, value: english, table: nil) ?? english
    }

    /// A text with its places filled in.
    static func format(_ key: String, _ arguments: String...) -> String {
      // The places are `%1$@` and so on; filled in one go, so that an argument with a place in it
      // stays what it is.
      String(format: text(key), arguments: arguments.map { $0 as NSString })
    }

    private final class Marker {}

    private static let bundle: Bundle? = {
      let folders = [
        Bundle.main.resourceURL, Bundle(for: Marker.self).resourceURL, Bundle.main.bundleURL,
      ]
      return folders.lazy.compactMap { folder in
        folder.flatMap { Bundle(url: $0.appendingPathComponent("jumpgate_JumpGateWebKit.bundle")) }
      }.first
    }()

    /// The English words, by key; `scripts/check-words` holds that the tables agree.
    static let english: [String: String] = [
      "prompt.question": "%1$@ wants to leave this page for %2$@.",
      "prompt.once": "Leave",
      "prompt.no": "Stay Here",
      "prompt.always": "Always Leave",
      "prompt.never": "Never Leave",
      "asker.frame": "An embedded frame of %1$@",
      "asker.unknown": "This page",
      "destination.named-app": "“%1$@” in the App Store",
      "destination.numbered-app": "app %1$@ in the App Store",
      "destination.app": "an app in the App Store",
      "destination.app-store-other": "the App Store",
      "destination.testflight": "TestFlight",
      "destination.enterprise-install":
        "the installation of an app or a profile from outside the App Store",
      "destination.marketplace": "another app marketplace",
      "destination.other-apple-content": "another service of Apple’s",
      "destination.other-store": "another app store",
      "destination.redirector": "another browser",
      "destination.web": "a web page",
      "destination.call": "a phone call",
      "destination.message": "a text message",
      "destination.mail": "an e-mail",
      "destination.video-call": "a video call",
      "destination.deep-link": "another app, by a link that begins with %1$@:",
    ]
  }
#endif
