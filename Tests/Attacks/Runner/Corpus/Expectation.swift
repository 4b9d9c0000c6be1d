/// What the three witnesses and the gate's events must say.
struct Expectation: Hashable {
  /// A jump's event, or a run of equal ones.
  struct Jump: Hashable {
    /// How often it comes one after the other.
    var times: Times
    /// `action kind id tap address`.
    var line: String
    /// The address alone.
    var address: String { line.split(separator: " ", maxSplits: 4).last.map(String.init) ?? "" }
  }

  enum Times: Hashable {
    case exactly(Int)
    case atLeast(Int)
  }

  /// The jumps that the gate tells of, in order.
  var jumps: [Jump] = []
  /// The jumps that the engine would ask about if it did not drop them itself.
  var asked: [Jump] = []
  /// What the launcher is handed, in order.
  var opens: [String] = []
  /// What the view shows in the end.
  var view: String
  /// What the views of the page's new windows show in the end, in order of their making.
  var children: [String] = []
  /// Requests that must reach the network, `METHOD address`.
  var loads: [String] = []
  /// Hosts that may be reached beside those of the page's own sections.
  var hosts: Set<String> = []
}
