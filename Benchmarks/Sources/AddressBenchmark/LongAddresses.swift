import CAllocations
import JumpGate

/// How the time for an address grows with its length, when a page chooses the address to make it
/// grow: four times the length should take about four times as long.
enum LongAddresses {
  private static let hosts = [
    "https://page.example/", "https://app.adjust.com/?", "app:", "https://",
  ]
  private static let units = [
    "?", "#", "'", "/.a", "/%41", ":", "%3A", "a:", "a.", "1.", "%2F", "//", "%25", "$", "-", "%2D",
    "%2e", "a%2Eb", "@", "%40", "&u=http://a.b%2F", "/http%3A%2F%2Fa.b%252F", "/aHR0cHM6", "&isi",
    "&u=https%3A%2F%2Fapps.apple.com/", ".af", "*is", ",https://a)", "itms", "/../a",
    "/YUhSMGNITTZ", "é", "\u{300}\u{316}",
  ]
  private static let policy = Policy(apps: [AppID]([]), otherwise: .standard)
  private static let asker = JumpRequest("", from: nil, frame: .main, tap: .none)

  /// The address whose time grew most from 50,000 to 200,000 bytes, and how often it had grown.
  static func worst() -> (text: String, ratio: Double) {
    var worst = (text: "none", ratio: 0.0)
    for host in hosts {
      for unit in units {
        let ratio = time(repeated(host, unit, 200_000)) / time(repeated(host, unit, 50_000))
        if ratio > worst.ratio { worst = ("\(host)\(unit)\(unit)…", ratio) }
      }
    }
    let ratio = time(intent(400_000)) / time(intent(100_000))
    return ratio > worst.ratio ? ("an intent", ratio) : worst
  }

  private static func repeated(_ host: String, _ unit: String, _ length: Int) -> String {
    host + String(repeating: unit, count: length / unit.utf8.count)
  }

  /// An intent with a long path and as many schemes.
  private static func intent(_ length: Int) -> String {
    repeated("intent://", "a/", length / 2) + repeated("#Intent;", "scheme=a;", length / 2)
  }

  /// The shortest of some times, in nanoseconds.
  private static func time(_ address: String) -> Double {
    var text = address
    return text.withUTF8 { bytes in
      (0..<5).map { _ in
        let start = thread_nanoseconds()
        _ = policy.brief(utf8: bytes, asked: asker)
        return Double(thread_nanoseconds() - start)
      }.min() ?? 0
    }
  }
}
