#if GTK
  internal import JumpGate
  internal import JumpGateGTK
  internal import JumpGateStage

  /// The audit of one page: loaded once and left alone, then loaded anew for each press.
  @MainActor
  final class PageAudit {
    /// For how long after a page was loaded a jump still belongs to its loading, in milliseconds: the
    /// engine puts off navigations that a script asks for while it loads.
    private static let afterglow = 250

    private let address: Address
    private let order: HelperOrder
    private let setting: AuditSetting
    private let rows: RowWriter
    /// Jumps that the page tries by itself.
    private var own: Set<OwnJump> = []
    private var jumps = 0
    private var pressed = 0
    private var misses: [String] = []
    /// How many need no press of their own.
    private var within = 0

    /// A jump as it is known again on the next load.
    private struct OwnJump: Hashable {
      var target: Result<Address, UnreadableAddress>
      var isPopup: Bool?
      init(_ event: JumpEvent) {
        target = event.request.target
        isPopup = event.request.isPopup
      }
    }

    init(_ address: Address, order: HelperOrder, setting: AuditSetting, rows: RowWriter) {
      self.address = address
      self.order = order
      self.setting = setting
      self.rows = rows
    }

    /// Audits the page and writes its rows, the last one always.
    func run() {
      do throws(EnforcementError) {
        // What only something around it listens for gets a quarter of the presses in a document.
        let survey = try SurveyRun(
          address, setting: setting, timeout: order.timeout, limit: order.presses / 4)
        while !survey.isDone {
          MainLoop.run(milliseconds: 10)
          survey.step()
        }
        for entry in survey.load.jumps { writeOwn(entry, of: survey.load) }
        let items = Array(survey.items.prefix(order.presses))
        let all = survey.error == nil || !items.isEmpty
        if all { try press(items) }
        writeEnd(survey, items: items)
      } catch {
        rows.write(
          end: .init(
            page: order.page, jumps: jumps, error: error.description, metadata: [], pressed: 0,
            pressable: 0, misses: []))
      }
    }

    /// Presses each in a lane of its own, several lanes side by side; the rows keep the order.
    private func press(_ items: [Pressable]) throws(EnforcementError) {
      var waiting = ArraySlice(items)
      var lanes: [PressRun?] = Array(repeating: nil, count: setting.lanes)
      var finished: [Pressable: PressRun] = [:]
      var unwritten = ArraySlice(items)
      while !unwritten.isEmpty {
        for lane in lanes.indices {
          if lanes[lane] == nil, let next = waiting.popFirst() {
            lanes[lane] = try PressRun(
              next, on: address, setting: setting, timeout: order.timeout,
              x: lane * (setting.width + 10))
          }
          guard let run = lanes[lane] else { continue }
          run.step()
          guard run.isDone else { continue }
          finished[run.pressable] = run
          lanes[lane] = nil
        }
        while let first = unwritten.first, let run = finished.removeValue(forKey: first) {
          unwritten.removeFirst()
          write(run)
        }
        MainLoop.run(milliseconds: 5)
      }
    }

    private func write(_ run: PressRun) {
      if run.pressedAt != nil { pressed += 1 }
      if run.isWithin { within += 1 }
      if let miss = run.whyNot { misses.append("\(run.pressable.item.selector): \(miss)") }
      for entry in run.load.jumps {
        let isAfter = run.pressedAt.map { entry.at >= $0 } ?? false
        let tap = entry.event.request.tap
        if own.contains(OwnJump(entry.event)), tap != .live, tap != .descendant { continue }
        guard isAfter else {
          writeOwn(entry, of: run.load)
          continue
        }
        write(entry, trigger: .press, element: run.pressable)
      }
    }

    private func writeOwn(_ entry: PageLoad.Entry, of load: PageLoad) {
      own.insert(OwnJump(entry.event))
      let trigger: JumpTrigger =
        if entry.event.request.isRedirected == true {
          .redirect
        } else if entry.event.request.isPopup == true {
          .popup
        } else if entry.event.request.frame == .sub {
          .frame
        } else if let finished = load.firstEnd, entry.at > finished + Self.afterglow {
          .script
        } else {
          .load
        }
      write(entry, trigger: trigger, element: nil)
    }

    private func write(_ entry: PageLoad.Entry, trigger: JumpTrigger, element: Pressable?) {
      jumps += 1
      rows.write(
        jump: .init(
          page: order.page, event: entry.event, at: entry.at, trigger: trigger, element: element))
    }

    private func writeEnd(_ survey: SurveyRun, items: [Pressable]) {
      misses += survey.misses
      let cut = survey.items.count - items.count + survey.leftOut
      if cut > 0 { misses.append("\(cut) more: beyond the limit of \(order.presses) presses") }
      let pressable = survey.items.count + survey.leftOut - within
      rows.write(
        end: .init(
          page: order.page, jumps: jumps, error: error(survey), loadedAs: survey.loadedAs,
          metadata: survey.metadata, pressed: pressed, pressable: pressable, misses: misses))
    }

    /// Why the page was not judged whole; nil if it was.
    private func error(_ survey: SurveyRun) -> String? {
      let unjudged = misses.isEmpty ? nil : "not everything that can be pressed was judged"
      let reasons = [survey.error, unjudged].compactMap(\.self)
      return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    }
  }
#endif
