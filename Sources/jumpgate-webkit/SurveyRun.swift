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
    /// How long the documents have to say what can be pressed.
    private static let patience = 4000

    let load: PageLoad
    /// What can be pressed: what listens itself first.
    private(set) var items: [Pressable] = []
    /// What can't be judged, and why.
    private(set) var misses: [String] = []
    /// How many more elements can be pressed, below a listener, than were listed.
    private(set) var leftOut = 0
    private(set) var metadata: [ProbeReport.Metadata] = []
    private(set) var error: String?
    private(set) var isDone = false
    private let timeout: Int
    /// How many elements of a document are listed for what listens around them.
    private let limit: Int
    private var askedAt: Int?
    /// When the documents were asked what they hide; nil: they were not.
    private var searchedAt: Int?
    /// The documents that were asked what can be pressed.
    private var asked: Set<String> = []
    /// What each of them said.
    private var answers: [String: ProbeReport] = [:]
    /// Whether a document of the page was stopped before its end.
    private var isCut = false
    /// What each of them hides.
    private var hosts: [String: ProbeReport] = [:]

    init(
      _ address: Address, setting: AuditSetting, timeout: Int, limit: Int
    ) throws(EnforcementError) {
      load = try PageLoad(address, setting: setting, x: 0)
      self.timeout = timeout
      self.limit = limit
    }

    /// Goes on, as far as time and the engine allow.
    func step() {
      guard !isDone else { return }
      let now = MainLoop.now
      if let searchedAt {
        if unsearched == 0 || now - searchedAt > Self.patience { conclude() }
        return
      }
      if let askedAt {
        // Those too that came in the meantime.
        askDocuments()
        if silent == 0 || now - askedAt > Self.patience { search() }
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
        if load.isEmpty, load.jumps.isEmpty, error == nil { error = whyNothing }
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
      askDocuments()
    }

    private func askDocuments() {
      for document in load.probe.documents where asked.insert(document.doc).inserted {
        load.probe.order(document, .init(kind: .list, limit: limit)) { [weak self] report in
          guard let self, report.items != nil else { return }
          answers[report.doc] = report
        }
      }
    }

    /// How many documents that are there did not say what can be pressed.
    private var silent: Int {
      let isEmpty = load.isCommitted && load.probe.document(at: []) == nil
      return load.probe.documents.count { answers[$0.doc] == nil } + (isEmpty ? 1 : 0)
    }

    /// Asks the documents what they hide, once all have said what they show: a search spoils the page,
    /// and what is in its frames.
    private func search() {
      searchedAt = MainLoop.now
      for document in load.probe.documents where answers[document.doc] != nil {
        load.probe.order(document, .init(kind: .hosts)) { [weak self] in self?.hosts[$0.doc] = $0 }
      }
    }

    /// How many documents did not say what they hide.
    private var unsearched: Int {
      load.probe.documents.count { answers[$0.doc] != nil && hosts[$0.doc] == nil }
    }

    /// Takes what the documents said that are still there, tells what could not be listed, and
    /// finishes.
    private func conclude() {
      var untold = silent + unsearched + load.probe.unreadable
      // Frames that moved in the meantime can have said the same twice.
      var seen: Set<Pressable> = []
      var leaves: [Pressable] = []
      for report in load.probe.documents.compactMap({ answers[$0.doc] }) {
        let listed = (report.items ?? []) + (hosts[report.doc]?.items ?? [])
        metadata += report.metadata ?? []
        // Where it is in the page is not known, or whether it is of the page.
        let isEmpty = listed.isEmpty && (report.leaves ?? []).isEmpty
        if report.isWindow || report.path == nil && !isEmpty { untold += 1 }
        guard let path = report.path else { continue }
        func new(_ items: [ProbeReport.Item]) -> [Pressable] {
          items.map { Pressable(path: path, item: $0) }.filter { seen.insert($0).inserted }
        }
        items += new(listed)
        leaves += new(report.leaves ?? [])
        leftOut += report.leftOut ?? 0
        misses += (report.lacking ?? []) + (hosts[report.doc]?.lacking ?? [])
        isCut = isCut || report.isCut
      }
      sort(&items)
      sort(&leaves)
      items += leaves
      if untold > 0, error == nil {
        error = "\(untold) of its documents did not say what can be pressed, or where"
      }
      if isCut, !load.jumps.isEmpty, error == nil {
        error = "a jump of its own stopped it before it was loaded to its end"
      }
      finish()
    }

    private func sort(_ items: inout [Pressable]) {
      items.sort { $0.path.lexicographicallyPrecedes($1.path) }
    }

    private var whyNothing: String {
      "nothing was loaded"
        + (load.mediaType.map { ": it is \($0), which a web view does not show" } ?? "")
    }

    /// The media type of what was loaded, if it is no page but text, an image, data.
    ///
    /// What else is XML is a page if something in it can be pressed.
    var loadedAs: String? {
      guard load.isCommitted, !load.isEmpty, let type = load.mediaType, load.jumps.isEmpty,
        !Self.pages.contains(type)
      else { return nil }
      return !items.isEmpty && type.utf8.suffix(3).elementsEqual("xml".utf8) ? nil : type
    }

    private static let pages = ["text/html", "application/xhtml+xml", "image/svg+xml"]

    private func finish() {
      isDone = true
      load.close()
    }
  }
#endif
