/// Schemes that open an address in another browser, outside the web view, and schemes of the web.
enum BrowserSchemes {
  static let hops: [SchemeFact] = [
    SchemeFact(
      "x-safari-http", .browser(.inPlaceOfScheme("http://")), .firefoxClient, detail: "safari",
      opens: "Safari"),
    SchemeFact(
      "x-safari-https", .browser(.inPlaceOfScheme("https://")), .firefoxClient, detail: "safari",
      opens: "Safari"),
    SchemeFact(
      "com-apple-mobilesafari-tab", .browser(.afterScheme), .publicCode, detail: "safari",
      opens: "Safari"),
    SchemeFact(
      "googlechrome", .browser(.inPlaceOfScheme("http://")), .firefoxClient, detail: "chrome",
      opens: "Chrome"),
    SchemeFact(
      "googlechromes", .browser(.inPlaceOfScheme("https://")), .firefoxClient, detail: "chrome",
      opens: "Chrome"),
    SchemeFact(
      "googlechrome-x-callback", .browser(.parameter("url")), .firefoxClient, detail: "chrome",
      opens: "Chrome"),
    SchemeFact(
      "firefox", .browser(.parameter("url")), .firefoxClient, detail: "firefox", opens: "Firefox"),
    SchemeFact(
      "firefox-focus", .browser(.parameter("url")), .firefoxClient, detail: "firefox",
      opens: "Firefox Focus"),
    SchemeFact("brave", .browser(.parameter("url")), .publicCode, detail: "brave", opens: "Brave"),
    SchemeFact(
      "microsoft-edge-http", .browser(.inPlaceOfScheme("http://")), .publicCode, detail: "edge",
      opens: "Edge"),
    SchemeFact(
      "microsoft-edge-https", .browser(.inPlaceOfScheme("https://")), .publicCode, detail: "edge",
      opens: "Edge"),
    SchemeFact(
      "opera-http", .browser(.inPlaceOfScheme("http://")), .publicCode, detail: "opera",
      opens: "Opera"),
    SchemeFact(
      "opera-https", .browser(.inPlaceOfScheme("https://")), .publicCode, detail: "opera",
      opens: "Opera"),
    SchemeFact(
      "touch-http", .browser(.inPlaceOfScheme("http://")), .publicCode, detail: "opera",
      opens: "Opera Touch"),
    SchemeFact(
      "touch-https", .browser(.inPlaceOfScheme("https://")), .publicCode, detail: "opera",
      opens: "Opera Touch"),
    SchemeFact(
      "onionhttp", .browser(.inPlaceOfScheme("http://")), .publicCode, detail: "onion-browser",
      opens: "Onion Browser"),
    SchemeFact(
      "onionhttps", .browser(.inPlaceOfScheme("https://")), .publicCode, detail: "onion-browser",
      opens: "Onion Browser"),
    SchemeFact(
      "ddgquicklink", .browser(.inPlaceOfScheme("https://")), .publicCode, detail: "duckduckgo",
      opens: "DuckDuckGo"),
    SchemeFact(
      "yandexbrowser-open-url", .browser(.afterScheme), .publicCode, detail: "yandex",
      opens: "Yandex Browser"),
  ]

  static let web: [SchemeFact] = [
    SchemeFact("http", .network, .urlStandard, opens: "a web address"),
    SchemeFact("https", .network, .urlStandard, opens: "a web address"),
    SchemeFact("about", .page, .urlStandard, opens: "a document of the page"),
    SchemeFact("blob", .page, .urlStandard, opens: "a document of the page"),
    SchemeFact("data", .page, .urlStandard, opens: "a document of the page"),
    SchemeFact("javascript", .page, .urlStandard, opens: "a script of the page"),
    SchemeFact("file", .page, .urlStandard, opens: "a file"),
  ]
}
