#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  /// What hears of the tap script's messages.
  @MainActor
  protocol TapListener: AnyObject {
    /// Hears one message.
    func tapScript(_ message: TapScript.Message, from frame: WKFrameInfo)
  }

  /// The way of the tap script's messages into the app, one for each user content controller.
  ///
  /// Web views share controllers (a pop-up has its opener's), and a controller raises an exception
  /// for a second handler of one name; hence one channel, which finds the listener by the message's
  /// view.
  ///
  /// > Note: A host app that removes all user scripts or message handlers of the controller removes
  /// > these too. Then there are no taps, and everything that needs one is refused.
  @MainActor
  final class TapChannel: NSObject, WKScriptMessageHandler {
    private static let place = AssociatedObject<TapChannel>()
    private weak var page: (any TapListener)?

    /// The channel of a controller, made on first use.
    @discardableResult
    static func of(_ controller: WKUserContentController) -> TapChannel {
      if let channel = place.value(of: controller) { return channel }
      let channel = TapChannel()
      let world = WKContentWorld.world(name: TapScript.name)
      controller.add(channel, contentWorld: world, name: TapScript.name)
      controller.addUserScript(
        WKUserScript(
          source: TapScript.source, injectionTime: .atDocumentStart, forMainFrameOnly: false,
          in: world))
      place.set(channel, of: controller)
      return channel
    }

    /// Whether another page than a listener's own hears what no gated view claims.
    func isTaken(from listener: any TapListener) -> Bool {
      page.map { $0 !== listener } ?? false
    }

    /// Sends what no gated view claims to the decider of a `WebPage`, whose view is not public.
    func send(unclaimedTo listener: any TapListener) {
      page = listener
    }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      guard let said = (message.body as? String).flatMap({ TapScript.Message($0) }) else { return }
      let listener: (any TapListener)? = message.webView?.enforcement ?? page
      listener?.tapScript(said, from: message.frameInfo)
    }
  }
#endif
