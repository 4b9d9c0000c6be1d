/// What the witnesses saw of a run, when it was over.
struct Seen: Hashable {
  /// The gate's events: `action kind id tap address`.
  var jumps: [String]
  /// The launcher's record.
  var opens: [String]
  /// The network's record: `METHOD address`.
  var requests: [String]
  /// The network's record of connections: `host:port`.
  var connections: [String]
  /// The address of the page's own view.
  var view: String
  /// Those of new windows' views that are still there.
  var children: [String]
}
