/// What the program says to the shell.
enum ExitStatus: Int32 {
  /// Done.
  case done = 0
  /// Something was refused, or an audited page not judged whole, and `--fail-on` asked to fail for
  /// it.
  case refused = 1
  /// Bad usage, an unreadable file, an invalid policy, a page that can't be judged.
  case unusable = 2
}
