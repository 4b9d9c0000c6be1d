@testable import JumpGate

extension Address {
  /// Whether a search finds something where the look along the fast way pointed out nothing.
  ///
  /// The explaining classification does not tell: what it finds there does not count, so that it
  /// tells the story of the verdict. Fuzzing asks this too, by a link to this file.
  var isMissed: Bool {
    withView { view in
      guard view.layout.scheme == .http || view.layout.scheme == .https,
        !HidingPlaces.mayHide(in: view)
      else { return false }
      var search = AddressSearch()
      var context = ClassificationContext()
      search.search(view, &context)
      return !search.findings.isEmpty
    }
  }
}
