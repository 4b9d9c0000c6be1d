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
      guard let plain = PlainAddress<HidingPlaces>(http: bytes) else { return nil }
      let number = hosts.number(plain)
      if number == nil, !plain.mayHoldAddress, let decision = decisionOnPages, !request.isInstall {
        return BriefVerdict(decision, kind: .web, appID: nil)
      }
      guard plain.isSerialization else { return nil }
      return brief(plain.view(of: utf8), .host(number), request)
    }
    if let found { return found }
    return otherBrief(utf8: utf8, base: base, request)
  }

  /// On anything else.
  @inline(never)
  private func otherBrief(
    utf8: UnsafeBufferPointer<UInt8>, base: Address?, _ request: JumpRequest
  ) -> BriefVerdict {
    AddressParser.withOther(utf8: utf8, base: base, watching: HidingPlaces.self) { result in
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
