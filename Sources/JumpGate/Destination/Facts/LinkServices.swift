// The services and the parameters of their links. Their hosts, with sources, are the rows of
// ``LinkServiceHosts``.

// Measurement: the target is in the service's record of the link, unless the link overrides it.
extension LinkService {
  static let appsFlyer = LinkService(
    "appsflyer", targets: "af_ios_url af_r af_web_dp af_dp af_og_url",
    elsewhere: "af_android_url")
  static let appsFlyerSingle = LinkService(
    "appsflyer", targets: "af_ios_url af_r af_web_dp af_dp", elsewhere: "af_android_url",
    hasIDInPath: true)
  static let branch = LinkService(
    "branch",
    targets: """
      $ios_url $ipad_url $iphone_url $fallback_url $canonical_url $deeplink_path \
      $ios_deeplink_path $ios_wechat_url $ios_weibo_url $after_click_url
      """,
    elsewhere: "$android_url $desktop_url $fire_url $samsung_url $windows_phone_url")
  static let adjust = LinkService(
    "adjust",
    targets: """
      redirect redirect_ios fallback fallback_ios deep_link deeplink iredirect redirect_macos url \
      adj_redirect adj_redirect_ios adj_fallback adj_deep_link adj_deeplink adj_iredirect \
      adjust_redirect adjust_redirect_ios adjust_fallback adjust_deep_link adjust_deeplink \
      adjust_iredirect
      """,
    elsewhere: """
      redirect_android redirect_windows adj_redirect_android adjust_redirect_android
      """)
  static let firebase = LinkService(
    "firebase", targets: "link ifl ipfl ofl", elsewhere: "afl", idParameter: "isi")
  static let singular = LinkService(
    "singular", targets: "_fallback_redirect _dl _ddl _ios_redirect _ios_dl _ios_fallback",
    elsewhere: "_android_redirect _android_dl _web_redirect")
  static let kochava = LinkService("kochava")
  static let tenjin = LinkService("tenjin")
  static let airbridge = LinkService(
    "airbridge", targets: "fallback_ios deeplink_url fallback",
    elsewhere: "fallback_android fallback_desktop")
  static let appMetrica = LinkService("appmetrica")
  static let myTracker = LinkService("mytracker")
  static let tencent = LinkService("tencent")
  static let tune = LinkService("tune")
  static let talkingData = LinkService("talkingdata")
  static let reyun = LinkService("reyun")
  static let linkedME = LinkService("linkedme")
  static let magicWindow = LinkService("magicwindow")
  static let openInstall = LinkService("openinstall")
}

// Affiliate networks and advertisements.
extension LinkService {
  static let linkSynergy = LinkService("linksynergy", targets: "murl rd_parm1")
  static let tradeDoubler = LinkService("tradedoubler", targets: "url")
  static let partnerize = LinkService("partnerize")
  static let geniuslink = LinkService("geniuslink", targets: "gr_url")
  static let skimlinks = LinkService("skimlinks", targets: "url")
  static let vigLink = LinkService("viglink", targets: "u")
  static let awin = LinkService("awin", targets: "ued p")
  static let impact = LinkService("impact", targets: "u")
  static let commissionJunction = LinkService("cj", targets: "url")
  static let shareASale = LinkService("shareasale", targets: "urllink")
  static let googleAds = LinkService("google-ads", targets: "adurl ds_dest_url")
  static let appLovin = LinkService("applovin")
  static let tapjoy = LinkService("tapjoy")
  static let liftoff = LinkService("liftoff")
  static let taobao = LinkService("taobao")
}

// Sites that send their outgoing links through an address of their own.
extension LinkService {
  static let google = LinkService("google", targets: "q url")
  static let facebook = LinkService("facebook", targets: "u")
  static let instagram = LinkService("instagram", targets: "u")
  static let whatsApp = LinkService("whatsapp", targets: "u")
  static let youTube = LinkService("youtube", targets: "q")
  static let reddit = LinkService("reddit", targets: "url")
  static let weibo = LinkService("weibo", targets: "u toasturl url")
  static let steam = LinkService("steam", targets: "u url")
  static let duckDuckGo = LinkService("duckduckgo", targets: "uddg")
  static let slack = LinkService("slack", targets: "url")
  static let linkedIn = LinkService("linkedin", targets: "url")
  static let vk = LinkService("vk", targets: "to")
  static let tumblr = LinkService("tumblr", targets: "z")
  static let zhihu = LinkService("zhihu", targets: "target")
  static let baidu = LinkService("baidu", targets: "url")
  // Version 2 spells `%` and `/` otherwise; such a target is not read.
  static let proofpoint = LinkService("proofpoint", targets: "u")
}

// The target is in the service's record alone.
extension LinkService {
  static let shortener = LinkService("shortener")
  static let overTheAir = LinkService("over-the-air")
}
