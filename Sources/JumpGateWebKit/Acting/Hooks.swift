#if canImport(WebKit)
  public import JumpGate

  /// What the host app gives an enforcement: who opens, who asks, who hears.
  @MainActor
  public struct Hooks {
    /// Hands addresses to the system, for `open`.
    public var launcher: any Launcher
    /// Shows store pages inside the app, for `sheet`; nil: they are opened.
    public var sheet: (any StoreSheet)?
    /// Makes what puts questions to the user: once for each view, when its enforcement begins.
    public var makePresenter: @MainActor () -> any PromptPresenter
    /// Hears every event: each navigation, new window and response with its verdict.
    public var onEvent: @MainActor (JumpEvent) -> Void
    /// Hear every event too, for logs.
    public var sinks: [any EventSink]
    /// Hears what was refused, so that a dead button can be explained to the user: blocked,
    /// answered with no, or a question that could not be put.
    public var onRefused: @MainActor (JumpEvent) -> Void
    /// Hears of what was given to the host app's own delegate (`host`).
    public var onHost: @MainActor (JumpEvent) -> Void
    /// Hears of what nothing on this device opens: not a refusal.
    public var onNothingOpens: @MainActor (JumpEvent) -> Void
    /// What the user answered for good, as the app stored it: read when a gate is made, see
    /// ``Enforcement/remembered`` for later changes.
    public var remembered: RememberedAnswers
    /// Hears all that one view remembers when that changes, to store it.
    ///
    /// Views that live side by side do not hear of each other: join what they remember with
    /// `RememberedAnswers.merge(_:)`.
    public var onRemembered: @MainActor (RememberedAnswers) -> Void

    /// The system's own handler, store page and alert; nobody who hears.
    public init() {
      #if canImport(UIKit)
        launcher = SceneLauncher()
        // visionOS has no product page.
        #if canImport(StoreKit) && !os(visionOS)
          sheet = ProductSheet()
        #endif
      #else
        launcher = WorkspaceLauncher()
      #endif
      makePresenter = { AlertPresenter() }
      onEvent = { _ in }
      sinks = []
      onRefused = { _ in }
      onHost = { _ in }
      onNothingOpens = { _ in }
      remembered = RememberedAnswers()
      onRemembered = { _ in }
    }
  }
#endif
