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
    let found = PlainBytes.with(utf8) { bytes -> BriefVerdict? in
      guard let plain = PlainAddress<HidingPlaces>(bytes) else { return nil }
      let glance = Glance(plain, hosts)
      if case .page = glance, let decision = decisionOnPages, !request.isInstall {
        return BriefVerdict(decision, kind: .web, appID: nil)
      }
      let view = AddressView(
        bytes: utf8, layout: plain.layout, mayHoldAddress: plain.mayHoldAddress)
      return brief(view, glance, request)
    }
    if let found { return found }
    return rewrittenBrief(utf8: utf8, base: base, request)
  }

  /// On what needs the parser.
  @inline(never)
  private func rewrittenBrief(
    utf8: UnsafeBufferPointer<UInt8>, base: Address?, _ request: JumpRequest
  ) -> BriefVerdict {
    AddressParser.withRewritten(utf8: utf8, base: base, watching: HidingPlaces.self) { result in
      guard case .success(let view) = result else { return .unreadable }
      return brief(view, Glance(view, hosts), request)
    }
  }

  @inline(never)
  private func brief(
    _ view: AddressView, _ glance: Glance, _ request: JumpRequest
  ) -> BriefVerdict {
    var recorder = SilentRecorder()
    if let id = ProductGlance(view, glance, hosts).appID {
      let subject = DecisionSubject(product: id, view, isInstall: request.isInstall)
      let decision = decide(subject, inside: [], request, recorder: &recorder)
      return BriefVerdict(decision, kind: .appStoreProduct, appID: id)
    }
    var context = ClassificationContext()
    let destination = Destination(view, glance, &context)
    let decision = decide(view, destination, request, recorder: &recorder)
    return BriefVerdict(decision, kind: destination.kind, appID: destination.appID)
  }

  /// The name of what decided, as ``Verdict/rule`` has it.
  public func rule(of brief: BriefVerdict) -> String {
    brief.source.map { name(of: $0) } ?? Verdict.unreadable.rule
  }
}
