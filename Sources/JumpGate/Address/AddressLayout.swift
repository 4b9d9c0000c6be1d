/// Where the components of a serialized address lie, in UTF-8 code units from its start.
///
///     https://user:pass@example.com:1234/foo/bar?baz#quux
///     |     ||   |    | |          |    |       |    |
///     |     ||   |    | |          |    |       |    fragmentStart (its `#`, or the end)
///     |     ||   |    | |          |    |       queryStart (its `?`, or fragmentStart)
///     |     ||   |    | |          |    pathStart
///     |     ||   |    | |          hostEnd (a port's `:` stands here)
///     |     ||   |    | hostStart
///     |     ||   |    passwordEnd (its `@`; equals hostStart without credentials)
///     |     ||   usernameEnd
///     |     |authorityStart (after `//`; equals schemeEnd + 1 without a host)
///     |     schemeEnd (its `:`)
///
/// Where there is no host and the path begins with `//`, the serialization holds `/.` before
/// the path; `pathStart` stands after it.
struct AddressLayout: Sendable, Hashable {
  var schemeEnd: UInt32 = 0
  var authorityStart: UInt32 = 0
  var usernameEnd: UInt32 = 0
  var passwordEnd: UInt32 = 0
  var hostStart: UInt32 = 0
  var hostEnd: UInt32 = 0
  var pathStart: UInt32 = 0
  var queryStart: UInt32 = 0
  var fragmentStart: UInt32 = 0
  var end: UInt32 = 0
  /// The port, or nil if there is none or it is the scheme's default.
  var port: UInt16?
  /// The special scheme, or `.other`.
  var scheme: SpecialScheme = .other
  var hostKind: HostKind = .none
  /// Whether the path is opaque (`mailto:x`), so that no base can resolve against it.
  var hasOpaquePath = false
  var isAmbiguous = false
  /// Whether engines in use may read another host here, or none.
  var hostReadingVaries = false

  var isSpecial: Bool { scheme != .other }

  enum HostKind: UInt8, Sendable, Hashable { case none, empty, domain, ipv4, ipv6, opaque }
}
