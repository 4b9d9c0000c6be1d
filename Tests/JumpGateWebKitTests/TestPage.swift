#if canImport(WebKit)
  import Foundation
  import Testing

  /// A page that tries something by itself, and what the gate must have heard.
  struct TestPage: Sendable, CustomTestStringConvertible {
    let name: String
    let html: String
    var answers: [String: LocalServer.Answer] = [:]
    let jumps: [String]

    var testDescription: String { name }

    private static let store = "itms-apps://apps.apple.com/app/id1000000001"
    private static let storePage = "https://apps.apple.com/app/id1000000001"

    static let all: [TestPage] = [
      TestPage(
        name: "anchor", html: "<a id=x href='\(store)'>x</a><script>x.click()</script>",
        jumps: ["block \(store)"]),
      TestPage(
        name: "button",
        html: "<button id=x onclick=\"location='\(store)'\">x</button><script>x.click()</script>",
        jumps: ["block \(store)"]),
      TestPage(
        name: "redirect on load", html: "<script>location.replace('\(storePage)')</script>",
        jumps: ["block \(storePage)"]),
      TestPage(
        name: "frame", html: "<iframe src='\(store)'></iframe>", jumps: ["block \(store)"]),
      TestPage(
        name: "meta refresh", html: "<meta http-equiv=refresh content='0;url=\(store)'>",
        jumps: ["block \(store)"]),
      TestPage(
        name: "server redirect to a scheme", html: "<script>location='/go'</script>",
        answers: ["/go": .redirect(to: store)], jumps: ["block \(store)"]),
      TestPage(
        name: "server redirect to a store page", html: "<script>location='/go'</script>",
        answers: ["/go": .redirect(to: storePage)], jumps: ["block \(storePage)"]),
      TestPage(
        name: "form", html: "<form id=x action='\(storePage)'></form><script>x.submit()</script>",
        jumps: ["block \(storePage)?"]),
      TestPage(
        name: "link inside the page", html: "<a id=x href='#y'>x</a><script>x.click()</script>",
        jumps: []),
      TestPage(
        name: "blank frames", html: "<iframe></iframe><iframe srcdoc='<p>hi'></iframe>", jumps: []),
    ]
  }
#endif
