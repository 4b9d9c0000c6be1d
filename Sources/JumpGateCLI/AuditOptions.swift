internal import JumpGate
internal import JumpGateFoundation

/// The command line of `jumpgate audit`.
struct AuditOptions {
  let pages: [String]
  let format: OutputFormat
  let failOn: FailOn
  let jobs: Int
  /// For how long a helper may be silent, in seconds: longer than a page with its presses can take.
  let patience: Int
  /// The line that orders a page of the helper program.
  let orders: [[UInt8]]
  /// The helper program and its own command line.
  let helper: String
  let helperWords: [String]

  init(_ words: ArraySlice<String>) throws(UsageError) {
    let arguments = try Arguments(
      words,
      valued: ["policy", "format", "proxy", "timeout", "jobs", "presses", "display", "fail-on"],
      flagged: [])
    // The helper reads the file itself; here its mistakes are told before anything starts.
    guard try arguments.value("policy") != "-" else {
      throw UsageError("'audit' reads a policy from a file, not from stdin")
    }
    _ = try PolicyOption.policy(arguments)
    format = try arguments.choice("format", default: .text)
    failOn = try arguments.choice("fail-on", default: .never)
    jobs = try Self.number(arguments, "jobs", default: 1, in: 1...64)
    let timeout = try Self.number(arguments, "timeout", default: 20, in: 1...3600)
    let presses = try Self.number(arguments, "presses", default: 100, in: 0...100_000)
    // The start and the first load, then the presses: four at a time, each loads the page and may
    // lead to another.
    patience = 30 + timeout + (presses + 3) / 4 * (2 * timeout + 30)
    pages = try InputOperands(arguments, are: "pages").all()
    // What judges nothing must not pass.
    guard !pages.isEmpty else { throw .misuse("'audit' needs a page") }
    orders = pages.map { Self.order($0, timeout: timeout, presses: presses) }
    var words: [String] = []
    for name in ["policy", "display"] {
      if let value = try arguments.value(name) { words += ["--\(name)", value] }
    }
    if let proxy = try Self.proxy(arguments) { words += ["--proxy", proxy] }
    helperWords = words
    helper = try AuditHelper.path()
  }

  private static func number(
    _ arguments: Arguments, _ name: String, default fallback: Int, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let given = try arguments.value(name) else { return fallback }
    guard let number = Int(given), range.contains(number) else {
      throw .misuse(
        "option '--\(name)' must be a number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(given)'")
    }
    return number
  }

  /// The proxy's address as a browser reads it: what the engine can't read it leaves out in silence.
  private static func proxy(_ arguments: Arguments) throws(UsageError) -> String? {
    guard let given = try arguments.value("proxy") else { return nil }
    if let address = httpAddress(given) { return address.href }
    let isServer = !given.contains("/") && httpAddress("http://\(given)") != nil
    let meant = isServer ? "; did you mean 'http://\(given)'?" : ""
    throw .misuse("option '--proxy' must be the address of an http proxy, not '\(given)'\(meant)")
  }

  private static func httpAddress(_ string: String) -> Address? {
    guard let address = try? Address(string), address.scheme == "http" else { return nil }
    return address
  }

  private static func order(_ page: String, timeout: Int, presses: Int) -> [UInt8] {
    var line = JSONLine()
    line.add("page", page)
    line.add("timeout_ms", Int64(timeout * 1000))
    line.add("presses", Int64(presses))
    line.end()
    return line.bytes
  }
}
