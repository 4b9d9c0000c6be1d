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
  var hostKind: HostKind = .none
  var isSpecial = false
  /// Whether the path is opaque (`mailto:x`), so that no base can resolve against it.
  var hasOpaquePath = false
  var isAmbiguous = false

  enum HostKind: UInt8, Sendable, Hashable { case none, empty, domain, ipv4, ipv6, opaque }
}
