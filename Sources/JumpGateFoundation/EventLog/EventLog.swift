public import JumpGate

/// Writes events as JSON Lines: one object an event, keys in a fixed order.
///
/// ```json
/// {"time_ms":8120,"mode":"enforce","jump":true,"action":"block","rule":"preset:standard/app-store-product","reason":"not listed","reason_code":"not-listed","destination":"app-store-product","detail":null,"app_id":"999","address":"itms-apps:","from":"https://ads.example","frame":"sub","popup":false,"top_from_frame":false,"tap":"none","redirected":false,"private":false,"hops":[],"prompt":false}
/// ```
///
/// | key | value |
/// |---|---|
/// | `time_ms` | when, in milliseconds of the adapter's clock |
/// | `mode` | `enforce` or `report` |
/// | `jump` | whether it was a jump; other navigations are judged too |
/// | `action` | `allow`, `block`, `open`, `sheet`, `ask`, `host` |
/// | `rule` | what decided |
/// | `reason` | why, in words |
/// | `reason_code` | why, as a word that stays the same: the raw value of ``Reason`` |
/// | `destination` | the kind, or null if the address can't be read |
/// | `detail` | a finer word within the kind, or null |
/// | `app_id` | the app's id as digits, or null |
/// | `address` | where it leads, or null if that can't be read |
/// | `from` | the asking frame's origin; `null` as a string if it is opaque; null if it is unknown |
/// | `frame` | `main`, `sub` or `unknown` |
/// | `popup`, `top_from_frame`, `redirected`, `private` | true, false, or null if it is unknown |
/// | `tap` | `none`, `live`, `descendant`, `spent`, `lapsed`, `carried`, `unknown` |
/// | `hops` | the addresses that led there by redirects, oldest first |
/// | `prompt` | whether the user is asked |
///
/// > Note: Addresses carry tokens. Only the scheme, and the host of a web address, are written
/// > unless whole addresses are asked for; user names and passwords never are, and neither is a
/// > string that is no address.
public struct EventLog: Sendable, Hashable {
  /// How much of an address is written.
  public var detail: EventDetail

  /// Makes a log format.
  public init(_ detail: EventDetail = .schemeAndHost) {
    self.detail = detail
  }

  /// An event as one line of JSON with its line feed.
  public func line(for event: JumpEvent) -> String {
    var line = JSONLine()
    line.add("time_ms", event.time.milliseconds)
    line.add("mode", event.mode.rawValue)
    line.add("jump", event.isJump)
    append(event.verdict, to: &line)
    append(event.request, to: &line)
    line.add("hops", event.hops.map(text))
    line.add("prompt", event.prompt != nil)
    line.end()
    return String(decoding: line.bytes, as: UTF8.self)
  }

  private func append(_ verdict: Verdict, to line: inout JSONLine) {
    line.add("action", verdict.action.rawValue)
    line.add("rule", verdict.rule)
    line.add("reason", verdict.reason.description)
    line.add("reason_code", verdict.reason.rawValue)
    line.add("destination", verdict.destination?.kind.rawValue)
    line.add("detail", verdict.destination?.detail)
    line.add("app_id", verdict.destination?.appID?.description)
  }

  private func append(_ request: JumpRequest, to line: inout JSONLine) {
    line.add("address", (try? request.target.get()).map(text))
    line.add("from", request.from?.description)
    line.add("frame", request.frame.rawValue)
    line.add("popup", request.isPopup)
    line.add("top_from_frame", request.isTopFromFrame)
    line.add("tap", request.tap.rawValue)
    line.add("redirected", request.isRedirected)
    line.add("private", request.isPrivate)
  }

  /// An address as far as it may be written.
  private func text(_ address: Address) -> String { address.redacted(to: detail).href }
}
