/// What the three witnesses and the gate's events must say.
package struct Expectation: Hashable, Sendable {
  /// A jump's event, or a run of equal ones.
  package struct Jump: Hashable, Sendable {
    /// How often it comes one after the other.
    package var times: Times
    /// `action kind id tap frame address`.
    package var line: String
    /// The address alone.
    package var address: String {
      line.split(separator: " ", maxSplits: 5).last.map(String.init) ?? ""
    }
  }

  package enum Times: Hashable, Sendable {
    case exactly(Int)
    /// For what the engine itself may fold or drop: never without an upper bound.
    case between(Int, Int)
  }

  /// The jumps that the gate tells of, in order.
  package var jumps: [Jump] = []
  /// The jumps that the engine would ask about if it did not drop them itself.
  package var asked: [Jump] = []
  /// What the launcher is handed, in order.
  package var opens: [String] = []
  /// What the launcher is handed where the system has nothing to open it with, in order.
  package var unopened: [String] = []
  /// What the view shows in the end.
  package var view: String
  /// What the views of the page's new windows show in the end, in order of their making.
  package var children: [String] = []
  /// Requests that must reach the network, `METHOD address`.
  package var loads: [String] = []
  /// Hosts that may be reached beside those of the page's own sections.
  package var hosts: Set<String> = []
}
