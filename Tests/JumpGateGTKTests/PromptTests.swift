#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateStage
  import Testing

  @testable import JumpGateGTK

  extension Bed {
    /// Taps, and waits until the user is asked.
    fileprivate func tapAndAsk() {
      tap()
      MainLoop.run(milliseconds: 4000) { !recorder.user.shown.isEmpty }
    }
  }

  extension EngineTests {
    /// Questions to the user: when they are put, who owns them, when they are void.
    @MainActor @Suite(.serialized)
    struct Prompts {
      private static let mail = "<a style='position:fixed;inset:0' href='app-x:1'>x</a>"

      private func bed(_ page: String = mail, _ more: [String: PageServer.Answer] = [:]) throws
        -> Bed
      {
        try Bed(["/": .init(page)].merging(more) { $1 }, policy: .listing("1000000001"))
      }

      @Test func `a yes opens what was judged`() throws {
        let bed = try bed()
        defer { bed.close() }
        try bed.load()
        bed.tapAndAsk()
        let user = bed.recorder.user
        #expect(user.shown.map(\.opens.href) == ["app-x:1"])
        #expect(user.owner == bed.window.view)
        MainLoop.run(milliseconds: 550)
        user.answer?(.once)
        #expect(bed.recorder.opened == ["app-x:1"])
        #expect(user.shown.isEmpty)
        #expect(bed.recorder.refused.isEmpty)
      }

      @Test func `a yes that comes at once does nothing and leaves the question`() throws {
        let bed = try bed()
        defer { bed.close() }
        try bed.load()
        bed.tapAndAsk()
        let user = bed.recorder.user
        user.answer?(.once)
        #expect(bed.recorder.opened.isEmpty)
        #expect(user.shown.count == 1)
        MainLoop.run(milliseconds: 500)
        user.answer?(.once)
        #expect(bed.recorder.opened == ["app-x:1"])
      }

      @Test func `after two refusals the page falls silent`() throws {
        let bed = try bed()
        defer { bed.close() }
        try bed.load()
        for _ in 1...3 {
          bed.tap(settle: 300)
          bed.recorder.user.answer?(.no)
        }
        #expect(bed.recorder.user.asked.count == 2)
        #expect(bed.recorder.refused.map(\.verdict.action) == [.ask, .ask, .block])
      }

      @Test func `a question is void when the page goes on`() throws {
        let bed = try bed(
          """
          <div style='position:fixed;inset:0' onclick="location='app-x:1';
            setTimeout(() => location='/next', 200)">x</div>
          """, ["/next": .init("next")])
        defer { bed.close() }
        try bed.load()
        bed.tapAndAsk()
        let user = bed.recorder.user
        #expect(user.shown.count == 1)
        let answer = user.answer
        bed.wait { user.shown.isEmpty }
        #expect(user.shown.isEmpty)
        answer?(.once)
        #expect(bed.recorder.opened.isEmpty)
      }

      @Test func `a question is void when the web process ends`() throws {
        let bed = try bed()
        defer { bed.close() }
        try bed.load()
        bed.tapAndAsk()
        let answer = bed.recorder.user.answer
        webkit_web_view_terminate_web_process(bed.window.view)
        MainLoop.run(milliseconds: 3000) { bed.recorder.user.shown.isEmpty }
        #expect(bed.recorder.user.shown.isEmpty)
        answer?(.once)
        #expect(bed.recorder.opened.isEmpty)
      }

      @Test func `a question is void when the view is destroyed`() throws {
        let bed = try bed()
        try bed.load()
        bed.tapAndAsk()
        let answer = bed.recorder.user.answer
        bed.close()
        #expect(bed.recorder.user.shown.isEmpty)
        #expect(bed.enforcement.view == nil)
        answer?(.once)
        #expect(bed.recorder.opened.isEmpty)
      }

      @Test func `the question of a window that closes is its opener's`() throws {
        let bed = try bed(
          "<a style='position:fixed;inset:0' target=_blank href=/go>x</a>",
          ["/go": .redirect(302, to: "app-x:1")])
        defer { bed.close() }
        try bed.load()
        bed.tapAndAsk()
        bed.wait { bed.children.isEmpty }
        let user = bed.recorder.user
        #expect(bed.children.isEmpty, "an empty window is closed")
        #expect(user.shown.count == 1)
        #expect(user.owner == bed.window.view)
        MainLoop.run(milliseconds: 550)
        user.answer?(.once)
        #expect(bed.recorder.opened == ["app-x:1"])
      }

      @Test func `the dialog names who asks and waits before it takes a yes`() throws {
        let bed = try bed()
        defer { bed.close() }
        try bed.load()
        bed.tapAndAsk()
        let prompt = try #require(bed.recorder.user.asked.first)
        let words = PromptWords(prompt)
        let asker = bed.server.address("")
        #expect(
          words.question
            == "\(asker) wants to leave this page for another app, by a link of the scheme app-x.")
        let dialog = DialogPresenter()
        var answers: [Prompt.Answer] = []
        dialog.present(prompt, over: bed.window.view) { answers.append($0) }
        MainLoop.run(milliseconds: 300)
        let yes = try #require(dialog.yes)
        #expect(gtk_widget_get_mapped(yes) != 0)
        #expect(gtk_widget_get_sensitive(yes) == 0)
        MainLoop.run(milliseconds: 400)
        #expect(gtk_widget_get_sensitive(yes) != 0)
        #expect(gtk_widget_activate(yes) != 0)
        MainLoop.run(milliseconds: 400) { !answers.isEmpty }
        #expect(answers == [.once])
        dialog.dismiss()
        #expect(dialog.window == nil)
      }

      /// Shows a real dialog for the question that a tap leads to.
      private func show(
        _ dialog: DialogPresenter, in bed: Bed,
        answer: @escaping @MainActor (Prompt.Answer) -> Void
      ) throws {
        try bed.load()
        bed.tapAndAsk()
        let prompt = try #require(bed.recorder.user.asked.first)
        dialog.present(prompt, over: bed.window.view, answer: answer)
        MainLoop.run(milliseconds: 100)
      }

      @Test func `closing the dialog is a no`() throws {
        let bed = try bed()
        defer { bed.close() }
        var answers: [Prompt.Answer] = []
        let dialog = DialogPresenter()
        try show(dialog, in: bed) { answers.append($0) }
        gtk_window_close(dialog.window)
        MainLoop.run(milliseconds: 400) { !answers.isEmpty }
        #expect(answers == [.no])
        dialog.dismiss()
      }

      @Test func `Escape is a no, once`() throws {
        let bed = try bed()
        defer { bed.close() }
        var answers: [Prompt.Answer] = []
        let dialog = DialogPresenter()
        try show(dialog, in: bed) {
          answers.append($0)
          dialog.dismiss()
        }
        MainLoop.run(milliseconds: 100)
        let surface = gtk_native_get_surface(OpaquePointer(try #require(dialog.window)))
        let hand = bed.host.engine.hand
        hand.focus(window: UInt(gdk_x11_surface_get_xid(surface)))
        MainLoop.run(milliseconds: 100)
        hand.type("Escape")
        hand.type("Escape")
        MainLoop.run(milliseconds: 400)
        #expect(answers == [.no])
        #expect(dialog.window == nil)
      }

      @Test func `a dialog that somebody else destroys is a no, and gone`() throws {
        let bed = try bed()
        defer { bed.close() }
        var answers: [Prompt.Answer] = []
        let dialog = DialogPresenter()
        try show(dialog, in: bed) { answers.append($0) }
        gtk_window_destroy(dialog.window)
        #expect(answers == [.no])
        #expect(dialog.window == nil)
        #expect(dialog.yes == nil)
        // Nothing of it is touched any more, by the timer of its button either.
        MainLoop.run(milliseconds: 700)
        dialog.dismiss()
        dialog.move(over: bed.window.view)
      }
    }
  }
#endif
