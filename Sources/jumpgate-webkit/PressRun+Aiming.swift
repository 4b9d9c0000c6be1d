#if GTK
  internal import JumpGateStage

  extension PressRun {
    /// Brings the element into view, then each frame around it, the innermost first.
    func show() {
      ask(pressable.path, .show, selector: pressable.item.selector) { run, _ in
        run.showFrame(depth: run.pressable.path.count)
      }
    }

    private func showFrame(depth: Int) {
      guard depth > 0 else { return aim() }
      let path = Array(pressable.path.prefix(depth - 1))
      ask(path, .show, index: pressable.path[depth - 1]) { run, _ in
        run.showFrame(depth: depth - 1)
      }
    }

    /// Asks where it is, then where each frame around it is.
    private func aim() {
      let item = pressable.item
      ask(pressable.path, .point, selector: item.selector, isStart: item.isStart) { run, report in
        run.aimedAt = report.doc
        guard let point = report.point else {
          return report.isWithin == true ? run.pass() : run.miss("it is covered or out of reach")
        }
        run.add(point.x, point.y, depth: run.pressable.path.count)
      }
    }

    private func add(_ x: Double, _ y: Double, depth: Int) {
      guard depth > 0 else {
        guard x >= 0, y >= 0, x < Double(setting.width), y < Double(setting.height) else {
          return give("it is out of reach")
        }
        phase = .aimed(x: Int(x), y: Int(y))
        return
      }
      let path = Array(pressable.path.prefix(depth - 1))
      ask(path, .inside, index: pressable.path[depth - 1]) { run, report in
        guard let box = report.inside else { return run.give("its frame is gone") }
        guard x <= box.width, y <= box.height else { return run.give("it is out of reach") }
        run.add(x + box.x, y + box.y, depth: depth - 1)
      }
    }

    private func ask(
      _ path: [Int], _ order: ProbeOrder.Kind, selector: String? = nil, index: Int? = nil,
      isStart: Bool? = nil, then: @escaping (PressRun, ProbeReport) -> Void
    ) {
      phase = .asking(since: MainLoop.now)
      guard let document = load.probe.document(at: path) else { return give("its frame is gone") }
      let isThere = load.probe.order(
        document, .init(kind: order, selector: selector, index: index, isStart: isStart)
      ) {
        [weak self] in
        guard let self, case .asking = phase else { return }
        then(self, $0)
      }
      if !isThere { give("its frame is gone") }
    }
  }
#endif
