import Foundation
import Testing

@testable import JumpGate

/// The reports of level U as a table: what is asked, and the verdict of the reference policy.
@Suite struct ReportTableTests {
  /// How the address is asked for.
  enum Asked {
    /// The main frame, with a live tap.
    case tap
    /// The main frame, without a tap.
    case noTap
    /// A frame of another site, with a live tap in it.
    case frameTap
    /// A frame of another site, without a tap.
    case frame
  }

  struct Row {
    let report: String
    let url: String
    let asked: Asked
    let action: Action
    let kind: DestinationKind
    let id: UInt64?
    let rule: String

    init(
      _ report: String, _ url: String, _ asked: Asked, _ action: Action, _ kind: DestinationKind,
      id: UInt64? = nil, by rule: String
    ) {
      self.report = report
      self.url = url
      self.asked = asked
      self.action = action
      self.kind = kind
      self.id = id
      self.rule = rule
    }
  }

  private static let sample: UInt64 = 1_000_000_001
  private static let web = "preset:standard/web"

  private static func listed(_ report: String, _ url: String) -> [Row] {
    [
      Row(report, url, .tap, .open, .appStoreProduct, id: sample, by: "listed"),
      Row(
        report, url, .noTap, .block, .appStoreProduct, id: sample, by: "preset:standard/listed-app"),
    ]
  }

  private static func storeAsk(_ report: String, _ url: String, id: UInt64? = nil) -> [Row] {
    [
      Row(report, url, .tap, .ask, .appStoreOther, id: id, by: "store-ask"),
      Row(
        report, url, .noTap, .block, .appStoreOther, id: id, by: "preset:standard/app-store-other"),
    ]
  }

  private static func page(_ report: String, _ url: String) -> [Row] {
    [Asked.tap, .noTap, .frame].map { Row(report, url, $0, .allow, .web, by: web) }
  }

  private static let carrier = "preset:standard/redirector"

