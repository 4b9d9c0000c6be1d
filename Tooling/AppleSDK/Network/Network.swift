// The part of Network that the tests' server meets. Declarations only.
public import Dispatch
public import Foundation
public import Security

public final class NWParameters: @unchecked Sendable {
  public static var tcp: NWParameters { fatalError() }
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options) { fatalError() }
  init() {}
  public var requiredLocalEndpoint: NWEndpoint?
}

public enum NWProtocolTCP {
  public final class Options {
    public init() {}
  }
}

public enum NWProtocolTLS {
  public final class Options {
    public init() {}
    public var securityProtocolOptions: sec_protocol_options_t { fatalError() }
  }
}

public struct ProxyConfiguration: @unchecked Sendable {
  public init(httpCONNECTProxy: NWEndpoint, tlsOptions: NWProtocolTLS.Options? = nil) {}
  public var allowFailover: Bool { get { true } set {} }
}

public enum NWEndpoint: Hashable, Sendable {
  public struct Port: Hashable, Sendable {
    public static let any = Port()
    public var rawValue: UInt16 { 0 }
  }
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
    case name(String)
    public init(stringLiteral: String) { self = .name(stringLiteral) }
    public init(_ string: String) { self = .name(string) }
  }
  case hostPort(host: Host, port: Port)
}

public final class NWListener: @unchecked Sendable {
  public enum State: Sendable {
    case setup, ready, cancelled
    case failed(any Error)
  }
  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws {}
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var port: NWEndpoint.Port? { nil }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

public final class NWConnection: @unchecked Sendable {
  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext()
    public static let finalMessage = ContentContext()
  }
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable ((any Error)?) -> Void)
  }
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {}
  public func start(queue: DispatchQueue) {}
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, (any Error)?) -> Void
  ) {}
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {}
  public func cancel() {}
}
