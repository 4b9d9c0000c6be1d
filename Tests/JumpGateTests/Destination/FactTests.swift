import Foundation
import Testing

@testable import JumpGate

/// The tables are well-formed, and every row is found.
@Suite struct FactTests {
  private func word(_ key: FactKey) -> String { key.first.description + key.second.description }

  private func isLowerCase(_ word: String) -> Bool { !word.isEmpty && word == word.lowercased() }

  @Test func everySchemeIsFoundByItsName() throws {
    #expect(Schemes.index.rows.count >= 147)
    #expect(Set(Schemes.index.rows.map { word($0.key) }).count == Schemes.index.rows.count)
    for row in Schemes.index.rows {
      let name = word(row.key)
      #expect(isLowerCase(name) && name.utf8.count <= 32, "\(name)")
      let found = name.utf8.withContiguousStorageIfAvailable { Schemes.fact(of: ByteView($0)) }
      let fact = try #require(found ?? nil)
      #expect(word(fact.key) == name)
    }
  }

  @Test func everyHostIsFoundByItsDomain() throws {
    #expect(Hosts.rows.count >= 194)
    let domains = Hosts.rows.map { "\(word($0.key)) \($0.scope) \($0.paths)" }
    #expect(Set(domains).count == domains.count)
    for row in Hosts.rows {
      #expect(isLowerCase(word(row.key)))
      let domain = word(row.key).split(separator: ".").map { label in
        label == "*" ? "co.jp" : label.replacingOccurrences(of: "#", with: "12")
      }.joined(separator: ".")
      let host = row.scope == .below ? "a." + domain : domain
      let path = examplePath(row.paths)
      let found = fact(host: host, path: path)
      #expect(found.map { word($0.key) } == word(row.key), "\(host)\(path)")
    }
  }

  private func fact(host: String, path: String) -> HostFact? {
    var host = host
    var path = path
    return host.withUTF8 { host in
      path.withUTF8 { HostTable.shared.number(host: ByteView(host), path: ByteView($0)) }
        .map { Hosts.index[$0] }
    }
  }

  /// A path that a rule is about.
  private func examplePath(_ rule: StaticString) -> String {
    let words = rule.description.split(separator: " ").filter { !$0.hasPrefix("!") }
    guard let word = words.first else { return "/" }
    return word.hasPrefix("*") ? "/x" + word.dropFirst() + "/y" : String(word)
  }

  @Test func everyOtherTableHasEachWordOnce() {
    for words in [
      PathWords.index.rows.map { word($0.key) }, ServiceSignatures.rows.map { word($0.key) },
      StoreParameters.index.rows.map { word($0.key) },
      OtherStoreSchemes.packages.map { word($0.key) }, PathWords.platforms.map { word($0.key) },
    ] {
      #expect(Set(words).count == words.count)
      #expect(words.allSatisfy(isLowerCase))
    }
  }

  /// A row that goes is missed by nobody else.
  @Test func noRowIsLost() {
    #expect(PathWords.index.rows.count >= 88)
    #expect(ServiceSignatures.rows.count >= 20)
    #expect(StoreParameters.index.rows.count >= 13)
    #expect(OtherStoreSchemes.packages.count >= 18)
    #expect(PathWords.platforms.count >= 8)
  }

  @Test func everyListOfAServiceIsInLowerCase() {
    for row in Hosts.rows {
      guard case .linkService(let service) = row.meaning else { continue }
      for list in [service.targets, service.elsewhere, service.idParameter] {
        #expect(list.description == list.description.lowercased(), "\(service.name)")
      }
    }
  }

  @Test func noSchemeThatLeadsToAStoreHasAShortName() {
    // ``HidingPlace`` looks at the last four letters.
    for row in Schemes.index.rows + StoreSchemes.families where row.isWorthFollowing {
      #expect(row.key.count >= 4, "\(word(row.key))")
    }
  }

  @Test func noSchemeIsLongerThanIsReadBeforeAColon() {
    for row in Schemes.index.rows + StoreSchemes.families {
      #expect(row.key.count <= AddressFinder.longestScheme, "\(word(row.key))")
    }
  }

  @Test func noSignatureIsLongerThanIsRead() {
    for row in ServiceSignatures.rows {
      #expect(row.key.count <= ServiceSignatures.longest, "\(word(row.key))")
    }
  }

  @Test func noStoresFamilyBeginsInHTTP() {
    // ``HidingPlace`` takes http and https that stand alone for nothing else.
    for family in StoreSchemes.families {
      for start in 0..<5 {
        #expect(!"https".dropFirst(start).hasPrefix(word(family.key).prefix(1)))
      }
    }
  }

  @Test func pathsOfARowBeginAsItsStartSays() throws {
    for row in Hosts.rows {
      for word in row.paths.text.split(separator: " ") where word.hasPrefix("/") {
        let bytes = Array((word + "  ").utf8)
        for upper in [false, true] {
          let (first, second) = (bytes[1], word.utf8.count > 2 ? bytes[2] : UInt8(ascii: "/"))
          let change = { (byte: UInt8) in upper && byte.isASCIIAlpha ? byte & ~0x20 : byte }
          #expect(row.pathStart.mayBegin(change(first), change(second)), "\(word)")
        }
      }
    }
    #expect(!PathStart(of: "/redir /safety/go").mayBegin(UInt8(ascii: "s"), UInt8(ascii: "h")))
    #expect(PathStart(of: "/l").mayBegin(UInt8(ascii: "L"), UInt8(ascii: "?")))
    #expect(!PathStart(of: "/l").mayBegin(UInt8(ascii: "m"), UInt8(ascii: "?")))
    #expect(PathStart(of: "/ab").mayBegin(UInt8(ascii: "/"), UInt8(ascii: "x")))
    #expect(PathStart(of: "/ab").mayBegin(UInt8(ascii: "a"), UInt8(ascii: "%")))
    #expect(PathStart(of: "*/ab").mayBegin(0, 0))
    #expect(PathStart(of: "").mayBegin(0, 0))
  }

  @Test func noWordOfAPathHasTwoLetters() {
    // ``ProductGlance`` takes two letters for a storefront.
    #expect(PathWords.index.rows.allSatisfy { $0.key.count > 2 })
  }

  @Test func aSchemeOfAFamilyIsTheAppStores() throws {
    for name in ["itms-anything", "itmsx", "macappstore-x"] {
      #expect(Destination(try Address(name + "://x")).kind == .appStoreOther)
    }
  }
}
