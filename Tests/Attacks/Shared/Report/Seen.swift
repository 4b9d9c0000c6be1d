/// What the witnesses saw of a run, when it was over.
package struct Seen: Hashable {
  /// The gate's events: `action kind id tap frame address`.
  package var jumps: [String]
  /// The launcher's record.
  package var opens: [String]
  /// What the launcher was handed and the system has nothing to open with.
  package var unopened: [String]
  /// The network's record: `METHOD address`.
  package var requests: [String]
  /// The network's record of connections: `host:port`.
  package var connections: [String]
  /// The address of the page's own view.
  package var view: String
  /// Those of new windows' views that are still there.
  package var children: [String]
  /// Loads that failed, not by the gate: an app shows an error page for them.
  package var failures: [String]
  /// How many questions were put to the user; nil: nobody counted.
  package var questions: Int?

  package init(
    jumps: [String], opens: [String], unopened: [String] = [], requests: [String],
    connections: [String], view: String, children: [String], failures: [String] = [],
    questions: Int? = nil
  ) {
    (self.jumps, self.opens, self.unopened, self.requests) = (jumps, opens, unopened, requests)
    (self.connections, self.view, self.children) = (connections, view, children)
    (self.failures, self.questions) = (failures, questions)
  }
}
