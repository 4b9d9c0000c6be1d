/// Responses that install something, by MIME type or, where the type says nothing, by file name.
enum InstallingResponse {
  private static let kinds:
    [(mimeType: String, suffix: String, kind: DestinationKind, detail: String)] = [
      // Apple Platform Deployment, "Distribute configuration profiles", read 2026.
      ("application/x-apple-aspen-config", ".mobileconfig", .enterpriseInstall, "profile"),
      // Certificates are installed as profiles: Apple Support, "Trust manually installed certificate
      // profiles", read 2026.
      ("application/x-x509-ca-cert", ".cer", .enterpriseInstall, "profile"),
      ("application/x-x509-user-cert", ".crt", .enterpriseInstall, "profile"),
      ("application/pkix-cert", ".der", .enterpriseInstall, "profile"),
      ("application/x-pkcs12", ".p12", .enterpriseInstall, "profile"),
      // Archives of apps; no registered type, these two are what servers send.
      ("application/octet-stream.ipa", ".ipa", .enterpriseInstall, "package"),
      ("application/x-itunes-ipa", ".ipa", .enterpriseInstall, "package"),
      ("application/x-ios-app", ".ipa", .enterpriseInstall, "package"),
      // Apple Developer Documentation, "Distributing and updating a pass", read 2026.
      ("application/vnd.apple.pkpass", ".pkpass", .otherAppleContent, "pass"),
      ("application/vnd.apple.pkpasses", ".pkpasses", .otherAppleContent, "pass"),
      // IANA media types registry, 2026.
      ("application/vnd.android.package-archive", ".apk", .otherStore, "package"),
      ("application/vnd.apple.installer+xml", ".pkg", .enterpriseInstall, "package"),
    ]

  /// Types by which a server says nothing about the content.
  ///
  /// Source: WHATWG MIME Sniffing.
  private static let vagueTypes = [
    "application/octet-stream", "binary/octet-stream", "application/x-binary",
    "application/force-download", "application/x-download", "application/download",
    "application/zip", "application/x-zip-compressed", "unknown/unknown", "application/unknown",
    "*/*", "text/plain", "",
  ]

  /// What a response installs; nil if nothing.
  static func destination(
    mimeType: String?, isAttachment: Bool, filename: String?
  ) -> Destination? {
    let type = mimeType?.lowercased() ?? ""
    if let row = kinds.first(where: { $0.mimeType == type }) {
      return Destination(kind: row.kind, detail: row.detail)
    }
    guard isAttachment || vagueTypes.contains(type), let name = filename?.lowercased(),
      let row = kinds.first(where: { name.hasSuffix($0.suffix) })
    else { return nil }
    return Destination(kind: row.kind, detail: row.detail)
  }
}
