extension JumpEvent {
  /// The same event with as much of its addresses as a log shows; what was decided is untouched.
  public func redacted(to detail: EventDetail) -> JumpEvent {
    JumpEvent(
      request: request.redacted(to: detail), verdict: verdict.redacted(to: detail), isJump: isJump,
      mode: mode, hops: hops.map { $0.redacted(to: detail) },
      prompt: prompt?.redacted(to: detail), time: time)
  }
}

extension Verdict {
  fileprivate func redacted(to detail: EventDetail) -> Verdict {
    Verdict(
      action: action, destination: destination?.redacted(to: detail),
      opens: opens?.redacted(to: detail), yes: yes, rule: rule, reason: reason)
  }
}

extension Prompt {
  fileprivate func redacted(to detail: EventDetail) -> Prompt {
    Prompt(
      id: id, asker: asker, topHost: topHost, destination: destination.redacted(to: detail),
      opens: opens.redacted(to: detail), appName: appName, mayRemember: mayRemember)
  }
}

extension Destination {
  /// The same destination; what it carries inside is shown no further than the address itself.
  func redacted(to detail: EventDetail) -> Destination {
    Destination(
      kind: kind, detail: self.detail, appID: appID, storefront: storefront, platform: platform,
      isAmbiguous: isAmbiguous,
      inside: inside.map { nested in
        NestedDestination(
          address: nested.address.redacted(to: detail),
          destination: nested.destination.redacted(to: detail))
      }, isOverfull: isOverfull)
  }
}
