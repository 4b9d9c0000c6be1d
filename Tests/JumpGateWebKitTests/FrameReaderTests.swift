#if canImport(WebKit)
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  struct FrameReaderTests {
    private let ads = Origin.tuple(scheme: "https", host: .domain("ads.example"), port: nil)

    @Test func mainFrame_hasANewNameOnEachPage() {
      var reader = FrameReader()
      let first = reader.frame(isMain: true, origin: ads, address: "https://a.example/")
      let same = reader.frame(isMain: true, origin: ads, address: "https://a.example/#x")
      reader.pageCommitted()
      let second = reader.frame(isMain: true, origin: ads, address: "https://a.example/")
      #expect(first.id == same.id)
      #expect(first.id != second.id)
      #expect(first.role == .main)
    }

    @Test func frameInThePage_isNamedByOriginAndAddress_andHasTheMainFrameAbove() {
      let reader = FrameReader()
      let frame = reader.frame(isMain: false, origin: ads, address: "https://ads.example/1")
      let other = reader.frame(isMain: false, origin: ads, address: "https://ads.example/2")
      #expect(frame.id != nil)
      #expect(frame.id != other.id)
      #expect(frame.ancestors == [reader.mainID])
    }

    @Test func framesThatCanNotBeToldApart_haveNoName() {
      let reader = FrameReader()
      for address in ["about:srcdoc", "about:blank", ""] {
        #expect(reader.frame(isMain: false, origin: .opaque, address: address).id == nil)
      }
      #expect(reader.frame(isMain: false, origin: nil, address: "https://a.example/").id == nil)
      #expect(reader.frame(isMain: false, origin: ads, address: nil).id == nil)
    }

    private func id(
      of address: String, _ origin: Origin? = nil, by reader: FrameReader
    ) -> Frame.ID? {
      reader.frame(isMain: false, origin: origin ?? ads, address: address).id
    }

    @Test func frameThatChangesItsFragment_keepsItsName() {
      let reader = FrameReader()
      let name = id(of: "https://ads.example/1", by: reader)
      for fragment in ["#", "#a", "#a#b"] {
        #expect(id(of: "https://ads.example/1" + fragment, by: reader) == name)
      }
      #expect(id(of: "https://ads.example/1?#a", by: reader) != name)
    }

    /// A blank frame that its parent wrote: a press names its loader's address, a navigation the parent's.
    @Test func addressThatADocumentSays_isAnotherNameOfItsFrame_untilTheNextPage() {
      var reader = FrameReader()
      let (blank, written) = ("about:blank", "https://ads.example/slot")
      let before = id(of: blank, by: reader)
      #expect(before != id(of: written, by: reader))
      reader.learn(written, ofFrameAt: blank, origin: ads)
      #expect(id(of: written, by: reader) == before)
      #expect(id(of: blank, by: reader) == before)
      let other = Origin.tuple(scheme: "https", host: .domain("other.example"), port: nil)
      #expect(id(of: written, other, by: reader) != id(of: blank, other, by: reader))
      reader.pageCommitted()
      #expect(id(of: written, by: reader) != id(of: blank, by: reader))
    }

    @Test func addressesThatNameOneFrameInARing_haveOneName() {
      var reader = FrameReader()
      let all = (0..<3).map { "https://ads.example/\($0)" }
      for index in all.indices {
        reader.learn(all[(index + 1) % 3], ofFrameAt: all[index], origin: ads)
      }
      #expect(Set(all.map { id(of: $0, by: reader) }).count == 1)
    }

    @Test func namesThatAreLearned_areLimited_andNeverForOpaqueOrigins() {
      var reader = FrameReader()
      reader.learn("https://ads.example/", ofFrameAt: "data:,x", origin: .opaque)
      let (said, own) = ("https://ads.example/", "data:,x")
      #expect(id(of: said, .opaque, by: reader) != id(of: own, .opaque, by: reader))
      let all = (0...FrameReader.otherNamesLimit).map { "https://ads.example/\($0)" }
      for address in all { reader.learn(address, ofFrameAt: "about:blank", origin: ads) }
      let blank = id(of: "about:blank", by: reader)
      #expect(all.filter { id(of: $0, by: reader) == blank }.count == FrameReader.otherNamesLimit)
    }

    @MainActor @Test func framesOfOtherViews_andOfViewsThatAreGone_areUnknown() {
      let (view, other) = (
        WKWebView(frame: .zero, configuration: WKWebViewConfiguration()),
        WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      )
      let reader = FrameReader()
      let own = reader.frame(FakeFrame(view: view), in: view)
      #expect((own.id, own.role) == (reader.mainID, .main))
      for frame in [FakeFrame(view: other), FakeFrame(view: nil)] {
        let read = reader.frame(frame, in: view)
        #expect((read.id, read.role) == (nil, .unknown))
        #expect(read.origin == own.origin)
      }
    }
  }
#endif
