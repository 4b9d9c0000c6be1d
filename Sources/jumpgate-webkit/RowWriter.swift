#if GTK
  internal import JumpGate
  internal import JumpGateFoundation

  /// Writes the rows of an audit to stdout, each as soon as it is known.
  @MainActor
  struct RowWriter {
    /// One jump.
    struct Jump {
      var page: String
      var event: JumpEvent
      /// Milliseconds since the load began.
      var at: Int
      var trigger: JumpTrigger
      /// What was pressed, if anything was.
      var element: Pressable?
    }

    /// The end of a page.
    struct End {
      var page: String
      var jumps: Int
      var error: String?
      /// The media type of what is no page.
      var loadedAs: String?
      var metadata: [ProbeReport.Metadata]
      var pressed: Int
      var pressable: Int
      /// What could not be pressed, and why.
      var misses: [String]
    }

    /// Writes a jump.
    func write(jump: Jump) {
      let request = jump.event.request
      var line = JSONLine()
      line.add("page", jump.page)
      line.add("at_ms", Int64(jump.at))
      line.add("trigger", jump.trigger.rawValue)
      line.add("tap", request.tap == .live || request.tap == .descendant || request.tap == .carried)
      line.add("frame", request.isPopup == true ? "popup" : request.frame.rawValue)
      line.add("from", request.from.map { String(describing: $0) })
      line.add("hops", jump.event.hops.map(\.href))
      if let element = jump.element {
        line.add("element") { line in
          line.add("selector", element.item.selector)
          line.add("text", element.item.text)
          if !element.path.isEmpty {
            line.add("in_frame", element.path.map(String.init).joined(separator: "."))
          }
        }
      } else {
        line.add("element", nil as String?)
      }
      let input: String =
        switch request.target {
        case .success(let address): address.href
        case .failure(let unreadable): unreadable.string
        }
      VerdictRow(input: input, request: request, verdict: jump.event.verdict).append(to: &line)
      finish(&line)
    }

    /// Writes the last row of a page.
    func write(end: End) {
      var line = JSONLine()
      line.add("page", end.page)
      line.add("done", true)
      line.add("jumps", Int64(end.jumps))
      line.add("error", end.error)
      line.add("pressed", Int64(end.pressed))
      line.add("pressable", Int64(end.pressable))
      line.add("misses", end.misses)
      line.add("metadata", end.metadata.map { "\($0.name): \($0.content)" })
      if let loadedAs = end.loadedAs { line.add("loaded_as", loadedAs) }
      finish(&line)
    }

    private func finish(_ line: inout JSONLine) {
      line.end()
      Output.row(line.bytes)
    }
  }
#endif
