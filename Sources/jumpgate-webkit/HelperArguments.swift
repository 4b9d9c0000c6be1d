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

    init(_ words: [String]) throws {
      var rest = words.makeIterator()
      while let word = rest.next() {
        guard let value = rest.next() else { throw Mistake(description: "\(word) needs a value") }
        switch word {
        case "--policy": policy = try Policy(contentsOf: URL(filePath: value)).enforced
        case "--proxy": proxy = value
        case "--display": display = value
        default: throw Mistake(description: "unknown option \(word)")
        }
      }
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
