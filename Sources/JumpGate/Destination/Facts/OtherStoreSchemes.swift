/// Schemes of app stores that are not Apple's.
enum OtherStoreSchemes {
  static let rows: [SchemeFact] = [
    SchemeFact(
      "market", .otherStore, .iana, detail: "google-play", needsSlashes: true,
      before: "details search",
      opens: "Google Play"),
    SchemeFact("appmarket", .otherStore, .yandexAds, detail: "huawei", opens: "AppGallery"),
    SchemeFact("hiapplink", .otherStore, .yandexAds, detail: "huawei", opens: "AppGallery"),
    SchemeFact("honormarket", .otherStore, .yandexAds, detail: "honor", opens: "Honor App Market"),
    SchemeFact("mimarket", .otherStore, .yandexAds, detail: "xiaomi", opens: "GetApps"),
    SchemeFact("samsungapps", .otherStore, .yandexAds, detail: "samsung", opens: "Galaxy Store"),
    SchemeFact("oppomarket", .otherStore, .yandexAds, detail: "oppo", opens: "OPPO App Market"),
    SchemeFact("heytapmarket", .otherStore, .yandexAds, detail: "oppo", opens: "OPPO App Market"),
    SchemeFact("oaps", .otherStoreIf("mk"), .publicCode, detail: "oppo", opens: "OPPO App Market"),
    SchemeFact("vivomarket", .otherStore, .yandexAds, detail: "vivo", opens: "V-Appstore"),
    SchemeFact("mstore", .otherStore, .publicCode, detail: "meizu", opens: "Meizu store"),
    SchemeFact("neostore", .otherStore, .publicCode, detail: "nubia", opens: "nubia store"),
    SchemeFact("tmast", .otherStore, .publicCode, detail: "tencent", opens: "Tencent MyApp"),
    SchemeFact("coolmarket", .otherStore, .publicCode, detail: "coolapk", opens: "Coolapk"),
    SchemeFact(
      "bazaar", .otherStore, .publicCode, detail: "cafe-bazaar", needsSlashes: true,
      before: "details",
      opens: "Cafe Bazaar"),
    SchemeFact("myket", .otherStore, .publicCode, detail: "myket", opens: "Myket"),
    SchemeFact("rustore", .otherStore, .publicCode, detail: "rustore", opens: "RuStore"),
    SchemeFact("onestore", .otherStore, .publicCode, detail: "one-store", opens: "ONE store"),
    SchemeFact(
      "amzn", .otherStoreIf("apps"), .publicCode, detail: "amazon", opens: "Amazon Appstore"),
    SchemeFact("fdroid.app", .otherStore, .publicCode, detail: "f-droid", opens: "F-Droid"),
    SchemeFact(
      "ms-windows-store", .otherStore, .publicCode, detail: "microsoft", opens: "Microsoft Store"),
    SchemeFact("intent", .intent, .chromeIntents, opens: "an Android intent"),
  ]

  /// Android packages that are stores: an intent addressed to one leads there.
  static let packages: [WordFact] = [
    WordFact("com.android.vending", .chromeIntents, detail: "google-play"),
    WordFact("com.huawei.appmarket", .publicCode, detail: "huawei"),
    WordFact("com.hihonor.appmarket", .publicCode, detail: "honor"),
    WordFact("com.xiaomi.market", .publicCode, detail: "xiaomi"),
    WordFact("com.xiaomi.mipicks", .publicCode, detail: "xiaomi"),
    WordFact("com.sec.android.app.samsungapps", .publicCode, detail: "samsung"),
    WordFact("com.oppo.market", .publicCode, detail: "oppo"),
    WordFact("com.heytap.market", .publicCode, detail: "oppo"),
    WordFact("com.bbk.appstore", .publicCode, detail: "vivo"),
    WordFact("com.meizu.mstore", .publicCode, detail: "meizu"),
    WordFact("com.tencent.android.qqdownloader", .publicCode, detail: "tencent"),
    WordFact("com.coolapk.market", .publicCode, detail: "coolapk"),
    WordFact("com.amazon.venezia", .publicCode, detail: "amazon"),
    WordFact("com.farsitel.bazaar", .publicCode, detail: "cafe-bazaar"),
    WordFact("ir.mservices.market", .publicCode, detail: "myket"),
    WordFact("ru.vk.store", .publicCode, detail: "rustore"),
    WordFact("com.skt.skaf.a000z00040", .publicCode, detail: "one-store"),
    WordFact("org.fdroid.fdroid", .publicCode, detail: "f-droid"),
  ]

  static let packageIndex = FactIndex(packages)
}
