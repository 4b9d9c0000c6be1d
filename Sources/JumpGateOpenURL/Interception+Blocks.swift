#if canImport(ObjectiveC) && canImport(UIKit)
  internal import Foundation
  internal import ObjectiveC
  internal import UIKit

  extension Interception.Replacements {
    /// Implementations made of blocks, for Apple's runtime.
    static var blocks: Interception.Replacements {
      Interception.Replacements(openURL: plain, openURLOptions: withOptions)
    }

    private typealias Handler = @convention(block) (Bool) -> Void
    private typealias PlainBlock = @convention(block) (AnyObject, NSURL?) -> Bool
    private typealias PlainFunction = @convention(c) (AnyObject, Selector, NSURL?) -> Bool
    private typealias OptionsBlock =
      @convention(block) (AnyObject, NSURL?, NSDictionary?, Handler?) -> Void
    private typealias OptionsFunction =
      @convention(c) (AnyObject, Selector, NSURL?, NSDictionary?, Handler?) -> Void

    private static func plain(_ gate: OpenCallGate, _ swap: MethodSwap) -> ObjCImplementation {
      let block: PlainBlock = { application, url in
        gate.openURL(url?.absoluteString) { address in
          let original = unsafeBitCast(swap.original, to: PlainFunction.self)
          guard let address else { return original(application, .openURL, url) }
          // The gate has made a URL of it.
          guard let judged = NSURL(string: address) else { return false }
          return original(application, .openURL, judged)
        }
      }
      return imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
    }

    private static func withOptions(
      _ gate: OpenCallGate, _ swap: MethodSwap
    ) -> ObjCImplementation {
      let block: OptionsBlock = { application, url, options, handler in
        let completion = handler.map { handler in
          // The system calls it on the main thread; a block may be called from any.
          nonisolated(unsafe) let handler = handler
          return OpenCompletion { handler($0) }
        }
        gate.openURL(
          url?.absoluteString, completion: completion,
          later: { body in DispatchQueue.main.async(execute: body) },
          pass: { address, completion in
            let original = unsafeBitCast(swap.original, to: OptionsFunction.self)
            var target = url
            if let address {
              // The gate has made a URL of it; else the handler is let go, and hears no.
              guard let judged = NSURL(string: address) else { return }
              target = judged
            }
            original(application, .openURLOptions, target, options, completion.map { $0.block })
          })
      }
      return imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
    }
  }

  extension Selector {
    /// The old method, which has no name in Swift any more that the compiler would not warn of.
    static var openURL: Selector { NSSelectorFromString("openURL:") }
    /// The newer one.
    static var openURLOptions: Selector {
      #selector(UIApplication.open(_:options:completionHandler:))
    }
  }

  extension OpenCompletion {
    /// The handler to pass on; it lives as long as somebody may call it.
    fileprivate var block: @convention(block) (Bool) -> Void {
      { isOpened in self.call(isOpened) }
    }
  }
#endif
