/// How much of an address a log shows.
///
/// Credentials are never shown.
public enum EventDetail: String, Sendable, Hashable, CaseIterable {
  /// Scheme and host: addresses carry tokens.
  case schemeAndHost = "scheme-and-host"
  /// Everything but credentials.
  case wholeAddress = "whole-address"
}
