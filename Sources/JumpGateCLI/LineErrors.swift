/// Broken lines of the input: each is reported, none stops the rest.
final class LineErrors {
  /// Whether there was any.
  private(set) var any = false

  /// Reports a line, after what was answered before it.
  func say(_ sentence: String, after output: StandardOutput) {
    output.flush()
    any = true
    Diagnostics.say(sentence)
  }
}
