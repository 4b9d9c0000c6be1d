/// An item of the list of what must be tried, and the pages that try it.
struct Technique {
  /// What is tried.
  let name: String
  /// How the names of its pages begin; each must have a live page.
  let pages: [String]

  init(_ name: String, _ pages: String...) {
    (self.name, self.pages) = (name, pages)
  }
}

extension Technique {
  /// By what a page may ask for an address, and when.
  static let all: [Technique] = links + forms + scripts + windows + documents + frames + moments

  private static let links = [
    Technique("an anchor", "link/anchor@"),
    Technique("an area of an image map", "link/area@"),
    Technique("a link to be downloaded", "link/download@"),
    Technique("a link with the attributes of click measurement", "link/attribution@"),
    Technique("an SVG link, old and new", "link/svg.href@", "link/svg.xlink@"),
    Technique("an SVG link that is animated", "link/svg-animated@"),
    Technique("an SVG link, clicked by script", "link/svg-scripted@"),
    Technique("a MathML link", "link/mathml@"),
    Technique(
      "a base element", "link/base-href.", "link/base-host", "link/base-target@", "carrier/base."),
    Technique("shadow trees", "link/shadow@", "link/slotted@", "frame/inner.shadow@"),
    Technique("click() on a real anchor", "link/scripted-click.click@", "link/detached-click@"),
    Technique("a click event on a real anchor", "link/scripted-click.event@"),
    Technique("a label, tapped and by script", "link/label@", "link/label-scripted@"),
    Technique("an address that changes on the press", "link/changed-on-press@"),
  ]

  private static let forms = [
    Technique("a form by GET", "form/get@"),
    Technique("a form by POST", "form/post@", "form/post-store-page@"),
    Technique("a form into a window", "form/target@"),
    Technique("a button's own address", "form/button-action@"),
    Technique("an image button", "form/image@"),
    Technique("Enter in a field", "form/enter@"),
    Technique(
      "a form by script", "form/scripted.submit@", "form/scripted.request@",
      "form/scripted.button@"),
  ]

  private static let scripts =
    [
      "assign", "href", "method", "replace", "window", "document", "top", "self", "bracket",
      "reflect", "defaultView", "eval", "frames", "parent", "global", "with", "object", "call",
      "descriptor", "url",
    ].map {
      Technique(
        "location, spelt: \($0)", "script/location.\($0).load@", "script/location.\($0).tap@")
    } + [
      Technique("parts of location", "script/location-parts.host.", "script/location-scheme"),
      Technique("a javascript: address", "carrier/javascript.load@", "carrier/javascript.tap@"),
      Technique(
        "document.write", "script/document-write@", "script/document-write-scripted@",
        "window/written."),
      Technique("custom elements", "script/custom-element@"),
      Technique("a getter that the host's script touches", "script/getter@"),
      Technique("a click by the host's script", "script/host-click@"),
      Technique("a script message to the host", "script/bridge@"),
      Technique("a thousand jumps in a loop", "script/loop@", "script/loop-yielding@"),
      Technique("postMessage between frames", "tap/message-to-frame@", "tap/message-to-page@"),
      Technique(
        "a service worker", "worker/navigate@", "worker/redirect@", "worker/invented@",
        "carrier/worker@"),
    ]

  private static let windows =
    [
      "plain", "blank", "noopener", "noreferrer", "method", "document", "features", "named",
      "self", "top", "parent", "assign", "replace", "later", "evaluated",
    ].map { Technique("window.open: \($0)", "window/open.\($0).tap@") } + [
      Technique("window.open without a tap", "carrier/window.load@", "window/open-scripted.self@"),
      Technique("window.open with a store page", "window/open-https.plain."),
      Technique(
        "a link's target", "link/target.blank@", "link/target.opener@", "link/target.noopener@",
        "link/target.named@", "link/target.top@", "link/target.parent@", "link/target.self@"),
      Technique("a link's target without a tap", "carrier/target-scripted@"),
      Technique(
        "opener tricks", "window/opener-moved.", "window/opener-moved-on-tap@",
        "window/laundered.", "window/javascript."),
      Technique("a page in a window that jumps", "window/interstitial.", "window/tap-in-window@"),
      Technique("a window that is redirected", "window/redirected."),
    ]

