/// Where a fact was read, and when.
enum FactSource: UInt8, Sendable {
  case chromiumLauncher, chromiumStoreLinks, appleURLBag, appleHandlers, appleMarketplaceKit
  case applePurchaseTest, appleLinkPresentation, appleWebClient, appleWorkflowTips
  case dtFoundation, publicCode, shiguangji, alexrepty, zani515, iteye, cordovaInstall
  case braveDebounce, braveStore, firefoxClient, catchChat, reviewFetcher, pastebin
  case appsFlyer, branch, adjust, adjustNested, firebase, airbridge, appMetrica, singular, kochava
  case iana, chromeIntents, yandexAds, urlStandard, webKit, settingsReports, generalKnowledge

  /// The month in which it was read.
  var date: String { "2026-11" }

  /// The place, as text for people.
  var text: String {
    switch self {
    case .chromiumLauncher: "chromium ios/chrome/browser/app_launcher/app_launcher_util.mm"
    case .chromiumStoreLinks: "chromium itunes_urls_handler_tab_helper.mm and its unit test"
    case .appleURLBag: "Apple's URL bag (undated, 2019 or later)"
    case .appleHandlers: "Apple's list of accepted handlers, in public code"
    case .appleMarketplaceKit: "Apple's documentation of MarketplaceKit"
    case .applePurchaseTest: "Apple's documentation, testing promoted in-app purchases"
    case .appleLinkPresentation: "Apple's LinkPresentation"
    case .appleWebClient: "Apple's web client of the store"
    case .appleWorkflowTips: "stansassets.ios-native wiki, launch URLs"
    case .dtFoundation: "Cocoanetics DTFoundation NSURL+DTAppLinks.m"
    case .publicCode: "public code"
    case .shiguangji: "cnblogs.com/shiguangji728/p/5472968.html"
    case .alexrepty: "gist alexrepty/5183042"
    case .zani515: "blog.csdn.net/zani515"
    case .iteye: "blog.csdn.net/iteye_320/article/details/82451256"
    case .cordovaInstall: "cordova-plugin-wkwebview-engine#84"
    case .braveDebounce: "brave/adblock-lists brave-lists/debounce.json"
    case .braveStore: "comments in Brave's and Firefox's lists"
    case .firefoxClient: "mozilla-mobile/firefox-ios-open-in-client"
    case .catchChat: "CatchChat/Yep"
    case .reviewFetcher: "mnm1992/iOSReviewFetcher README.md"
    case .pastebin: "pastebin ut4KfF4i"
    case .appsFlyer: "support.appsflyer.com, link structure and parameters"
    case .branch: "help.branch.io, deep link reference"
    case .adjust: "help.adjust.com, link parameters"
    case .adjustNested: "gist altaywtf/dec503f1498aeaa7cb1ac84c024fd9fe"
    case .firebase: "firebase.google.com, create dynamic links manually"
    case .airbridge: "help.airbridge.io, tracking link structure"
    case .appMetrica: "appmetrica.yandex.com, tracking specification"
    case .singular: "links in public code"
    case .kochava: "links in public code"
    case .iana: "iana.org, URI scheme market"
    case .chromeIntents: "developer.chrome.com/docs/android/intents"
    case .yandexAds: "prefix list of the Yandex ads SDK"
    case .urlStandard: "url.spec.whatwg.org and html.spec.whatwg.org"
    case .webKit: "WebKit, NavigationState.mm"
    case .settingsReports: "reports of App Review rejections"
    case .generalKnowledge: "general knowledge, not confirmed in a source"
    }
  }
}
