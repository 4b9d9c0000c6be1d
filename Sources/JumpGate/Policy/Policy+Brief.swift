extension Policy {
  /// Decides about an address in bytes, without making an ``Address`` of it.
  ///
  /// It says what ``verdict(for:)`` says, by the same code; where the bytes need no rewriting and
  /// lead to a web page it allocates nothing.
  ///
  /// - Parameters:
  ///   - utf8: the address as it stands in a page.
  ///   - base: the page's address that a relative one is resolved against, or nil.
  ///   - request: who asks; its own target is not looked at.
  public func brief(
    utf8: UnsafeBufferPointer<UInt8>, base: Address? = nil, asked request: JumpRequest
  ) -> BriefVerdict {
    AddressParser.withParsed(utf8: utf8, base: base) { result in
      guard case .success(let view) = result else { return .unreadable }
      var context = ClassificationContext()
      let destination = Destination(view, &context)
      var recorder = SilentRecorder()
      let decision = decide(view, destination, request, recorder: &recorder)
      return BriefVerdict(
        action: decision.action, kind: destination.kind, appID: destination.appID,
        reason: decision.reason, source: decision.source)
    }
  }

  /// The name of what decided, as ``Verdict/rule`` has it.
  public func rule(of brief: BriefVerdict) -> String {
    brief.source.map { name(of: $0) } ?? Verdict.unreadable.rule
  }
}
