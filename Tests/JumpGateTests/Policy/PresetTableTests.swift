import Testing

@testable import JumpGate

/// The table of the documentation, written out a second time: every cell is asked for.
@Suite struct PresetTableTests {
  /// One row: an address, and for each preset what happens, by the tap.
  struct Row {
    let row: PresetCell
    let addresses: [String]
    /// In the order of ``columns``.
    let article, standard, strict: String

    init(
      _ row: PresetCell, _ addresses: String..., article: String, standard: String, strict: String
    ) {
      self.row = row
      self.addresses = addresses
      self.article = article
      self.standard = standard
      self.strict = strict
    }

    func actions(_ preset: Preset) -> [Action] {
      let words =
        switch preset {
        case .article: article
        case .standard: standard
        case .strict: strict
        }
      let actions = words.split(separator: " ").compactMap { Action(rawValue: String($0)) }
      return actions.count == 1
        ? [Action](repeating: actions[0], count: PresetTableTests.columns.count) : actions
    }
  }

  static let columns: [(tap: TapStanding, frame: AskingFrame)] = [
    (.live, .main), (.live, .sub), (.descendant, .main), (.descendant, .sub), (.spent, .main),
    (.spent, .sub), (.lapsed, .main), (.lapsed, .sub), (.carried, .main), (.carried, .sub),
    (.none, .main), (.none, .sub),
  ]

  static let tapThenAsk = "ask ask ask ask block block block block block block block block"

  static let rows: [Row] = [
    Row(
      .listedApp, "https://apps.apple.com/app/id1000000001",
      "itms-apps://apps.apple.com/app/id1000000001", article: "open",
      standard: "open open ask ask ask ask ask ask ask ask block block", strict: tapThenAsk),
    Row(
      .appStoreProduct, "https://apps.apple.com/app/id999", "itms-apps://apps.apple.com/app/id999",
      "https://apps.apple.com/app/id1000000001?id=999", article: "block", standard: "block",
      strict: "block"),
    Row(
      .appStoreOther, "https://apps.apple.com/search?term=x", "itms-apps://search",
      article: "block",
      standard: "block", strict: "block"),
    Row(
      .testflight, "https://testflight.apple.com/join/abc", article: "block", standard: "block",
      strict: "block"),
    Row(
      .enterpriseInstall, "itms-services://?action=download-manifest&url=https://a.example/m.plist",
      article: "block", standard: "block", strict: "block"),
    Row(
      .marketplace, "marketplace-kit://install", "altstore://install?url=https://a.example/a.ipa",
      article: "block", standard: "block", strict: "block"),
    Row(
      .otherStore, "market://details?id=com.sample",
      "https://play.google.com/store/apps/details?id=com.sample", article: "block",
      standard: "block", strict: "block"),
    Row(
      .otherAppleContent, "https://music.apple.com/us/album/x/1", article: "allow",
      standard: "allow", strict: "allow"),
    Row(
      .otherAppleContentScheme, "music://music.apple.com/us/album/x/1", article: "open",
      standard: tapThenAsk, strict: "block"),
    Row(
      .contact, "tel:+10000000000", "sms:+10000000000", "mailto:someone@example.com",
      "facetime:user@example.com", "facetime-audio://user@example.com", article: "open",
      standard: "open ask ask ask block block block block block block block block",
      strict: tapThenAsk),
    Row(
      .systemSettings, "prefs:root=WIFI", "App-Prefs:root=Privacy", article: "block",
      standard: "block", strict: "block"),
    Row(
      .deepLink, "sample://join/1", "alipays://platformapi/startapp", article: "open",
      standard: tapThenAsk, strict: "block"),
    Row(
      .browserHop, "x-safari-https://site.example/", article: "open", standard: tapThenAsk,
      strict: "block"),
    Row(
      .redirector, "https://app.adjust.com/abc",
      "https://a.example/?u=https://apps.apple.com/app/id9",
      article: "allow", standard: "allow", strict: "allow"),
    Row(
      .redirectorScheme,
      "intent://x#Intent;scheme=sample;S.browser_fallback_url=https%3A%2F%2Fa.example%2F;end",
      article: "block", standard: "block", strict: "block"),
    Row(
      .web, "https://site.example/", "http://site.example/", "about:blank", "about:srcdoc",
      "data:text/html,x", "blob:https://site.example/1", "javascript:void(0)", article: "allow",
      standard: "allow", strict: "allow"),
  ]

  @Test func everyCellOfTheTableIsAsDocumented() {
    var cells = 0
    for row in Self.rows {
      for preset in Preset.allCases {
        let actions = row.actions(preset)
        #expect(actions.count == Self.columns.count, "\(row.row)")
        for (column, expected) in zip(Self.columns, actions) {
          cells += 1
          for string in row.addresses {
            let verdict = Policy.preset(preset).verdict(
              for: .known(string, frame: column.frame, tap: column.tap))
            #expect(
              verdict.action == expected, "\(preset) \(column) <\(string)>: \(verdict)")
            #expect(verdict.rule == "preset:\(preset.rawValue)/\(row.row.rawValue)")
          }
        }
      }
    }
    #expect(cells == 576)
  }

  @Test func theTableHasEveryRowOnce() {
    #expect(Self.rows.map(\.row) == PresetCell.allCases)
  }

  @Test func everyReasonOfAPresetSaysWhy() {
    let cases: [(String, AskingFrame, TapStanding, Reason)] = [
      ("https://apps.apple.com/app/id1000000001", .main, .live, .tapped),
      ("https://apps.apple.com/app/id1000000001", .main, .none, .noTap),
      ("https://apps.apple.com/app/id1000000001", .main, .spent, .tapSpent),
      ("https://apps.apple.com/app/id1000000001", .main, .lapsed, .tapLapsed),
      ("https://apps.apple.com/app/id1000000001", .main, .carried, .tapCarried),
      ("https://apps.apple.com/app/id1000000001", .main, .descendant, .descendantTap),
      ("https://apps.apple.com/app/id999", .main, .live, .notListed),
      ("https://apps.apple.com/app/id1000000001?id=999", .main, .live, .unknownApp),
      ("tel:+1", .sub, .live, .tapInFrame),
      ("tel:+1", .main, .live, .tapped),
      ("market://details?id=a", .main, .live, .byPreset),
      ("https://site.example/", .main, .none, .staysHere),
    ]
    for (string, frame, tap, reason) in cases {
      let verdict = Policy.preset(.standard).verdict(for: .known(string, frame: frame, tap: tap))
      #expect(verdict.reason == reason, "\(string) \(tap)")
    }
    let article = Policy.preset(.article).verdict(
      for: .known("https://apps.apple.com/app/id1000000001"))
    #expect(article.reason == .listed)
  }

  /// Where the preset asks anyway, the frame of the tap is no reason.
  @Test func whereATapIsAskedForAnywayItIsTheReason() {
    for tap in [TapStanding.live, .descendant] {
      for frame in [AskingFrame.main, .sub] {
        let verdict = Policy.preset(.strict).verdict(for: .known("tel:+1", frame: frame, tap: tap))
        #expect((verdict.action, verdict.reason) == (.ask, .tapped), "\(tap) \(frame)")
      }
    }
  }
}
