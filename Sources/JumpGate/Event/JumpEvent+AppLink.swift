extension JumpEvent {
  /// The same request, refused after all: it was allowed, but the engine would try an app for it, and
  /// it can't be loaded again (see ``AppLinkMemo``).
  package var refusedAsAppLink: JumpEvent {
    JumpEvent(
      request: request, verdict: verdict.blocked(by: "gate:app-link", .appLink), isJump: true,
      mode: mode, hops: hops, prompt: nil, time: time)
  }
}
