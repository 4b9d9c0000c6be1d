#if canImport(WebKit)
  #if canImport(UIKit)
    public import UIKit

    /// The view of the system's own kit: what a web view is, and what prompts are shown over.
    public typealias KitView = UIView
  #else
    public import AppKit

    /// The view of the system's own kit: what a web view is, and what prompts are shown over.
    public typealias KitView = NSView
  #endif
#endif