  private static let documents =
    ["s301", "s302", "s303", "s307", "s308"].map {
      Technique("a redirect: \($0)", "redirect/status.\($0)@")
    } + [
      Technique("a redirect after a form", "redirect/post@"),
      Technique("ten redirects", "redirect/chain.load@", "redirect/chain.tap@"),
      Technique("a slow redirect", "redirect/slow@"),
      Technique("a redirect without a tap", "redirect/scripted@"),
      Technique("a redirect of the host's own load", "redirect/host-load@"),
      Technique("a meta refresh", "redirect/meta@", "redirect/meta-after-tap@"),
      Technique("a refresh header", "redirect/header@", "carrier/refresh-tapped@"),
      Technique(
        "documents that are no HTML", "embed/document.svg@", "embed/document.xhtml@",
        "embed/document.xml@", "embed/xslt@", "embed/pdf@"),
      Technique("a blob: document", "embed/blob@"),
      Technique(
        "files that install", "response/profile.", "response/package.", "response/pass.",
        "response/apk", "response/download-attribute", "response/unasked."),
      Technique("metadata of apps", "ordinary/banner", "reports/ux-08"),
      Technique(
        "a store's address inside a link service's", "nested/address@service",
        "nested/scripted@service", "nested/window.tap@service", "nested/twice"),
      Technique("a link service's address inside a store's", "nested/address@store-carrier"),
    ]

  private static let frames = [
    Technique("a plain frame", "frame/source.plain@"),
    Technique("a hidden frame", "frame/source.hidden@", "frame/source.small@", "carrier/frame."),
    Technique("a srcdoc frame", "frame/inner.srcdoc@", "frame/tap-kinds.srcdoc@"),
    Technique("a data: frame", "frame/inner.data@", "frame/tap-kinds.data@"),
    Technique("a blob: frame", "frame/inner.blob@", "frame/tap-kinds.blob@"),
    Technique(
      "a sandboxed frame", "frame/inner.sandboxed@", "frame/tap-kinds.sandboxed@",
      "frame/source.sandbox@"),
    Technique("a nested frame", "frame/cross-site.nested@", "frame/tap-nested@"),
    Technique("a frame of another site", "frame/cross-site.own@", "frame/tap.own."),
    Technique("a frame that moves the top", "frame/moves-top-same-site.top@", "frame/tap.top."),
    Technique(
      "a frame removed while it navigates", "frame/removed.soon@", "frame/removed-after-tap."),
    Technique("a blank frame", "frame/inner.blank@", "frame/inner.written@"),
    Technique("object and embed", "embed/plugin.object@", "embed/plugin.embed@"),
    Technique("a frame set", "frame/frameset@"),
    Technique("a frame that is redirected", "redirect/frame."),
  ]

  private static let moments = [
    Technique("history", "leave/popstate@", "leave/back-to-redirect@", "leave/reload@"),
    Technique("the page cache", "leave/cached@"),
    Technique("beforeunload", "leave/timer@"),
    Technique("pagehide", "leave/frame@"),
    Technique("visibilitychange", "hidden/visibility.timer@", "hidden/visibility.frame@"),
    Technique("a hidden view", "hidden/timer@", "hidden/after-tap"),
    Technique("timers after a tap", "script/triggers.soon@", "script/triggers.late@"),
    Technique("a fetch after a tap", "script/triggers.fetch@"),
    Technique("the press itself", "script/triggers.press@", "tap/held@"),
    Technique("a drag", "tap/drag.start@", "tap/drag.leave@", "script/triggers.swipe@"),
    Technique(
      "the keyboard", "link/key@", "tap/space@", "tap/other-key.letter@", "tap/enter-nowhere@",
      "script/triggers.key@"),
    Technique("another button of the pointer", "tap/other-button@"),
    Technique("forged and replayed events", "tap/forged@", "tap/replayed@", "tap/handler-forged@"),
    Technique("two jumps on one tap", "tap/two", "tap/many", "tap/app-or-store", "window/two."),
    Technique("a page that navigates while a question is open", "prompt/navigates"),
    Technique("a tap that is carried", "tap/interstitial@", "tap/interstitial-chain@"),
    Technique("a tap in another frame", "tap/waiting-frame@", "tap/invisible-frame@", "tap/blur@"),
  ]
}
