import CAda
import Foundation

@testable import JumpGate

/// One way to go through a set of addresses.
struct Contender: Sendable {
  let name: String
  /// Goes through the set once; the sum keeps the work from being optimised away.
  let run: @Sendable (AddressSet) -> Int
}

extension Contender {
  private static let policy = Policy(apps: [AppID]([]), otherwise: .standard)

  /// Who asks; the address is none of it.
  private static let asker = JumpRequest("", from: nil, frame: .main, tap: .none)

  static let all: [Contender] = [
    Contender(name: "jumpgate, parsed from bytes") { set in
      set.sum { bytes in Address.canParse(utf8: bytes) ? 1 : 0 }
    },
    Contender(name: "jumpgate, whole verdict from bytes") { set in
      // Looked up once, as a gate holds them.
      let (policy, asker) = (policy, asker)
      return set.sum { bytes in policy.brief(utf8: bytes, asked: asker).action == .allow ? 1 : 2 }
    },
    Contender(name: "jumpgate, whole verdict from a string") { set in
      var total = 0
      for string in set.strings {
        let request = JumpRequest(string, from: nil, frame: .main, tap: .none)
        total &+= policy.verdict(for: request).action == .allow ? 1 : 2
      }
      return total
    },
    Contender(name: "ada::can_parse") { set in
      set.sum { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          ada_peer_can_parse($0.baseAddress, $0.count) ? 1 : 0
        }
      }
    },
    Contender(name: "ada::parse") { set in
      set.sum { bytes in
        bytes.withMemoryRebound(to: CChar.self) { ada_peer_parse($0.baseAddress, $0.count) }
      }
    },
    Contender(name: "Foundation URL, scheme and host") { set in
      var total = 0
      for string in set.strings {
        guard let url = URL(string: string) else { continue }
        total &+= (url.scheme?.utf8.count ?? 0) + (url.host?.utf8.count ?? 0)
      }
      return total
    },
  ]
}

extension Contender {
  /// Whether the fast way takes an address.
  static func isPlain(_ address: String) -> Bool {
    var address = address
    return address.withUTF8 { PlainAddress<NoWatcher>.read($0) != nil }
  }

  /// Links of the App Store, all different.
  static let storeLinks: [String] = (0..<20_000).map { number in
    let id = 300_000_000 + number * 7919
    return switch number % 4 {
    case 0: "https://apps.apple.com/us/app/some-app-name/id\(id)?mt=8"
    case 1: "https://apps.apple.com/app/id\(id)"
    case 2: "itms-apps://apps.apple.com/app/id\(id)?action=write-review"
    default: "itms-apps://itunes.apple.com/cn/app/id\(id)?mt=8"
    }
  }
}
