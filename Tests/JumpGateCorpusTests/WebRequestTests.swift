import Foundation
import Testing

@testable import JumpGateCorpus

struct WebRequestTests {
  private let head = "POST /go?x=1 HTTP/1.1\r\nHost: page.example\r\nContent-Length: 3\r\n\r\n"

  @Test func wholeRequest_isRead() throws {
    let request = try #require(WebRequest(Data((head + "a=b").utf8)))
    #expect(request.method == "POST")
    #expect(request.target == "/go?x=1")
    #expect(request.host == "page.example")
    #expect(request.length == head.utf8.count + 3)
  }

  @Test func requestThatIsNotAllThere_isNone() {
    for count in 0..<(head.utf8.count + 3) {
      #expect(WebRequest(Data((head + "a=b").utf8.prefix(count))) == nil, "\(count) bytes")
    }
  }

  @Test func whatFollowsARequest_isNotCounted() throws {
    let tunnel = "CONNECT page.example:443 HTTP/1.1\r\nHost: page.example:443\r\n\r\n"
    let request = try #require(WebRequest(Data(tunnel.utf8) + Data([22, 3, 1])))
    #expect(request.method == "CONNECT")
    #expect(request.target == "page.example:443")
    #expect(request.length == tunnel.utf8.count)
  }

  @Test func answer_hasItsHeadersAndItsLength() {
    let answer = PageAnswers.Answer(
      status: 302, type: "text/html", headers: [Header(name: "Location", value: "tel:1")],
      body: Array("é".utf8))
    #expect(
      String(decoding: answer.message, as: UTF8.self)
        == "HTTP/1.1 302 Said\r\nContent-Type: text/html\r\nConnection: close\r\n"
        + "Location: tel:1\r\nContent-Length: 2\r\n\r\né")
  }
}
