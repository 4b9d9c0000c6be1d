import Testing

@testable import JumpGate

/// What is tidied for the fast way is what the parser makes of it.
@Suite struct TidyAddressTests {
  @Test func blanksCapitalsAndAMissingSlashAreTidied() {
    for (text, tidied) in [
      ("https://a.example", "https://a.example/"), ("HTTP://A.Example?X", "http://a.example/?X"),
      (" \n https://a.example#F\t", "https://a.example/#F"), ("https://a/B ", "https://a/B"),
    ] {
      #expect(tidy(text) == tidied)
    }
    for text in ["", "https:", "https:/a", "ftp://a", "https://a\\b", "https://a:1", "https://é/"] {
      #expect(tidy(text) == nil, "\(text)")
    }
    #expect(tidy("https://a.example/" + String(repeating: "x", count: 1_000)) == nil)
  }

  @Test func bytesAreReadAsTheParserReadsThem() throws {
    let starts = ["https://", "HTTP://", " https://", "hTtPs://", "http:/", "https:\\\\", "x://"]
    let hosts = [
      "a.example", "A.B", "XN--fa-hia.example", "a.1", "1.2.3.4", "a..b", "a.", "-", "a--b", "",
      "a b", "a%41", "localhost", "u@h", "a:443", "a:80", "a_b", "é",
    ]
    let ends = ["", "/", "?", "#", "?A", "/..", "/a b", "\\x", " ", "\n", "/\t", "%", "/'?'", "/^"]
    var tidied = 0
    for start in starts {
      for host in hosts {
        for end in ends {
          let text = start + host + end
          let address = try? Address(text)
          var copy = text
          let read = copy.withUTF8 { bytes in
            AddressParser.withParsed(utf8: bytes) { result in
              (try? result.get()).map { (String(decoding: $0.bytes, as: UTF8.self), $0.layout) }
            }
          }
          #expect(read?.0 == address?.href && read?.1 == address?.layout, "\(text)")
          if tidy(text) != nil { tidied += 1 }
        }
      }
    }
    #expect(tidied > 100)
  }

  private func tidy(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { TidyAddress.with($0) { String(decoding: $0, as: UTF8.self) } }
  }
}
