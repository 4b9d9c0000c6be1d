/// Other spellings of an address that a browser folds into the same one.
struct Respelling {
  /// What a respelling needs to know: nothing, or an http(s) address with a name for a host.
  enum Need { case nothing, namedHost }

  let name: String
  let need: Need
  let apply: @Sendable (String, inout SeededRandom) -> String

  init(
    _ name: String, _ need: Need = .namedHost,
    _ apply: @escaping @Sendable (String, inout SeededRandom) -> String
  ) {
    self.name = name
    self.need = need
    self.apply = apply
  }

  static let all: [Respelling] = [
    Respelling("scheme in another case", .nothing) { address, random in
      let end = address.firstIndex(of: ":") ?? address.startIndex
      return mixedCase(address[..<end], &random) + address[end...]
    },
    Respelling("blanks around", .nothing) { address, random in
      random.pick([" ", "\u{0}\u{1}", "\t \n"]) + address + random.pick(["", " ", "\n\u{1F}"])
    },
    Respelling("tabs and newlines inside", .nothing) { address, random in
      var scalars = Array(address.unicodeScalars)
      for _ in 0..<3 {
        scalars.insert(random.pick(["\t", "\n", "\r"]), at: 1 + random.below(scalars.count))
      }
      return String(String.UnicodeScalarView(scalars))
    },
    Respelling("host in another case") { address, random in
      edit(address) { $0.host = mixedCase($0.host[...], &random) }
    },
    Respelling("host percent-encoded") { address, random in
      edit(address) { parts in
        parts.host = parts.host.utf8.map { byte in
          random.once(in: 2) ? "%" + String(byte, radix: 16) : String(UnicodeScalar(byte))
        }.joined()
      }
    },
    Respelling("host in full width") { address, random in
      edit(address) { parts in
        parts.host = parts.host.unicodeScalars.map { scalar in
          let isLetter = ("a"..."z").contains(scalar)
          let wide = Unicode.Scalar(scalar.value + 0xFEE0)
          return String(isLetter && random.once(in: 2) ? wide ?? scalar : scalar)
        }.joined()
      }
    },
    Respelling("ideographic full stops") { address, _ in
      edit(address) { $0.host = $0.host.split(separator: ".").joined(separator: "。") }
    },
    Respelling("default port") { address, _ in
      edit(address) { $0.port = $0.scheme == "http" ? ":80" : ":443" }
    },
    Respelling("credentials") { address, random in
      edit(address) { $0.credentials = random.pick(["user:pw@", "evil.example:x@", "a@b@", ":@"]) }
    },
    Respelling("slashes before the host") { address, random in
      edit(address) { $0.slashes = random.pick(["/", "", "////", #"\\"#, #"/\"#, #"\/\"#]) }
    },
    Respelling("backslashes in the path") { address, random in
      edit(address) { parts in
        parts.path = String(
          parts.path.map { $0 == "/" && random.once(in: 2) ? "\\" : $0 })
      }
    },
    Respelling("dot segments") { address, random in
      edit(address) { $0.path = random.pick(["/x/..", "/.", "/%2e", "/a/b/%2E%2e/.."]) + $0.path }
    },
  ]

  private static func mixedCase(_ text: Substring, _ random: inout SeededRandom) -> String {
    text.map { random.once(in: 2) ? $0.uppercased() : $0.lowercased() }.joined()
  }

  /// The parts of an http(s) address as it stands.
  private struct Parts {
    var scheme: String
    var slashes = "//"
    var credentials = ""
    var host: String
    var port = ""
    var path: String
    var rest: String
  }

  private static func edit(_ address: String, _ change: (inout Parts) -> Void) -> String {
    guard let colon = address.firstIndex(of: ":") else { return address }
    let afterSlashes = address[colon...].dropFirst(3)
    let hostEnd = afterSlashes.firstIndex { "/?#".contains($0) } ?? afterSlashes.endIndex
    let pathEnd = afterSlashes.firstIndex { "?#".contains($0) } ?? afterSlashes.endIndex
    var parts = Parts(
      scheme: String(address[..<colon]), host: String(afterSlashes[..<hostEnd]),
      path: String(afterSlashes[hostEnd..<pathEnd]), rest: String(afterSlashes[pathEnd...]))
    change(&parts)
    return parts.scheme + ":" + parts.slashes + parts.credentials + parts.host + parts.port
      + parts.path + parts.rest
  }
}
