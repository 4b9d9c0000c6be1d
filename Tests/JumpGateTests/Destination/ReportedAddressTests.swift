import Testing

@testable import JumpGate

/// Public fault reports, `url-parsing` and `id-extraction`, and what they say of redirectors.
///
/// UP-09 (the grammar of schemes in a policy) and ID-05 (`id` in a list of apps) are about policy
/// files and tested there.
@Suite struct ReportedAddressTests {
  private static let page = "https://page.example/dir/index.html"
  private static let id: UInt64 = 1_000_000_001

  struct Case: Sendable, CustomTestStringConvertible {
    let report: String
    let url: String
    let kind: DestinationKind
    var id: UInt64?
    var detail: String?
    var storefront: String?

    init(
      _ report: String, _ url: String, _ kind: DestinationKind, id: UInt64? = nil,
      detail: String? = nil, storefront: String? = nil
    ) {
      self.report = report
      self.url = url
      self.kind = kind
      self.id = id
      self.detail = detail
      self.storefront = storefront
    }

    var testDescription: String { "\(report): \(url.debugDescription)" }
  }

  private static let parsing: [Case] = [
    Case(
      "UP-01", "ITMS-APPS://Apps.Apple.com/us/app/sample/id1000000001", .appStoreProduct, id: id),
    Case("UP-01", "HTTPS://APPS.APPLE.COM/us/app/sample/id1000000001", .appStoreProduct, id: id),
    Case("UP-01", "MAILTO:someone@example.com", .deepLink, detail: "mailto"),
    Case("UP-03", "https://apps.apple.com@evil.example/us/app/sample/id1000000001", .web),
    Case("UP-03", "http://localhost:5173@evil.example/x", .web),
    Case(
      "UP-04", "https://user:secret@apps.apple.com/us/app/sample/id1000000001", .appStoreProduct,
      id: id),
    Case("UP-05", " itms-apps://apps.apple.com/app/id1000000001", .appStoreProduct, id: id),
    Case("UP-05", "itms\t-apps://apps.apple.com/app/id1000000001", .appStoreProduct, id: id),
    Case("UP-05", "java\nscript:void(0)", .web),
    Case("UP-06", "https://apps.apple.com/jp/app/サンプル/id1000000001", .appStoreProduct, id: id),
    Case(
      "UP-06", "https://apps.apple.com/us/app/a b/id1000000001?q=%22[]", .appStoreProduct, id: id),
    Case("UP-08", #"https:/\apps.apple.com/app/id1000000001"#, .appStoreProduct, id: id),
    Case("UP-08", #"https:\\apps.apple.com\app\id1000000001"#, .appStoreProduct, id: id),
    Case(
      "UP-10", "https://apps.apple.com/cn/app/%E7%A4%BA%E4%BE%8B-app/id1000000001",
      .appStoreProduct, id: id, storefront: "cn"),
    Case(
      "UP-10", "https://apps.apple.com/fr/app/d%C3%A9mo/id1000000001", .appStoreProduct, id: id,
      storefront: "fr"),
    Case("UP-12", "https://apps.apple.com.evil.example/us/app/sample/id1000000001", .web),
    // The report says web; by the design it carries a store address, and is judged as web.
    Case(
      "UP-12", "https://evil.example/?next=https://apps.apple.com/app/id1000000001", .redirector,
      id: id, detail: "carrier"),
  ]

  private static let reviews =
    "itms-apps://itunes.apple.com/WebObjects/MZStore.woa/wa/viewContentsUserReviews"

  private static let extraction: [Case] = [
    Case("ID-01", "https://itunes.apple.com/us/app/id1000000001?mt=8", .appStoreProduct, id: id),
    Case(
      "ID-01", "https://itunes.apple.com/us/app/sample-bank-for-ipad/id1000000001?mt=8",
      .appStoreProduct, id: id),
    Case("ID-02", "https://apps.apple.com/app/id1000000001", .appStoreProduct, id: id),
    Case("ID-02", "https://apps.apple.com/app/SAMPLE-NAME/id1000000001", .appStoreProduct, id: id),
    Case(
      "ID-03", "https://apps.apple.com/us/app/sample/id1000000001?ls=1", .appStoreProduct, id: id),
    Case(
      "ID-03", "https://itunes.apple.com/us/app/sample/id1000000001?ls=1", .appStoreProduct, id: id),
    Case(
      "ID-04",
      reviews
        + "?type=Purple+Software&id=1000000001&pageNumber=0&sortOrdering=1&onlyLatestVersion=true",
      .appStoreProduct, id: id, detail: "reviews"),
    Case("ID-04", reviews + "?id=1000000001&mt=8", .appStoreProduct, id: id, detail: "reviews"),
    Case(
      "ID-07", "https://itunes.apple.com/app/id1000000001?action=write-review", .appStoreProduct,
      id: id, detail: "write-review"),
    Case(
      "ID-07", "itms-apps://itunes.apple.com/app/id1000000001?mt=8&action=write-review",
      .appStoreProduct, id: id, detail: "write-review"),
    Case(
      "ID-09", "https://itunes.apple.com/us/app/sample-6/id1000000005?at=TOKEN", .appStoreProduct,
      id: 1_000_000_005),
    Case(
      "ID-10", "https://apps.apple.com/us/app-bundle/sample-pack/id1000000001", .appStoreOther,
      detail: "bundle"),
    Case("ID-11", "https://apple.co/AbC123", .redirector, detail: "shortener"),
    Case("ID-11", "https://appstore.com/sampleapp", .appStoreOther, detail: "by-name"),
    Case("ID-11", "https://appsto.re/app/id1000000001", .appStoreProduct, id: id),
    Case("ID-11", "http://itunes.com/mac/samplevendor", .appStoreOther, detail: "by-name"),
    Case(
      "ID-12", "https://itunes.apple.com/US//app/SAMPLE/id1000000001", .appStoreProduct, id: id,
      storefront: "us"),
    Case(
      "ID-14", "https://buy.itunes.apple.com/WebObjects/MZFinance.woa/wa/accountSummary?mt=8",
      .appStoreOther, detail: "account"),
    Case(
      "ID-14",
      "https://search.itunes.apple.com/WebObjects/MZSearch.woa/wa/search?media=software&term=x",
      .appStoreOther, detail: "search"),
  ]

  private static let redirectors: [Case] = [
    Case("RC-02", "https://sample.onelink.me/AbCd/promo", .redirector, detail: "appsflyer"),
    Case("RC-02", "https://sample-alternate.app.link/xyz", .redirector, detail: "branch"),
    Case(
      "RC-02",
      "https://ab12.adj.st/list?adjust_iredirect=https%3A%2F%2Fitunes.apple.com%2Fapp%2Fid1000000001%3Fmt%3D8",
      .redirector, id: id, detail: "adjust"),
    Case(
      "RC-02",
      "https://sample.page.link/?link=https%3A%2F%2Fsite.example&isi=1000000001&ibi=com.sample&efr=1",
      .redirector, id: id, detail: "firebase"),
    Case("RC-08", "market://details?id=com.sample", .otherStore, detail: "google-play"),
  ]

  @Test func thereAreAsManyAsWereReported() {
    #expect(Self.parsing.count == 17)
    #expect(Self.extraction.count == 19)
    #expect(Self.redirectors.count == 5)
  }

  @Test(arguments: parsing + extraction + redirectors)
  func theAddressIsReadAsTheReportSays(_ reported: Case) throws {
    let destination = Destination(try Address(reported.url, base: try Address(Self.page)))
    #expect(destination.kind == reported.kind)
    #expect(destination.appID?.rawValue == reported.id)
    if reported.detail != nil { #expect(destination.detail == reported.detail) }
    if reported.storefront != nil { #expect(destination.storefront == reported.storefront) }
  }

  @Test func aFallbackKeepsItsAmpersand() throws {
    let intent = try Address(
      "intent://hotel/1?adults=2#Intent;scheme=sample;package=com.sample;S.browser_fallback_url=https://www.sample.example/a?x=1&y=2;S.market_referrer=r%3D1;end"
    )
    let nested = Destination(intent).nested
    #expect(nested?.address.href == "https://www.sample.example/a?x=1&y=2")
    #expect(nested?.destination.kind == .web)
  }

  @Test func aFallbackToAnotherStoreIsOne() throws {
    let intent = try Address(
      "intent://x#Intent;scheme=sample;S.browser_fallback_url=market%3A%2F%2Fdetails%3Fid%3Dcom.sample;end"
    )
    #expect(Destination(intent).kind == .redirector)
    #expect(Destination(intent).nested?.destination.kind == .otherStore)
  }

  @Test func anAppsOwnSchemeCarriesTheStoreAddressInside() throws {
    let link = try Address(
      "sample://install?app_link=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid1999999999")
    let destination = Destination(link)
    #expect(destination.kind == .deepLink)
    #expect(destination.nested?.destination.kind == .appStoreProduct)
    #expect(destination.nested?.destination.appID?.rawValue == 1_999_999_999)
  }

  @Test func nothingIsEncodedTwice() throws {
    let address = try Address("https://apps.apple.com/us/app/a b/id1000000001?q=%22[]")
    #expect(address.href == "https://apps.apple.com/us/app/a%20b/id1000000001?q=%22[]")
  }
}
