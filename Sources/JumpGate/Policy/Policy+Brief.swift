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
      if let brief = briefOnPage(plain, request) { return brief }
      let view = AddressView(
        bytes: utf8, layout: plain.layout, mayHoldAddress: plain.mayHoldAddress)
      return brief(view, plain.labels, request)
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
      return brief(view, nil, request)
    }
  }

  /// The brief verdict on what is a plain web page at first sight, if that is settled.
  @inline(__always)
  private func briefOnPage(
    _ plain: PlainAddress<HidingPlaces>, _ request: JumpRequest
  ) -> BriefVerdict? {
    guard let decision = decisionOnPages, !plain.mayHoldAddress, plain.isHTTP, !request.isInstall,
      plain.withHost({ hosts.lacks($0, plain.labels, to: $1) })
    else { return nil }
    return BriefVerdict(decision, kind: .web, appID: nil)
  }

  @inline(never)
  private func brief(
    _ view: AddressView, _ labels: HostLabels?, _ request: JumpRequest
  ) -> BriefVerdict {
    let glance = Glance(view, hosts, labels)
    if case .page = glance, let decision = decisionOnPages, !request.isInstall {
      return BriefVerdict(decision, kind: .web, appID: nil)
    }
    var recorder = SilentRecorder()
    let destination = destination(view, glance)
    let decision = decide(view, destination, request, recorder: &recorder)
    return BriefVerdict(decision, kind: destination.kind, appID: destination.appID)
  }

  /// What an address leads to; of a product page at a glance no more than the app.
  private func destination(_ view: AddressView, _ glance: Glance) -> Destination {
    if let id = ProductGlance(view, glance, hosts).appID {
      return Destination(kind: .appStoreProduct, appID: id)
    }
    var context = ClassificationContext()
    return Destination(view, glance, &context)
  }

  /// The name of what decided, as ``Verdict/rule`` has it.
  public func rule(of brief: BriefVerdict) -> String {
    brief.source.map { name(of: $0) } ?? Verdict.unreadable.rule
  }
}
