#if GTK
  internal import JumpGate

  extension Enforcement {
    /// Does what a verdict says, after the engine was told to ignore the navigation.
    func carryOut(_ event: JumpEvent) {
      switch event.verdict.action {
      case .allow: break
      case .block: hooks.onRefused(event)
      case .host: hooks.onHost(event)
      case .open, .sheet: launch(event.verdict.opens, for: event)
      case .ask: ask(event)
      }
      closeIfEmpty()
    }

    /// Hands an address to the system; without one the jump is refused.
    func launch(_ address: Address?, for event: JumpEvent) {
      guard let address else { return hooks.onRefused(event) }
      do throws(LaunchError) {
        try hooks.launcher.open(address, for: event)
      } catch {
        hooks.onNothingOpens(event, error)
      }
    }

    private func ask(_ event: JumpEvent) {
      guard let prompt = event.prompt, let view else { return hooks.onRefused(event) }
      desk.present(prompt, for: event, over: view) { [weak self] answer in
        self?.answered(prompt, answer, event)
      }
    }

    func answered(_ prompt: Prompt, _ answer: Prompt.Answer, _ event: JumpEvent) {
      noteVisibility()
      let before = gate.remembered
      let outcome = gate.answer(prompt.id, answer, at: Clock.now)
      if gate.remembered != before { hooks.onRemembered(gate.remembered) }
      // A yes that came too early leaves the question open.
      guard gate.prompt?.id != prompt.id else { return }
      desk.sync(with: gate)
      switch outcome {
      // WebKitGTK has no store sheet: the address is opened instead.
      case .open(let address), .sheet(_, let address): launch(address, for: event)
      case .nothing: hooks.onRefused(event)
      }
    }
  }
#endif
