/// What happened while a page ran, in order, each witness in its own words.
@MainActor
package final class History {
  package enum Entry: Hashable {
    /// The user or the host app did something.
    case step(String)
    /// The gate judged a jump: `action kind id tap frame address`.
    case jump(String)
    /// The gate judged another navigation, or the engine asked for one without a gate.
    case asked(String, String)
    /// A question was put to the user.
    case prompt(String)
    /// The launcher was handed an address.
    case opened(String)
    /// The launcher was handed an address, and the system has nothing to open it with.
    case unopened(String)
    /// The network was asked: `METHOD address`.
    case request(String)
    /// The network was connected to: `host:port`.
    case connection(String)
    /// A view committed a document.
    case view(Int, String)
    /// A new window's view was made or closed.
    case child(Int, isOpen: Bool)
    /// A load failed, and whether the gate is the cause.
    case failed(String, byGate: Bool)
    /// The web process ended.
    case processEnded
  }

  package private(set) var entries: [Entry] = []
  /// When the last entry was made, in milliseconds.
  package private(set) var lastChange = 0
  /// Pages that the engine may load and has not asked the network for, and since when.
  private var awaited: [(address: Substring, since: Int)] = []
  private let clock: () -> Int
  private let limit: Int

  /// - Parameter limit: how many entries are kept, the last ones; a history must not grow where
  ///   memory is measured.
  package init(limit: Int = .max, clock: @escaping () -> Int) {
    self.clock = clock
    self.limit = limit
    lastChange = clock()
  }

  package func add(_ entry: Entry) {
    entries.append(entry)
    if entries.count > limit { entries.removeFirst(entries.count - limit / 2) }
    switch entry {
    case .request(let line): awaited.removeAll { line.hasSuffix(" " + $0.address) }
    case .view(_, let address): awaited.removeAll { $0.address == address.prefix { $0 != "#" } }
    default: break
    }
    touch()
  }

  /// The engine may go on to load a page; it may have to start a process for it first.
  package func awaitPage(_ address: String) {
    guard address.hasPrefix("http") else { return }
    guard limit == .max else { return }
    awaited.append((address.prefix { $0 != "#" }, clock()))
  }

  /// Whether a page that may be loaded has not been asked for yet.
  ///
  /// A page may come from a cache and a jump within a page asks for nothing: patience has an end.
  package var isAwaitingPage: Bool {
    awaited.contains { clock() - $0.since < Self.patience }
  }

  private static let patience = 1_500

  /// Something happened that is no entry.
  package func touch() { lastChange = clock() }

  package var jumps: [String] {
    entries.compactMap { if case .jump(let line) = $0 { line } else { nil } }
  }

  package var opens: [String] {
    entries.compactMap { if case .opened(let address) = $0 { address } else { nil } }
  }

  package var unopened: [String] {
    entries.compactMap { if case .unopened(let address) = $0 { address } else { nil } }
  }

  package var requests: [String] {
    entries.compactMap { if case .request(let line) = $0 { line } else { nil } }
  }

  package var connections: [String] {
    entries.compactMap { if case .connection(let host) = $0 { host } else { nil } }
  }

  /// Failures of loads that the gate did not cause.
  package var failures: [String] {
    entries.compactMap { if case .failed(let text, byGate: false) = $0 { text } else { nil } }
  }

  package var prompts: [String] {
    entries.compactMap { if case .prompt(let text) = $0 { text } else { nil } }
  }

  /// Every address that the engine asked about, judged a jump or not.
  package var asked: [String] {
    entries.compactMap {
      switch $0 {
      case .jump(let line): line.split(separator: " ", maxSplits: 5).last.map(String.init)
      case .asked(let address, _): address
      default: nil
      }
    }
  }
}

extension History.Entry: CustomStringConvertible {
  package var description: String {
    switch self {
    case .step(let text): "step        \(text)"
    case .jump(let line): "jump        \(line)"
    case .asked(let address, ""): "asked       \(address)"
    case .asked(let address, let brief): "asked       \(address)  (\(brief))"
    case .prompt(let text): "prompt      \(text)"
    case .opened(let address): "opened      \(address)"
    case .unopened(let address): "no handler  \(address)"
    case .request(let line): "request     \(line)"
    case .connection(let host): "connection  \(host)"
    case .view(0, let address): "view        \(address)"
    case .view(let number, let address): "child \(number)     shows \(address)"
    case .child(let number, let isOpen): "child \(number)     \(isOpen ? "opened" : "closed")"
    case .failed(let text, let byGate): "failed      \(text)\(byGate ? "  (the gate's)" : "")"
    case .processEnded: "web process ended"
    }
  }
}
