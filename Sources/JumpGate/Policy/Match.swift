/// Whether something matches, where something may be unknown.
enum Match: Comparable {
  case no, maybe, yes
}
