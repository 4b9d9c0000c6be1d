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
    self = address.withView { Destination($0, &context) }
  }

  /// Classifies a parsed address that is still bytes.
  init(_ view: AddressView, _ context: inout ClassificationContext) {
    let isAmbiguous = view.layout.isAmbiguous || view.layout.hostReadingVaries
    if !context.explains, !isAmbiguous, PlainPage.isCertain(view.bytes) {
      self.init(kind: .web)
      return
    }
    let plain = Classifier(view).destination(&context)
    self = isAmbiguous ? plain.withoutAppID(isAmbiguous: true) : plain
    if isAmbiguous {
      context.note(.conclusion, "the host can be read in two ways, so the app id is unknown")
    }
    let conclusion = self
    context.note(.conclusion, conclusion.inWords)
  }
}
