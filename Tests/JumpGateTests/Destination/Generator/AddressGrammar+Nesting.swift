import JumpGate

/// Link services, carriers, other browsers: addresses inside addresses.
extension AddressGrammar {
  /// A product page inside up to some other addresses.
  mutating func nestedProduct(_ id: UInt64, depth: Int) -> String {
    guard depth > 0 else { return plainProduct(id) }
    let inner = encoded(nestedProduct(id, depth: depth - 1))
    return random.pick([
      "https://app.adjust.com/abc?redirect=\(inner)", "https://ads.example/click?dest=\(inner)",
      "https://www.google.com/url?q=\(inner)&sa=D", "firefox://open-url?url=\(inner)",
      "https://x.onelink.me/AbCd?pid=a&af_r=\(inner)",
    ])
  }

  /// Something inside that is no product, and its kind.
  mutating func nestedOther() -> String {
    random.pick([
      "https://testflight.apple.com/join/AbCd", "https://apps.apple.com/developer/id\(id())",
      "itms-" + "services://?action=download-manifest&url=https%3A%2F%2Fd.example%2Fm.plist",
      "market://details?id=com.x", "https://play.google.com/store/apps/details?id=com.x",
      "marketplace-kit://install", "altstore://install?url=https%3A%2F%2Fdl.example%2Fa.ipa",
      "macappstore://showUpdatesPage",
    ])
  }

  /// A link of a service up to the value of a parameter that holds the target.
  static let serviceParameters = [
    "https://x.onelink.me/AbCd?pid=s&af_r=", "https://x.onelink.me/AbCd?af_ios_url=",
    "https://click.brand.example/AbCd?pid=x&af_web_dp=", "https://x.onelink.me/AbCd?af_dp=",
    "https://x.app.link/a?$ios_url=", "https://x.app.link/a?%24ios_url=",
    "https://x-alternate.app.link/a?$fallback_url=", "https://bnc.lt/a/key?$desktop_url=",
    "https://x.test-app.link/a?%24fallback_url=", "https://links.brand.example/a?$ios_url=",
    "https://app.adjust.com/abc?redirect=", "https://app.adjust.com/abc?redirect_ios=",
    "https://app.adjust.com/abc?fallback=", "https://app.adjust.com/abc?deep_link=",
    "https://app.adjust.world/abc?redirect=", "https://app.eu.adjust.com/abc?redirect=",
    "https://ab.adj.st/?adj_t=abc&adj_redirect_ios=", "https://x.go.link/h?adj_t=a&adj_redirect=",
    "https://x.go.link/h?adj_t=a&adjust_fallback=", "https://app.adjust.com/jsr?url=",
    "https://x.page.link/?link=", "https://x.page.link/?ifl=", "https://x.page.link/?ofl=",
    "https://x.app.goo.gl/?ipfl=", "https://x.sng.link/A/b?_fallback_redirect=",
    "https://x.sng.link/A/b?_ios_redirect=", "https://x.sng.link/A/b?_dl=",
    "https://abr.ge/@app/channel?fallback_ios=", "https://x.abr.ge/abc?fallback_ios=",
    "https://click.linksynergy.com/deeplink?id=X&murl=",
    "https://clk.tradedoubler.com/click?p=1&url=",
    "https://target.georiot.com/Proxy.ashx?tsid=1&GR_URL=",
    "https://go.skimresources.com/?id=1&url=", "https://go.redirectingat.com/?id=1&url=",
    "https://redirect.viglink.com/?key=x&u=", "https://www.awin1.com/cread.php?ued=",
    "https://x.pxf.io/c/1/2/3?u=", "https://shareasale.com/r.cfm?b=1&urllink=",
    "https://www.googleadservices.com/pagead/aclk?sa=L&adurl=",
    "https://adclick.g.doubleclick.net/pcs/click?xai=x&adurl=",
    "https://clickserve.dartsearch.net/link/click?ds_dest_url=", "https://www.google.com/url?q=",
    "https://www.google.co.uk/url?sa=t&url=", "https://l.facebook.com/l.php?u=",
    "https://lm.facebook.com/l.php?u=", "https://l.instagram.com/?u=", "https://l.wl.co/l?u=",
    "https://l.messenger.com/l.php?u=", "https://www.youtube.com/redirect?q=",
    "https://out.reddit.com/t3_x?url=", "https://weibo.cn/sinaurl?u=",
    "https://steamcommunity.com/linkfilter/?u=", "https://duckduckgo.com/l/?uddg=",
    "https://slack-redir.net/link?url=",
  ]

