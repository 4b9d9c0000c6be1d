#if GTK
  public import JumpGate

  /// What the host app gives an enforcement: who opens, who asks, who hears.
  @MainActor
  public struct Hooks {
    /// Hands addresses to the system, for `open` and `sheet`.
    public var launcher: any Launcher
    /// Makes what puts a question to the user; one for each question.
    public var makePresenter: @MainActor () -> any PromptPresenter
    /// The schemes, in lower case, of which the app itself serves the pages.
    ///
    /// Those of `webkit_web_context_register_uri_scheme`, which the engine does not tell. Their pages
    /// load as they do without a gate, since they never leave the view, and nobody hears of them;
    /// what they ask for is judged as any page's. A new window for one is judged as the deep link
    /// that its address is.
    public var servedSchemes: Set<String>
    /// Hears every event: each navigation, new window and response with its verdict.
    public var onEvent: @MainActor (JumpEvent) -> Void
    /// Hear every event too, for logs.
    public var sinks: [any EventSink]
    /// Hears what was refused, so that a dead button can be explained to the user: blocked,
    /// answered with no, or a question that could not be put.
    public var onRefused: @MainActor (JumpEvent) -> Void
    /// Takes what is the host app's own (`host`): bridges, its own links.
    public var onHost: @MainActor (JumpEvent) -> Void
    /// What the user answered for good, as the app stored it: read when a gate is made, see
    /// ``Enforcement/remembered`` for later changes.
    public var remembered: RememberedAnswers
    /// Hears all that one view remembers when that changes, to store it.
    ///
    /// Views that live side by side do not hear of each other: join what they remember with
    /// `RememberedAnswers.merge(_:)`.
    public var onRemembered: @MainActor (RememberedAnswers) -> Void
    /// Hears of what nothing on this system opens, and why: not a refusal.
    public var onNothingOpens: @MainActor (JumpEvent, LaunchError) -> Void

    /// The desktop's handler, a dialog, and nobody who hears.
    public init() {
      launcher = DesktopLauncher()
      makePresenter = { DialogPresenter() }
      servedSchemes = []
      onEvent = { _ in }
      sinks = []
      onRefused = { _ in }
      onHost = { _ in }
      remembered = RememberedAnswers()
      onRemembered = { _ in }
      onNothingOpens = { _, _ in }
    }
  }
#endif
