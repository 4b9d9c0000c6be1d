/// Hears of each rule tried; the same code decides with and without one that listens.
protocol DecisionRecorder {
  mutating func tried(_ source: Decision.Source, depth: Int, _ outcome: Trace.Outcome)
}

/// Listens to nothing.
struct SilentRecorder: DecisionRecorder {
  @inline(__always)
  mutating func tried(_ source: Decision.Source, depth: Int, _ outcome: Trace.Outcome) {}
}

/// Keeps the steps of a trace.
struct TraceRecorder: DecisionRecorder {
  let policy: Policy
  var steps: [Trace.Step] = []

  mutating func tried(_ source: Decision.Source, depth: Int, _ outcome: Trace.Outcome) {
    steps.append(Trace.Step(rule: policy.name(of: source), depth: depth, outcome: outcome))
  }
}
