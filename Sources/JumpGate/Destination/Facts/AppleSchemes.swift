/// Schemes of Apple's other apps.
enum AppleSchemes {
  static let content: [SchemeFact] = [
    SchemeFact(
      "gamecenter", .appleContent, .appleWorkflowTips, detail: "games", opens: "Game Center"),
    SchemeFact(
      "games", .storeContent, .publicCode, detail: "games", needsSlashes: true, opens: "Games"),
    SchemeFact("ibooks", .appleContent, .chromiumLauncher, detail: "books", opens: "Books"),
    SchemeFact("podcast", .appleContent, .appleURLBag, detail: "podcasts", opens: "Podcasts"),
    SchemeFact("podcasts", .appleContent, .appleURLBag, detail: "podcasts", opens: "Podcasts"),
    SchemeFact("its-music", .appleContent, .appleHandlers, detail: "music", opens: "Music"),
    SchemeFact("its-musics", .appleContent, .appleHandlers, detail: "music", opens: "Music"),
    SchemeFact("its-videos", .appleContent, .appleHandlers, detail: "tv", opens: "Videos"),
    SchemeFact("its-videoss", .appleContent, .appleHandlers, detail: "tv", opens: "Videos"),
    SchemeFact("its-news", .appleContent, .appleHandlers, detail: "news", opens: "Newsstand"),
    SchemeFact("its-newss", .appleContent, .appleHandlers, detail: "news", opens: "Newsstand"),
    SchemeFact("itsradio", .appleContent, .appleHandlers, detail: "music", opens: "Radio"),
    SchemeFact("itsradios", .appleContent, .appleHandlers, detail: "music", opens: "Radio"),
    SchemeFact("itunesradio", .appleContent, .appleHandlers, detail: "music", opens: "Radio"),
    SchemeFact("itunesradios", .appleContent, .appleHandlers, detail: "music", opens: "Radio"),
    SchemeFact("itals", .appleContent, .appleHandlers, detail: "music", opens: "Music"),
    SchemeFact("italss", .appleContent, .appleHandlers, detail: "music", opens: "Music"),
    SchemeFact("itunes", .appleContent, .appleHandlers, detail: "music", opens: "Music"),
    SchemeFact("music", .appleContent, .appleHandlers, detail: "music", opens: "Music"),
    SchemeFact("musics", .appleContent, .appleHandlers, detail: "music", opens: "Music"),
    SchemeFact("apple-music", .appleContent, .appleHandlers, detail: "music", opens: "Music"),
    SchemeFact("apple-musics", .appleContent, .appleHandlers, detail: "music", opens: "Music"),
    SchemeFact("videos", .appleContent, .appleHandlers, detail: "tv", opens: "TV"),
    SchemeFact("com.apple.tv", .appleContent, .appleHandlers, detail: "tv", opens: "TV"),
    SchemeFact("applenews", .appleContent, .appleHandlers, detail: "news", opens: "News"),
    SchemeFact("applenewss", .appleContent, .appleHandlers, detail: "news", opens: "News"),
    SchemeFact("shoebox", .appleContent, .appleHandlers, detail: "wallet", opens: "Wallet"),
    SchemeFact("wallet", .appleContent, .appleHandlers, detail: "wallet", opens: "Wallet"),
    SchemeFact("applestore", .appleContent, .appleHandlers, detail: "store", opens: "Apple Store"),
    SchemeFact(
      "applestore-sec", .appleContent, .appleHandlers, detail: "store", opens: "Apple Store"),
    SchemeFact(
      "movietrailers", .appleContent, .appleHandlers, detail: "trailers", opens: "Trailers"),
  ]

  static let system: [SchemeFact] = [
    SchemeFact("tel", .contact, .publicCode, detail: "tel", opens: "Phone"),
    SchemeFact("telprompt", .contact, .publicCode, detail: "tel", opens: "Phone"),
    SchemeFact("sms", .contact, .publicCode, detail: "sms", opens: "Messages"),
    SchemeFact("mailto", .contact, .publicCode, detail: "mailto", opens: "Mail"),
    SchemeFact("facetime", .contact, .publicCode, detail: "facetime", opens: "FaceTime"),
    SchemeFact("facetime-prompt", .contact, .publicCode, detail: "facetime", opens: "FaceTime"),
    SchemeFact("facetime-audio", .contact, .publicCode, detail: "facetime", opens: "FaceTime"),
    SchemeFact(
      "facetime-audio-prompt", .contact, .publicCode, detail: "facetime", opens: "FaceTime"),
    SchemeFact(
      "prefs", .deepLink, .settingsReports, detail: "settings", opens: "Settings, non-public"),
    SchemeFact(
      "prefs", .deepLink, .settingsReports, after: "app-", detail: "settings",
      opens: "Settings, non-public"),
    SchemeFact(
      "navigation", .deepLink, .publicCode, after: "settings-", detail: "settings",
      opens: "Settings, non-public"),
    SchemeFact(
      "x-apple.systempreferences", .deepLink, .publicCode, detail: "settings",
      opens: "System Settings"),
    SchemeFact(
      "app-settings", .deepLink, .publicCode, detail: "app-settings", opens: "the app's settings"),
    SchemeFact("shareddocuments", .deepLink, .publicCode, detail: "system", opens: "Files"),
    SchemeFact(
      "shortcuts", .deepLink, .publicCode, detail: "system", opens: "Shortcuts, may open any URL"),
    SchemeFact(
      "workflow", .deepLink, .publicCode, detail: "system", opens: "Shortcuts, may open any URL"),
    SchemeFact(
      "x-web-search", .deepLink, .publicCode, detail: "system", opens: "a search in Safari"),
    SchemeFact("calshow", .deepLink, .publicCode, detail: "system", opens: "Calendar"),
    SchemeFact("photos-redirect", .deepLink, .publicCode, detail: "system", opens: "Photos"),
    SchemeFact("x-apple-tips", .deepLink, .publicCode, detail: "system", opens: "Tips"),
    SchemeFact("maps", .deepLink, .publicCode, detail: "system", opens: "Maps"),
  ]
}
