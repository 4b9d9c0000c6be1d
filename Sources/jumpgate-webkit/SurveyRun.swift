#if GTK
  internal import JumpGate
  internal import JumpGateGTK
  internal import JumpGateStage

  /// The first pass: the page is loaded and left alone, then asked what can be pressed.
  @MainActor
  final class SurveyRun {
    /// How long a loaded page must be silent, in milliseconds.
    private static let quiet = 1500
    /// How long a loaded page is watched at least.
    private static let least = 2000
    /// How long a loaded page is watched at most: some never fall silent.
    private static let most = 4000
    /// How long the frames have to say what can be pressed.
    private static let patience = 2000

    let load: PageLoad
    private(set) var items: [Pressable] = []
    private(set) var metadata: [ProbeReport.Metadata] = []
    private(set) var error: String?
    private(set) var isDone = false
    private let timeout: Int
    private var askedAt: Int?
    private var unanswered = 0

    init(_ address: Address, setting: AuditSetting, timeout: Int) throws(EnforcementError) {
      load = try PageLoad(address, setting: setting, x: 0)
      self.timeout = timeout
    }

    /// Goes on, as far as time and the engine allow.
    func step() {
      guard !isDone else { return }
      let now = MainLoop.now
      if let askedAt {
        if unanswered == 0 || now - askedAt > Self.patience { finish() }
        return
      }
      switch load.state {
      case .crashed:
        error = "the web process crashed"
        finish()
      case .failed(let why) where !load.isCommitted:
        error = why
        finish()
      case .loading where now - load.started > timeout:
        error = "the page did not finish loading within \(timeout) ms"
        if load.isCommitted { ask() } else { finish() }
      case .finished, .failed:
        if case .failed(let why) = load.state { error = why }
        if load.isEmpty, load.jumps.isEmpty, error == nil { error = "nothing was loaded" }
        if isWatchedEnough(now) { ask() }
      case .loading: break
      }
    }

    private func isWatchedEnough(_ now: Int) -> Bool {
      guard let ended = load.ended else { return false }
      let watched = now - ended
      return watched >= Self.least && now - load.lastChange >= Self.quiet
        || watched >= Self.most || now - load.started > max(timeout, Self.most)
    }

    private func ask() {
      askedAt = MainLoop.now
      let status = load.httpStatus
      if status >= 400, error == nil { error = "the server answered with status \(status)" }
      for document in load.probe.documents {
        guard let path = document.path else { continue }
        unanswered += 1
        load.probe.order(document, .list) { [weak self] report in
          guard let self else { return }
          unanswered -= 1
          items += (report.items ?? []).map { Pressable(path: path, item: $0) }
          metadata += report.metadata ?? []
        }
      }
    }

    private func finish() {
      isDone = true
      items.sort { $0.path.lexicographicallyPrecedes($1.path) }
      load.close()
    }
  }
#endif
