/// Both methods of one class, replaced together, so that there is never one without the other.
final class Interception {
  /// The shapes of code that a runtime calls, made for one gate.
  struct Replacements {
    /// For `openURL:`, calling the original of a swap.
    let openURL: (OpenCallGate, MethodSwap) -> ObjCImplementation
    /// For `openURL:options:completionHandler:`, likewise.
    let openURLOptions: (OpenCallGate, MethodSwap) -> ObjCImplementation
  }

  private let gate: OpenCallGate
  private let swaps: [MethodSwap]

  /// Replaces both methods of a class; neither if one is missing.
  init(
    of owner: ObjCClass, selectors: (openURL: ObjCSelector, openURLOptions: ObjCSelector),
    gate: OpenCallGate, replacements: Replacements
  ) throws(OpenURLError) {
    let plain = try MethodSwap(selectors.openURL, of: owner)
    let options = try MethodSwap(selectors.openURLOptions, of: owner)
    self.gate = gate
    swaps = [plain, options]
    try plain.install(replacements.openURL(gate, plain))
    try options.install(replacements.openURLOptions(gate, options))
  }

  /// Passes everything on from now on, and takes back what is still ours.
  func remove() -> MethodSwap.Removal {
    gate.deactivate()
    return swaps.map { $0.remove() }.contains(.dormant) ? .dormant : .restored
  }
}
