#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import JumpGateStage

  extension LoadTest {
    private static let asking =
      "<a style='position:fixed;inset:0' href='sample://open/1'>go</a>"
    private static let jumping =
      "<script>setTimeout(() => location = '\(LoadBed.other)', 50)</script>"

    /// The web process is killed while the gate decides.
    static func killedInDecision(_ setting: LoadSetting) throws -> String {
      var end: (() -> Void)?
      let bed = try LoadBed(setting, page: { $0.hasSuffix("?quiet") ? "<p>x" : jumping }) { event in
        guard event.isJump else { return }
        end?()
        end = nil
      }
      defer { bed.close() }
      for _ in 0..<5 {
        let before = bed.count.refused
        end = { webkit_web_view_terminate_web_process(bed.browser.main) }
        bed.load()
        try bed.wait("a refusal") { bed.count.refused > before }
        try bed.wait("the end of the web process") { bed.hasEndedProcess }
        bed.load(LoadBed.page + "?quiet")
      }
      return try stillGuards(bed)
    }

    /// The web process is killed while a question is open: it is void.
    static func killedInQuestion(_ setting: LoadSetting) throws -> String {
      let bed = try LoadBed(setting) { $0.hasSuffix("?jump") ? jumping : asking }
      defer { bed.close() }
      bed.load()
      try ask(bed, setting)
      // From outside, and not one that has just been started: the engine itself gives up then.
      MainLoop.run(milliseconds: 2_000)
      webProcesses.forEach { kill($0, SIGKILL) }
      try bed.wait("the end of the web process") { bed.hasEndedProcess }
      try LoadFailure.unless(bed.watch.questions == 0, "the question is still there")
      MainLoop.run(milliseconds: 600)
      bed.watch.answer("once")
      return try stillGuards(bed)
    }

    /// The web process is killed while a page loads.
    static func killedInLoad(_ setting: LoadSetting) throws -> String {
      let bed = try LoadBed(setting, page: { _ in jumping })
      defer { bed.close() }
      for _ in 0..<5 {
        bed.watch.load(LoadBed.page + "?never", in: bed.browser.main)
        try bed.wait("the request") { bed.history.requests.last?.hasSuffix("?never") == true }
        webkit_web_view_terminate_web_process(bed.browser.main)
        MainLoop.run(milliseconds: 200)
      }
      return try stillGuards(bed)
    }

    /// The host app closes the view while the gate tells it of a jump.
    static func closedInDecision(_ setting: LoadSetting) throws -> String {
      for _ in 0..<20 {
        var close: (() -> Void)?
        let bed = try LoadBed(setting, page: { _ in jumping }) { event in
          if event.isJump { close?() }
        }
        close = { bed.browser.close() }
        bed.watch.load(LoadBed.page, in: bed.browser.main)
        try bed.wait("a refusal") { bed.count.refused == 1 }
        close = nil
        MainLoop.run(milliseconds: 50)
        try LoadFailure.unless(bed.history.opens.isEmpty, "opened \(bed.history.opens)")
        try bed.wait("the end of the enforcement") { bed.watch.enforcement == nil }
      }
      return "20 views closed in the middle of a decision"
    }

    /// The view is closed while a question is open: it is void, and its answer opens nothing.
    static func closedInQuestion(_ setting: LoadSetting) throws -> String {
      for _ in 0..<5 {
        let bed = try LoadBed(setting, page: { _ in asking })
        bed.load()
        try ask(bed, setting)
        bed.browser.close()
        MainLoop.run(milliseconds: 600)
        bed.watch.answer("once")
        try LoadFailure.unless(bed.watch.questions == 0, "the question is still there")
        try LoadFailure.unless(bed.history.opens.isEmpty, "opened \(bed.history.opens)")
        try bed.wait("the end of the enforcement") { bed.watch.enforcement == nil }
      }
      return "5 views closed with a question open"
    }

    /// The view is closed while a page loads.
    static func closedInLoad(_ setting: LoadSetting) throws -> String {
      for _ in 0..<20 {
        let bed = try LoadBed(setting, page: { _ in jumping })
        bed.watch.load(LoadBed.page + "?never", in: bed.browser.main)
        try bed.wait("the request") { !bed.history.requests.isEmpty }
        bed.browser.close()
        try bed.wait("the end of the enforcement") { bed.watch.enforcement == nil }
      }
      return "20 views closed in the middle of a load"
    }

    private static func ask(_ bed: LoadBed, _ setting: LoadSetting) throws {
      bed.settle()
      try bed.wait("a question") {
        guard bed.watch.questions == 0 else { return true }
        setting.engine.hand.move(x: 102, y: 50)
        setting.engine.hand.click(x: 100, y: 50)
        MainLoop.run(milliseconds: 300)
        return bed.watch.questions > 0
      }
    }

    /// After a fault the view is as guarded as before: a jump is refused, nothing was opened.
    private static func stillGuards(_ bed: LoadBed) throws -> String {
      let before = bed.count.refused
      bed.load(LoadBed.page + "?jump")
      try bed.wait("a refusal after the fault") { bed.count.refused > before }
      bed.settle()
      try LoadFailure.unless(bed.history.opens.isEmpty, "opened \(bed.history.opens)")
      try LoadFailure.unless(
        bed.browser.shown.main == LoadBed.page + "?jump", "shows \(bed.browser.shown.main)")
      return "refuses as before"
    }
  }

  extension LoadBed {
    /// Whether a web process has ended since the last page was shown.
    var hasEndedProcess: Bool {
      history.entries.last { entry in
        if case .view = entry { return true }
        return entry == .processEnded
      } == .processEnded
    }
  }
#endif