  static let opaqueLinks = [
    "https://x.onelink.me/AbCd?pid=s&c=d", "https://app.appsflyer.com/com.x?pid=s",
    "https://engagements.appsflyer.com/v1.0/c2s/click/app/roku/12345", "https://x.app.link/fzm",
    "https://x-alternate.app.link/fzm", "https://x.test-app.link/fzm", "https://bnc.lt/a/key",
    "https://app.adjust.com/abc123", "https://ab.adj.st/x", "https://x.go.link/x",
    "https://x.page.link/AbCd", "https://x.app.goo.gl/AbCd", "https://x.sng.link/A/b",
    "https://control.kochava.com/v1/cpi/click?campaign_id=k", "https://smart.link/abc",
    "https://x.smart.link/abc", "https://track.tenjin.com/v0/click/Ab",
    "https://track.tenjin.io/v0/click/Ab", "https://abr.ge/@app/channel", "https://x.abr.ge/ab",
    "https://redirect.appmetrica.yandex.com/serve/1019409635088005254",
    "https://trk.mail.ru/c/abc", "https://geni.us/Ab", "https://urlgeni.us/ab",
    "https://t.co/Ab", "https://bit.ly/3Ab", "https://apple.co/Ab", "https://itun.es/Ab",
    "https://onelink.to/ab", "https://ws.tapjoyads.com/click/app?data=d7",
    "https://d.applovin.com/redirect?clcode=x", "https://a.app.qq.com/o/simple.jsp?pkgname=com.x",
    "https://www.pgyer.com/Ab", "https://fir.im/ab", "https://i.diawi.com/Ab",
    "https://install.appcenter.ms/users/a/apps/b",
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com",
    "https://www.google.com/url?q=https%3A%2F%2Fexample.com%2Fapp%2Fid5&sa=D",
    "https://click.linksynergy.com/fs-bin/click?id=X&offerid=146261",
  ]

  static let serviceShapes: [Shape] = [
    Shape("link of a service, by parameter") { grammar in
      let id = grammar.id()
      let start = grammar.random.pick(serviceParameters)
      let inner = grammar.encoded(
        grammar.nestedProduct(id, depth: grammar.random.below(3)),
        times: 1 + grammar.random.below(2))
      return GeneratedAddress(
        start + inner + grammar.random.pick(["", "&sa=D", "&id=\(grammar.id())"]), .redirector,
        id: id)
    },
    Shape("link of a service, by path or whole query") { grammar in
      let id = grammar.id()
      let plain = "https://apps.apple.com/app/id\(id)"
      let start = grammar.random.pick([
        "https://prf.hn/click/camref:1101abc/destination:",
        "https://x.prf.hn/click/camref:1/pubref:x/destination:",
        "https://www.anrdoezrs.net/links/1/type/dlg/",
        "https://ad.doubleclick.net/ddm/clk/1;2;a?",
        "https://ad.doubleclick.net/ddm/trackclk/N1.2;dc_trk_aid=1?",
        "https://googleads.g.doubleclick.net/aclk?sa=l&adurl=",
      ])
      return GeneratedAddress(
        start + grammar.random.pick([plain, grammar.encoded(plain)]), .redirector, id: id)
    },
    Shape("link of a service, by id") { grammar in
      let id = grammar.id()
      let address = grammar.random.pick([
        "https://app.appsflyer.com/id\(id)?pid=x",
        "https://x.page.link/?link=https%3A%2F%2Fexample.com&isi=\(id)&ibi=com.x&efr=1",
        "https://x.app.goo.gl/?link=https%3A%2F%2Fexample.com&isi=\(id)",
        "https://link.brand.example/?link=https%3A%2F%2Fexample.com&ibi=com.x&isi=\(id)",
      ])
      return GeneratedAddress(address, .redirector, id: id)
    },
    Shape("opaque link of a service") { grammar in
      GeneratedAddress(grammar.random.pick(opaqueLinks), .redirector)
    },
    Shape("link of a service to both stores") { grammar in
      let id = grammar.id()
      let apple = grammar.encoded(grammar.plainProduct(id))
      let play = grammar.encoded("https://play.google.com/store/apps/details?id=com.x")
      let address = grammar.random.pick([
        "https://x.onelink.me/A?af_android_url=\(play)&af_ios_url=\(apple)",
        "https://x.app.link/a?$android_url=\(play)&$ios_url=\(apple)",
        "https://app.adjust.com/a?redirect_ios=\(apple)&redirect_android=\(play)",
        "https://app.adjust.com/a?deep_link=example%3A%2F%2Fx&fallback=\(apple)",
      ])
      return GeneratedAddress(address, .redirector, id: id)
    },
  ]