  static let parsing: [Row] =
    listed("UP-01", "ITMS-APPS://Apps.Apple.com/us/app/sample/id1000000001")
    + listed("UP-01", "HTTPS://APPS.APPLE.COM/us/app/sample/id1000000001")
    + [Row("UP-01", "MAILTO:someone@example.com", .tap, .open, .deepLink, by: "contact")]
    + page("UP-03", "https://apps.apple.com@evil.example/us/app/sample/id1000000001")
    + page("UP-03", "http://localhost:5173@evil.example/x")
    + listed("UP-04", "https://user:secret@apps.apple.com/us/app/sample/id1000000001")
    + listed("UP-05", " itms-apps://apps.apple.com/app/id1000000001")
    + listed("UP-05", "itms\t-apps://apps.apple.com/app/id1000000001")
    + page("UP-05", "java\nscript:void(0)")
    + listed("UP-06", "https://apps.apple.com/jp/app/サンプル/id1000000001")
    + listed("UP-06", "https://apps.apple.com/us/app/a b/id1000000001?q=%22[]")
    + listed("UP-08", #"https:/\apps.apple.com/app/id1000000001"#)
    + listed("UP-08", #"https:\\apps.apple.com\app\id1000000001"#)
    + listed("UP-10", "https://apps.apple.com/cn/app/%E7%A4%BA%E4%BE%8B-app/id1000000001")
    + listed("UP-10", "https://apps.apple.com/fr/app/d%C3%A9mo/id1000000001")
    + page("UP-12", "https://apps.apple.com.evil.example/us/app/sample/id1000000001")
    // The report says web; by the design it carries a store address and is judged as web.
    + [
      Row(
        "UP-12", "https://evil.example/?next=https://apps.apple.com/app/id1000000001", .noTap,
        .allow, .redirector, id: sample, by: carrier)
    ]

  private static let reviews =
    "itms-apps://itunes.apple.com/WebObjects/MZStore.woa/wa/viewContentsUserReviews"

  static let extraction: [Row] =
    listed("ID-01", "https://itunes.apple.com/us/app/id1000000001?mt=8")
    + listed("ID-01", "https://itunes.apple.com/us/app/sample-bank-for-ipad/id1000000001?mt=8")
    + listed("ID-02", "https://apps.apple.com/app/id1000000001")
    + listed("ID-02", "https://apps.apple.com/app/SAMPLE-NAME/id1000000001")
    + listed("ID-03", "https://apps.apple.com/us/app/sample/id1000000001?ls=1")
    + listed("ID-03", "https://itunes.apple.com/us/app/sample/id1000000001?ls=1")
    + listed("ID-04", reviews + "?type=Purple+Software&id=1000000001&pageNumber=0&sortOrdering=1")
    + listed("ID-04", reviews + "?id=1000000001&mt=8")
    + listed("ID-07", "https://itunes.apple.com/app/id1000000001?action=write-review")
    + listed("ID-07", "itms-apps://itunes.apple.com/app/id1000000001?mt=8&action=write-review")
    + [
      Row(
        "ID-09", "https://itunes.apple.com/us/app/sample-6/id1000000005?at=TOKEN", .tap, .ask,
        .appStoreProduct, id: 1_000_000_005, by: "store-ask")
    ]
    + storeAsk("ID-10", "https://apps.apple.com/us/app-bundle/sample-pack/id1000000001")
    + [Row("ID-11", "https://apple.co/AbC123", .tap, .allow, .redirector, by: carrier)]
    + storeAsk("ID-11", "https://appstore.com/sampleapp")
    + listed("ID-11", "https://appsto.re/app/id1000000001")
    + storeAsk("ID-11", "http://itunes.com/mac/samplevendor")
    + listed("ID-12", "https://itunes.apple.com/US//app/SAMPLE/id1000000001")
    + storeAsk(
      "ID-14", "https://buy.itunes.apple.com/WebObjects/MZFinance.woa/wa/accountSummary?mt=8")
    + storeAsk(
      "ID-14",
      "https://search.itunes.apple.com/WebObjects/MZSearch.woa/wa/search?media=software&term=x")

  private static let deepLink = "preset:standard/deep-link"

  static let navigation: [Row] =
    page("NK-06", "#") + page("NK-06", "#section")
    + page("NK-08", "about:srcdoc") + page("NK-08", "about:blank")
    + page("NK-08", "blob:https://site.example/0c1b2a")
    + [
      Row("NK-10", "tel:+10000000000", .frame, .block, .deepLink, by: "preset:standard/contact"),
      Row("NK-10", "sms:+10000000000", .frame, .block, .deepLink, by: "preset:standard/contact"),
      Row("NK-13", "ios-log:#iOS#hello", .frame, .block, .deepLink, by: deepLink),
    ]
    + page("NK-15", "https://www-site-example.translate.goog/?_x_tr_sl=en&_x_tr_tl=nl")

  private static let fallbackToWeb =
    "intent://hotel/1?adults=2#Intent;scheme=sample;package=com.sample;S.browser_fallback_url=https://www.sample.example/a?x=1&y=2;S.market_referrer=r%3D1;end"
  private static let fallbackToStore =
    "intent://x#Intent;scheme=sample;S.browser_fallback_url=market%3A%2F%2Fdetails%3Fid%3Dcom.sample;end"

  static let redirects: [Row] = [
    Row("RC-02", "https://sample.onelink.me/AbCd/promo", .noTap, .allow, .redirector, by: carrier),
    Row("RC-02", "https://sample-alternate.app.link/xyz", .noTap, .allow, .redirector, by: carrier),
    Row(
      "RC-02",
      "https://ab12.adj.st/list?adjust_iredirect=https%3A%2F%2Fitunes.apple.com%2Fapp%2Fid1000000001%3Fmt%3D8",
      .tap, .allow, .redirector, id: sample, by: carrier),
    Row(
      "RC-02",
      "https://sample.page.link/?link=https%3A%2F%2Fsite.example&isi=1000000001&ibi=com.sample&efr=1",
      .tap, .allow, .redirector, id: sample, by: carrier),
    Row("RC-08", fallbackToWeb, .tap, .block, .redirector, by: "preset:standard/redirector-scheme"),
    Row(
      "RC-08", fallbackToStore, .tap, .block, .redirector, by: "preset:standard/redirector-scheme"),
    Row(
      "RC-08", "market://details?id=com.sample", .tap, .block, .otherStore,
      by: "preset:standard/other-store"),
  ]

  private static let enterprise =
    "itms-services://?action=download-manifest&url=https://dl.example/app/manifest.plist"

  static let semantics: [Row] =
    page("PS-01", "https://web.sample.evil.example/") + page("PS-01", "https://web.samples/")
    + page("PS-05", "https://evil.example/?u=www.google.com/")
    + [Row("PS-07", "tel:+10000000000", .tap, .open, .deepLink, by: "contact")]
    + ["itms-apps", "itms-appss", "itms", "itmss", "macappstore", "macappstores"].flatMap {
      listed("PS-09", "\($0)://apps.apple.com/app/sample/id1000000001?l=en")
    }
    + [
      Row(
        "PS-10", "https://apps.apple.com/app/id100000000", .tap, .ask, .appStoreProduct,
        id: 100_000_000, by: "store-ask")
    ]
    + [Asked.tap, .noTap].map {
      Row(
        "PS-14", enterprise, $0, .block, .enterpriseInstall,
        by: "preset:standard/enterprise-install")
    }
    + [
      Row("UX-04", "tel:+10000000000", .tap, .open, .deepLink, by: "contact"),
      Row("UX-04", "tel:+10000000000", .frameTap, .open, .deepLink, by: "contact"),
      Row(
        "UX-04", "facetime:user@example.com", .tap, .open, .deepLink, by: "preset:standard/contact"),
      Row(
        "RC-10", "sample://install?app_link=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid1999999999",
        .noTap, .block, .deepLink, by: deepLink),
    ]
    + ["prefs:root=WIFI", "App-Prefs:root=Privacy", "app-prefs:root=touchid_passcode"].map {
      Row("RV-02", $0, .tap, .block, .deepLink, by: "preset:standard/system-settings")
    }

  static let rows = parsing + extraction + navigation + redirects + semantics

  @Test func thereAreAsManyRowsAsWereWritten() {
    #expect(Self.parsing.count == 36)
    #expect(Self.extraction.count == 36)
    #expect(Self.navigation.count == 21)
    #expect(Self.redirects.count == 7)
    #expect(Self.semantics.count == 32)
  }

  @Test func everyReportGetsTheVerdictOfTheReferencePolicy() {
    #expect(Policy.p0.problems.isEmpty)
    for row in Self.rows {
      let verdict = Policy.p0.verdict(for: Self.request(row.url, row.asked))
      let name = "\(row.report) <\(row.url)> \(row.asked)"
      #expect(verdict.action == row.action, "\(name): \(verdict)")
      #expect(verdict.rule == row.rule, "\(name)")
      #expect(verdict.destination?.kind == row.kind, "\(name)")
      #expect(verdict.destination?.appID?.rawValue == row.id, "\(name)")
      if verdict.action == .open, let id = row.id {
        let opened = verdict.opens?.href ?? ""
        #expect(opened.hasPrefix("https://apps.apple.com/app/id\(id)"), "\(name)")
        #expect(!opened.contains("secret"))
      }
    }
  }

  /// What only parses inside a page is resolved against it.
  static func request(_ string: String, _ asked: Asked) -> JumpRequest {
    let base = address("https://site.example/page")
    let isFrame = asked == .frame || asked == .frameTap
    return JumpRequest(
      UnreadableAddress.parse(string, base: base),
      from: httpsOrigin(isFrame ? "ads.example" : "site.example"), frame: isFrame ? .sub : .main,
      isPopup: false, isTopFromFrame: false,
      tap: asked == .tap || asked == .frameTap ? .live : .none, isRedirected: false,
      isPrivate: false)
  }
}
