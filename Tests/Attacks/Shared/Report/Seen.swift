/// What the witnesses saw of a run, when it was over.
package struct Seen: Hashable {
  /// The gate's events: `action kind id tap address`.
  package var jumps: [String]
  /// The launcher's record.
  package var opens: [String]
  /// The network's record: `METHOD address`.
  package var requests: [String]
  /// The network's record of connections: `host:port`.
  package var connections: [String]
  /// The address of the page's own view.
  package var view: String
  /// Those of new windows' views that are still there.
  package var children: [String]

  package init(
    jumps: [String], opens: [String], requests: [String], connections: [String], view: String,
    children: [String]
  ) {
    (self.jumps, self.opens, self.requests) = (jumps, opens, requests)
    (self.connections, self.view, self.children) = (connections, view, children)
  }
}
