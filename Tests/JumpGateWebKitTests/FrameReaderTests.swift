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
      reader.page += 1
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
