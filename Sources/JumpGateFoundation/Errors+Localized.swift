public import JumpGate

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Every error says through `localizedDescription` what its description says.
///
/// Foundation knows no other words than "The operation couldn't be completed".
extension AddressError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension UnreadableAddress: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension PatternError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension PolicyProblem: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension PolicyFileError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension CheckInputError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
