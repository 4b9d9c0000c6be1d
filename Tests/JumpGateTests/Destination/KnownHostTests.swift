import Testing

@testable import JumpGate

/// Hosts beside those of the labelled addresses: shapes that a row is about, and their neighbours.
@Suite struct KnownHostTests {
  @Test(
    arguments: [
      ("https://www.25pp.com/ios/detail_1/", .otherStore), ("https://www.25pp.com/news/1", .web),
      ("https://www.appchina.com/app/com.x", .otherStore), ("https://www.appchina.com/", .web),
      ("https://www.9apps.com/x", .otherStore), ("https://www.palmplaystore.com/x", .otherStore),
      ("https://store.nashstore.ru/store/app/x", .otherStore), ("https://nashstore.ru/blog", .web),
      ("https://apt.izzysoft.de/fdroid/index/apk/x", .otherStore),
      ("https://apt.izzysoft.de/", .web),
      ("https://fdroid.link/#x", .otherStore), ("https://url.cloud.huawei.com/abc", .otherStore),
      ("https://www.microsoft.com/en-us/store/apps/windows", .otherStore),
      ("https://www.microsoft.com/store/apps/9wz", .otherStore),
      ("https://www.microsoft.com/en-us/p/x/9wz", .otherStore),
      ("https://www.microsoft.com/en-us/store/b/home", .web),
      ("https://www.microsoft.com/en-us/apps/store", .web),
      ("https://developers.cafebazaar.ir/", .web), ("https://cafebazaar.ir/app/x", .otherStore),
      ("https://developer.myket.ir/", .web), ("https://console.rustore.ru/", .web),
      ("https://seller.samsungapps.com/", .web), ("https://play.google.com/apps/publish", .web),
      ("https://play.google.com/apps/testing/com.x", .otherStore),
    ] as [(String, DestinationKind)])
  func isAnotherStoreOrNone(text: String, kind: DestinationKind) throws {
    #expect(Destination(try Address(text)).kind == kind)
  }

  @Test(arguments: [
    "https://lnk.to/abcd", "https://band.lnk.to/abcd", "https://smarturl.it/abcd",
    "https://s.click.taobao.com/abcd", "https://m.tb.cn/abcd", "https://adf.ly/abcd",
    "https://amzn.to/abcd", "https://dlvr.it/abcd", "https://trib.al/abcd", "https://lnk0.com/abcd",
    "https://uri6.com/tkio/abcd", "https://lkme.cc/abc/def", "https://acme.mlinks.cc/AAA",
    "https://ad.apsalar.com/api/v1/ad?i=com.x", "https://123.measurementapi.com/serve?action=click",
    "https://hastrk3.com/serve?action=click", "https://hastrk1.com/serve",
    "https://c.singular.net/api/v1/ad?st=1", "https://acme.openinstall.io/c/x",
    "https://acme.deeplink.page/x", "https://click.liftoff.io/v1/campaign_click/abc",
    "https://www.baidu.com/link?url=abcDEF",
    "https://pagead2.googlesyndication.com/pagead/aclk?sa=L&adurl=https%3A%2F%2Fexample.com",
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com&d=Dw",
    "https://urldefense.com/v3/__https://example.com__;!!x",
  ])
  func isALinkServices(text: String) throws {
    let destination = Destination(try Address(text))
    #expect(destination.kind == .redirector)
    #expect(destination.detail != "carrier")
  }

  @Test func itsTargetIsRead() throws {
    let product = "https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5"
    for start in [
      "https://pagead2.googlesyndication.com/pagead/aclk?adurl=", "https://www.baidu.com/link?url=",
    ] {
      #expect(Destination(try Address(start + product)).appID?.rawValue == 5, "\(start)")
    }
    for text in ["https://www.baidu.com/s?wd=x", "https://www.openinstall.io/doc/ios.html"] {
      #expect(Destination(try Address(text)).kind == .web, "\(text)")
    }
  }
}
