/// A policy prepared for many addresses that one asker asks for: all of a request but the address
/// is fixed.
///
/// It gives the verdicts of the policy, straight from bytes. For the address of a plain web page
/// nothing is copied and no memory is taken.
///
/// ```swift
/// let request = JumpRequest("about:blank", from: nil, frame: .main, tap: .none)
/// let prepared = PreparedPolicy(policy, as: request)
/// for line in lines { prepared.withVerdict(utf8: line) { refused += $0.action == .block ? 1 : 0 } }
/// ```
public struct PreparedPolicy: Sendable {
  /// The policy.
  public let policy: Policy
  private let request: JumpRequest
  /// The verdict on a plain web page, if ``areOne``.
  private let pageVerdict: Verdict
  /// Whether the verdicts on all plain web pages are one.
  private let areOne: Bool

  /// Prepares a policy.
  ///
  /// - Parameters:
  ///   - policy: the policy.
  ///   - request: who asks, and how; its address does not count.
  public init(_ policy: Policy, as request: JumpRequest) {
    self.policy = policy
    self.request = request
    pageVerdict = policy.verdict(for: request.asking(UnreadableAddress.parse(Self.page, base: nil)))
    // What is opened would be the page's own address.
    areOne = pageVerdict.opens == nil && !policy.rules.contains(where: \.mayTellPagesApart)
  }

  /// Any plain web page.
  private static let page = "https://page.invalid/"

  /// Calls a body with the verdict on an address.
  ///
  /// - Parameters:
  ///   - bytes: the address in UTF-8, of any spelling.
  ///   - base: the page's address that a relative address is resolved against, or nil.
  ///   - body: gets the verdict of ``Policy/verdict(for:)``.
  public func withVerdict<Value>(
    utf8 bytes: UnsafeBufferPointer<UInt8>, base: Address? = nil, _ body: (Verdict) -> Value
  ) -> Value {
    if areOne, PlainPage.isCertain(bytes) { return body(pageVerdict) }
    return body(otherVerdict(bytes, base: base))
  }

  /// The verdict on an address.
  ///
  /// - Parameters:
  ///   - bytes: the address in UTF-8, of any spelling.
  ///   - base: the page's address that a relative address is resolved against, or nil.
  public func verdict(utf8 bytes: UnsafeBufferPointer<UInt8>, base: Address? = nil) -> Verdict {
    withVerdict(utf8: bytes, base: base) { $0 }
  }

  @inline(never)
  private func otherVerdict(_ bytes: UnsafeBufferPointer<UInt8>, base: Address?) -> Verdict {
    let string = String(decoding: bytes, as: UTF8.self)
    return policy.verdict(for: request.asking(UnreadableAddress.parse(string, base: base)))
  }
}

extension JumpRequest {
  /// The same request for another address.
  fileprivate func asking(_ target: Result<Address, UnreadableAddress>) -> JumpRequest {
    JumpRequest(
      target, from: from, frame: frame, isPopup: isPopup, isTopFromFrame: isTopFromFrame, tap: tap,
      isRedirected: isRedirected, isPrivate: isPrivate)
  }
}

extension Rule {
  /// Whether it may match one plain web page and not another.
  fileprivate var mayTellPagesApart: Bool {
    to.contains { pattern in
      switch pattern.form {
      case .listedApp, .app: false
      case .kind(let kind): kind == .web
      case .scheme(let name): LoadableScheme.isLoadable(name)
      case .host, .invalid: true
      }
    }
  }
}
