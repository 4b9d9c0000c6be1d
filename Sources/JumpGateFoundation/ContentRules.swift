public import JumpGate
/// placeholder
public struct ContentRules { public let json: String; public init(_ policy: Policy) { json = "[]\n" } }
