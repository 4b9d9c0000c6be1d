/// A parameter by which a service's link is known on any host: services let their customers use
/// domains of their own.
struct ServiceSignature: Fact {
  let parameter: StaticString
  let service: LinkService
  /// Parameters of which one must stand beside it; empty: none need.
  let beside: StaticString
  let source: FactSource

  init(
    _ parameter: StaticString, _ service: LinkService, _ source: FactSource,
    beside: StaticString = ""
  ) {
    self.parameter = parameter
    self.service = service
    self.beside = beside
    self.source = source
  }

  var key: FactKey { FactKey(parameter) }
}

enum ServiceSignatures {
  static let rows: [ServiceSignature] = [
    ServiceSignature("af_ios_url", .appsFlyer, .appsFlyer),
    ServiceSignature("af_android_url", .appsFlyer, .appsFlyer),
    ServiceSignature("af_web_dp", .appsFlyer, .appsFlyer),
    ServiceSignature("af_dp", .appsFlyer, .appsFlyer),
    ServiceSignature("af_r", .appsFlyer, .appsFlyer),
    ServiceSignature("$ios_url", .branch, .branch),
    ServiceSignature("$android_url", .branch, .branch),
    ServiceSignature("$desktop_url", .branch, .branch),
    ServiceSignature("$fallback_url", .branch, .branch),
    ServiceSignature("adj_t", .adjust, .adjust),
    ServiceSignature("adj_redirect", .adjust, .adjust),
    ServiceSignature("adj_redirect_ios", .adjust, .adjust),
    ServiceSignature("adj_fallback", .adjust, .adjust),
    ServiceSignature("adj_deep_link", .adjust, .adjust),
    ServiceSignature("adjust_t", .adjust, .adjust),
    ServiceSignature("adjust_redirect", .adjust, .adjust),
    ServiceSignature("adjust_redirect_ios", .adjust, .adjust),
    ServiceSignature("adjust_fallback", .adjust, .adjust),
    ServiceSignature("adjust_deep_link", .adjust, .adjust),
    ServiceSignature("isi", .firebase, .firebase, beside: "ibi link ifl apn"),
  ]

  static let index = FactIndex(rows)

  /// How many bytes a parameter has at most.
  static let longest = 32
}
