/// One line of `jumpgate check --input jsonl`: an address and its context.
///
/// ```json
/// {"url": "/app/id1", "base": "https://apps.apple.com/", "tap": true, "frame": "sub"}
/// ```
///
/// | key | value | when it is left out |
/// |---|---|---|
/// | `url` | the address as it stands in a page | an error |
/// | `base` | the page's address | as the context given |
/// | `from` | the asking frame's address | as the context given |
/// | `tap` | whether the user tapped in the asking frame just now | as the context given |
/// | `frame` | `main`, `sub` or `popup` | as the context given |
/// | `redirected` | whether a server redirect led here | as the context given |
///
/// `base` and `from` may be null, which means unknown.
public struct CheckInput: Sendable, Hashable {
  /// The address as it stands in a page.
  public let url: String
  /// Its context.
  public let context: CheckContext

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: JSON without its line end.
  ///   - context: what holds where the line doesn't say otherwise.
  /// - Throws: ``CheckInputError`` with every mistake of the line.
  public init(
    json line: some Sequence<UInt8>, context: CheckContext = CheckContext()
  ) throws(CheckInputError) {
    let bytes = Array(line)
    var problems = ConfigProblems(text: bytes)
    var input: CheckInput?
    do {
      let value = try JSONReader.read(bytes)
      let object = ConfigObject(
        value, at: .root, known: CheckInputReader.keys, expected: "an object with \"url\"",
        problems: &problems)
      input = object.flatMap {
        CheckInputReader(object: $0, context: context).read(&problems)
      }
    } catch {
      problems.add(error.message, at: .root, entry: nil, offset: error.offset)
    }
    guard let input, problems.problems.isEmpty else {
      throw CheckInputError(problems: problems.problems)
    }
    self = input
  }

  init(url: String, context: CheckContext) {
    self.url = url
    self.context = context
  }
}
