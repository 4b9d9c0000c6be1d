extension Technique {
  /// The holes that were found in other systems.
  static let holes = [
    Technique("opens what no list names before it asks the app", "peers/list-bypass"),
    Technique(
      "a list that matches beginnings or ends of names", "peers/list-prefix", "peers/list-suffix",
      "tap/payment-elsewhere.prefix", "tap/payment-elsewhere.suffix"),
    Technique("a new window is handed to the system whatever its address", "peers/create-opens"),
    Technique(
      "a page at the top goes anywhere without a gesture", "peers/top-level@",
      "peers/top-level-web"),
    Technique("a pop-up is loaded again as if the page had asked", "peers/laundered-frame"),
    Technique("a store sheet without a gesture", "peers/sheet-unasked"),
    Technique("an id of the query takes the place of the path's", "peers/sheet-id."),
    Technique("letters pass for an id", "peers/id-letters."),
    Technique(
      "bundles, another host, the scheme are not known", "peers/forgotten-bundle.",
      "peers/forgotten-host.geo.", "peers/forgotten-host.scheme."),
    Technique("a store page passes for an ordinary one", "peers/navigational"),
    Technique("a scripted click passes for a tap", "peers/activated"),
    Technique("a question over another view than the asker's", "peers/hidden-asker"),
    Technique(
      "hosts and schemes that a list has forgotten", "peers/old-hosts.geo", "peers/old-hosts.itms",
      "peers/old-hosts.itmss", "peers/old-hosts.phobos"),
    Technique("the first id in a string passes for the app's", "peers/first-id"),
  ]

  /// The public reports that a real engine can show, by their numbers in the project's own table.
  static let reports = [
    Technique("UP-05", "reports/up-05.space", "reports/up-05.tab", "reports/up-05-script"),
    Technique("UP-08", "reports/up-08.both", "reports/up-08.mixed"),
    Technique("NK-01", "reports/nk-01"),
    Technique("NK-02", "reports/nk-02"),
    Technique("NK-03", "reports/nk-03"),
    Technique("NK-06", "ordinary/fragments"),
    Technique("NK-08", "ordinary/blank-frames"),
    Technique("NK-09", "ordinary/player"),
    Technique("NK-10", "reports/nk-10"),
    Technique("NK-12", "reports/nk-12"),
    Technique("NK-13", "frame/bridge"),
    Technique("NK-15", "reports/nk-15"),
    Technique("PO-01", "reports/po-01"),
    Technique("PO-02", "reports/po-02"),
    Technique("PO-03", "reports/po-03", "ordinary/login-popup.blank"),
    Technique("PO-06", "reports/po-06.top", "reports/po-06.parent", "reports/po-06.blank"),
    Technique("PO-08", "reports/po-08.script", "reports/po-08.target"),
    Technique("PO-10", "ordinary/post-window"),
    Technique("RC-01", "reports/rc-01", "reports/rc-01-refused"),
    Technique(
      "RC-02", "reports/rc-02.onelink", "reports/rc-02.branch", "reports/rc-02.adjust",
      "reports/rc-02.firebase"),
    Technique("RC-03", "reports/rc-03"),
    Technique("DC-15", "reports/dc-15.direct.", "reports/dc-15.hop."),
    Technique("PS-14", "reports/ps-14.load", "reports/ps-14.tap"),
    Technique("UX-02", "reports/ux-02"),
    Technique("UX-08", "reports/ux-08", "ordinary/banner"),
    Technique("OT-01", "reports/ot-01", "reports/ot-01-refused"),
  ]

  /// What must go on undisturbed.
  static let ordinary = [
    Technique("a listed app's link", "ordinary/listed."),
    Technique("a login in a window", "ordinary/login-popup."),
    Technique("a login by redirects", "ordinary/login-redirect"),
    Technique("an embedded player", "ordinary/player"),
    Technique("an embedded map", "ordinary/map"),
    Technique("a payment frame", "ordinary/payment-frame"),
    Technique("a payment app under a rule for a carried tap", "ordinary/payment-app"),
    Technique(
      "downloads", "ordinary/downloads.attachment", "ordinary/downloads.attribute",
      "ordinary/downloads.redirected"),
    Technique("fragments", "ordinary/fragments"),
    Technique("an ad that carries its click address", "ordinary/click-tracker"),
    Technique("an ad's click to a shop", "ordinary/click-to-shop"),
    Technique("back, forward and reload", "ordinary/back-forward"),
    Technique("a form into a window", "ordinary/post-window"),
    Technique("a service worker", "ordinary/worker"),
  ]
}