  static let carrierShapes: [Shape] = [
    Shape("carrier, encoded") { grammar in
      let id = grammar.id()
      let inner = grammar.nestedProduct(id, depth: grammar.random.below(3))
      let once = grammar.encoded(inner, times: 1 + grammar.random.below(3))
      let start = grammar.random.pick([
        "https://\(grammar.word()).example/click?dest=", "https://ads.example/?a=1;u=",
        "https://ads.example/r/", "https://ads.example/#", "https://ads.example/#/go?u=",
        "https://ads.example/?", "http://1.2.3.4/?u=",
        "https://ads.example/?a=b&\(grammar.word())=",
      ])
      return GeneratedAddress(start + once, .redirector, id: id)
    },
    Shape("carrier, plain") { grammar in
      let id = grammar.id()
      let inner = "https://apps.apple.com/app/id\(id)"
      let start = grammar.random.pick([
        "https://ads.example/click?dest=", "https://ads.example/r/", "https://ads.example/#",
        "https://ads.example/?", "https://ads.example/x?text=Get+",
      ])
      return GeneratedAddress(start + inner, .redirector, id: id)
    },
    Shape("carrier, base64") { grammar in
      let id = grammar.id()
      let inner = grammar.base64("https://apps.apple.com/app/id\(id)")
      let key = grammar.random.pick([
        "url", "go", "site", "reff", "rel", "link", "kesehatan", "cr", "a",
      ])
      let start = grammar.random.pick([
        "https://ads.example/?\(key)=", "https://ads.example/r/", "https://ads.example/#",
      ])
      var made = GeneratedAddress(start + inner, .redirector, id: id)
      made.hidesID = true
      return made
    },
    Shape("carrier of another install or store") { grammar in
      GeneratedAddress(
        "https://ads.example/click?dest=" + grammar.encoded(grammar.nestedOther()), .redirector)
    },
    Shape("carrier of two ids") { grammar in
      let id = grammar.id()
      let second = grammar.id(otherThan: id)
      let start = grammar.random.pick([
        "https://ads.example/click", "https://app.adjust.com/abc", "https://x.onelink.me/a",
      ])
      let inner = [id, second].map { grammar.encoded(grammar.plainProduct($0)) }
      return GeneratedAddress(
        start + "?" + grammar.random.pick(["a", "redirect"]) + "=\(inner[0])&b=\(inner[1])",
        .redirector)
    },
  ]

  static let hopShapes: [Shape] = [
    Shape("other browser") { grammar in
      let id = grammar.id()
      let rest = grammar.random.pick([
        "apps.apple.com/app/id\(id)", "APPS.apple.com/us/app/x/id\(id)?mt=8",
        "ads.example/?u=" + grammar.encoded(grammar.plainProduct(id)),
      ])
      let scheme = grammar.random.pick([
        "x-safari-http", "x-safari-https", "googlechrome", "googlechromes",
        "microsoft-edge-http", "microsoft-edge-https", "opera-http", "opera-https", "touch-http",
        "touch-https",
      ])
      return GeneratedAddress(
        grammar.anyCase(scheme) + grammar.random.pick(["://", ":"]) + rest, .redirector, id: id)
    },
    Shape("other browser, by parameter or whole") { grammar in
      let id = grammar.id()
      let inner = grammar.plainProduct(id)
      let address = grammar.random.pick([
        "com-apple-mobilesafari-tab:\(inner)",
        "firefox://open-url?url=\(grammar.encoded(inner))",
        "brave://open-url?url=\(grammar.encoded(inner))",
        "googlechrome-x-callback://x-callback-url/open/?x-source=a&url=\(grammar.encoded(inner))",
      ])
      return GeneratedAddress(address, .redirector, id: id)
    },
    Shape("other browser to the web") { grammar in
      GeneratedAddress(
        grammar.random.pick([
          "x-safari-https://example.com/app/id\(grammar.id())", "googlechrome://example.com",
          "firefox://open-url?url=https%3A%2F%2Fexample.com", "brave://",
        ]), .redirector)
    },
    Shape("intent with a fallback") { grammar in
      let id = grammar.id()
      let inner = grammar.encoded(grammar.plainProduct(id))
      return GeneratedAddress(
        "intent://x#Intent;scheme=\(grammar.word());package=com.x;S.browser_fallback_url=\(inner);end",
        .redirector, id: id)
    },
    Shape("intent with a fallback to the web") { grammar in
      GeneratedAddress(
        "intent://hotel/1?adults=2#Intent;scheme=sample;S.browser_fallback_url=https://www.sample.example/a?x=1&y=2;end",
        .redirector)
    },
  ]

  /// Base64 of one of the two alphabets, padded or not.
  mutating func base64(_ text: String) -> String {
    let isURLSafe = random.once(in: 2)
    let letters = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + (isURLSafe ? "-_" : "+/"))
    var result = ""
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = Array(bytes[start..<min(start + 3, bytes.count)])
      let bits = (0..<3).reduce(0) { $0 << 8 | (($1 < group.count) ? Int(group[$1]) : 0) }
      for place in 0...group.count { result.append(letters[bits >> (18 - 6 * place) & 63]) }
      if group.count < 3, !isURLSafe { result += String(repeating: "=", count: 3 - group.count) }
    }
    return random.once(in: 3) ? encoded(result) : result
  }
}
