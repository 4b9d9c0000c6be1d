internal import JumpGate

/// One content rule of WebKit.
package struct ContentRule: Sendable, Hashable {
  /// Which addresses it is about, in the regular expressions that WebKit's content rules know.
  package let urlFilter: String
  /// Which loads it is about.
  package let resourceType: String
  /// In which frames: `child-frame`; nil: in any.
  package let loadContext: String?
  /// What it does: `block` or `ignore-previous-rules`.
  package let action: String

  /// The rule as WebKit takes it.
  var json: String {
    let context = loadContext.map { #","load-context":["\#($0)"]"# } ?? ""
    let filter = JSONText.quoted(urlFilter)
    return #"{"trigger":{"url-filter":\#(filter),"resource-type":["\#(resourceType)"]\#(context)},"#
      + #""action":{"type":"\#(action)"}}"#
  }

  /// Blocks `window.open` to a scheme.
  static func popup(scheme: String) -> ContentRule {
    ContentRule(
      urlFilter: "^\(escaped(scheme)):", resourceType: "popup", loadContext: nil, action: "block")
  }

  /// Leaves `window.open` to an app to the gate: its number stands by itself in the address.
  static func popupExceptions(app: AppID) -> [ContentRule] {
    ["[^0-9]\(app)[^0-9]", "[^0-9]\(app)$"].map {
      ContentRule(
        urlFilter: $0, resourceType: "popup", loadContext: nil, action: "ignore-previous-rules")
    }
  }

  /// Blocks a domain's pages in frames, with its sub-domains.
  static func frame(domain: String) -> ContentRule { frame(domain: domain, action: "block") }

  /// Leaves a domain's pages in frames to the gate, with its sub-domains.
  static func frameException(domain: String) -> ContentRule {
    frame(domain: domain, action: "ignore-previous-rules")
  }

  /// The filter takes all before the path, so that no user name passes for the host.
  private static func frame(domain: String, action: String) -> ContentRule {
    ContentRule(
      urlFilter: "^https?://([^/]*[.@])?\(escaped(domain))\\.?(:[0-9]*)?/",
      resourceType: "document", loadContext: "child-frame", action: action)
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if !character.isLetter, !character.isNumber, character != "-" { result += "\\" }
      result.append(character)
    }
  }
}
