#if GTK
  internal import JumpGate
  internal import JumpGateFoundation

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// The helper program's command line.
  struct HelperArguments {
    /// What is wrong with it.
    struct Mistake: Error, CustomStringConvertible {
      let description: String
    }

    var policy = Policy(apps: [], otherwise: .standard)
    var proxy: String?
    /// A display that is there already; nil: one of its own.
    var display: String?
    /// Whether to say how it is used, and no more.
    private(set) var asksForHelp = false

    init(_ words: [String]) throws {
      var rest = words.makeIterator()
      while let word = rest.next() {
        switch word {
        case "--help", "-h":
          asksForHelp = true
          return
        case "--policy":
          policy = try Policy(contentsOf: URL(filePath: Self.value(word, rest.next()))).enforced
        case "--proxy": proxy = try Self.value(word, rest.next())
        case "--display": display = try Self.value(word, rest.next())
        default: throw Mistake(description: "unknown option \(word); --help lists them")
        }
      }
    }

    private static func value(_ option: String, _ value: String?) throws -> String {
      guard let value else { throw Mistake(description: "\(option) needs a value") }
      return value
    }
  }

  extension Policy {
    /// The same policy carried out, for one that is only to log: an audit lets nothing out.
    fileprivate var enforced: Policy {
      Policy(
        preset: preset, mode: .enforce, apps: apps, hostSchemes: hostSchemes,
        appLinkHosts: appLinkHosts, rules: rules, defaults: defaults)
    }
  }
#endif
