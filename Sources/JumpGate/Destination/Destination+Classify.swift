extension Destination {
  /// Classifies an address.
  public init(_ address: Address) {
    var context = ClassificationContext()
    self.init(address, &context)
  }

  /// How an address is classified, step by step: the parts, what matched in the tables and where
  /// that was read, what each place says that can bear an app id, the addresses inside, and what
  /// it comes to.
  ///
  /// The steps are written down by the classification itself, so that they cannot tell another
  /// story than ``init(_:)``.
  public static func explanation(of address: Address) -> [ExplanationStep] {
    var context = ClassificationContext(explains: true)
    _ = Destination(address, &context)
    return context.steps ?? []
  }

  init(_ address: Address, _ context: inout ClassificationContext) {
    self = address.withView { view in
      var view = view
      view.mayHoldAddress = HidingPlaces.mayHide(in: view)
      return Destination(view, &context)
    }
  }

  /// Classifies a parsed address that is still bytes.
  @inline(__always)
  init(_ view: AddressView, _ context: inout ClassificationContext) {
    self.init(view, context.explains ? .other : Glance(view, .shared), &context)
  }

  /// Classifies a parsed address that was looked at already.
  @inline(__always)
  init(_ view: AddressView, _ glance: Glance, _ context: inout ClassificationContext) {
    switch glance {
    case .page: self.init(kind: .web)
    case .host(let number): self = Classifier(view).network(number, &context)
    case .other: self.init(slowly: view, &context)
    }
  }

  /// Classifies an address, and tells of each step if the context wants it.
  @inline(never)
  private init(slowly view: AddressView, _ context: inout ClassificationContext) {
    let plain = Classifier(view).destination(&context)
    let isAmbiguous = view.layout.isAmbiguous || view.layout.hostReadingVaries
    self = isAmbiguous ? plain.withoutAppID(isAmbiguous: true) : plain
    guard context.explains else { return }
    if isAmbiguous {
      context.note(.conclusion, "the host can be read in two ways, so the app id is unknown")
    }
    let words = inWords
    context.note(.conclusion, words)
  }
}
