/// How much of an address a log shows.
///
/// An address's own credentials are never shown; those of an address inside it stand in
/// ``wholeAddress`` as the page wrote them.
public enum EventDetail: String, Sendable, Hashable, CaseIterable {
  /// Scheme and host: addresses carry tokens.
  case schemeAndHost = "scheme-and-host"
  /// Everything but its credentials.
  case wholeAddress = "whole-address"
}
