#if canImport(WebKit) && canImport(SwiftUI)
  public import Foundation
  public import JumpGate
  public import SwiftUI
  internal import WebKit

  /// A web page in SwiftUI, gated.
  ///
  /// ```swift
  /// GatedWebView(url, policy: policy) { event in message = "Stopped: \(event.verdict.reason)" }
  /// ```
  public struct GatedWebView {
    private let url: URL
    private let policy: Policy
    private let hooks: Hooks
    private let onRefused: (@MainActor (JumpEvent) -> Void)?

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - url: the page; a new value loads the new page.
    ///   - policy: what to judge by; a new value makes the gate start anew.
    ///   - hooks: who opens, asks and hears.
    ///   - onRefused: hears what was refused, so that a dead button can be explained; nil: the hook
    ///     of that name does.
    @MainActor public init(
      _ url: URL, policy: Policy, hooks: Hooks = Hooks(),
      onRefused: (@MainActor (JumpEvent) -> Void)? = nil
    ) {
      self.url = url
      self.policy = policy
      self.hooks = hooks
      self.onRefused = onRefused
    }

    /// What was loaded last, since views are made again and again.
    @MainActor public final class Coordinator {
      var loaded: URL?
    }

    @MainActor private func make() -> GatedWKWebView {
      GatedWKWebView(frame: .zero, policy: policy, hooks: hooks, onRefused: onRefused)
    }

    @MainActor private func update(_ view: GatedWKWebView, _ coordinator: Coordinator) {
      let enforcement = view.enforce(policy, hooks: hooks, onRefused: onRefused)
      guard coordinator.loaded != url else { return }
      coordinator.loaded = url
      enforcement.load(URLRequest(url: url))
    }
  }

  #if canImport(UIKit)
    extension GatedWebView: UIViewRepresentable {
      /// Makes what remembers the page.
      public func makeCoordinator() -> Coordinator { Coordinator() }

      /// Makes the view.
      public func makeUIView(context: Context) -> GatedWKWebView { make() }

      /// Loads the page if it is another one than before.
      public func updateUIView(_ uiView: GatedWKWebView, context: Context) {
        update(uiView, context.coordinator)
      }
    }
  #else
    extension GatedWebView: NSViewRepresentable {
      /// Makes what remembers the page.
      public func makeCoordinator() -> Coordinator { Coordinator() }

      /// Makes the view.
      public func makeNSView(context: Context) -> GatedWKWebView { make() }

      /// Loads the page if it is another one than before.
      public func updateNSView(_ nsView: GatedWKWebView, context: Context) {
        update(nsView, context.coordinator)
      }
    }
  #endif
#endif
