/// Which jumps may happen: listed apps, ordered rules, a default for each kind. Immutable.
public struct Policy: Sendable, Hashable {
}
