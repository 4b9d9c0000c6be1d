#if GTK
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  /// One page that tries to leave, what is done to it, and all that must come of it.
  struct Carrier: CustomTestStringConvertible, Sendable {
    enum Deed: Sendable { case nothing, tap, enter }

    let name: String
    let pages: [String: PageServer.Answer]
    var deed = Deed.nothing
    /// The whole history.
    let history: [String]
    /// What is handed to the system.
    var opened: [String] = []
    /// Where the view is afterwards.
    var address = "[A]/"
    var testDescription: String { name }

    /// A page whose one element fills the window.
    static func full(_ element: String) -> [String: PageServer.Answer] {
      ["/": .init("<style>.x{position:fixed;inset:0;width:100%;height:100%}</style>" + element)]
    }
  }

  extension EngineTests {
    /// Pages that try to leave, by every plain way.
    @MainActor @Suite(.serialized)
    struct Carriers {
      @Test(arguments: Carrier.all)
      func `a page that tries to leave is judged, stopped or opened`(_ carrier: Carrier) throws {
        let bed = try Bed(carrier.pages, policy: .listing("1000000001"))
        defer { bed.close() }
        try bed.load()
        switch carrier.deed {
        case .nothing: break
        case .tap: bed.tap()
        case .enter: bed.enter()
        }
        bed.expect(carrier.history)
        #expect(bed.recorder.opened == carrier.opened)
        #expect(bed.address == carrier.address)
        #expect(bed.proxy.log == [], "a witness on the network")
      }

      @Test func `the table is whole`() {
        #expect(Carrier.all.count == 43)
      }
    }
  }

  extension Policy {
    /// The preset `standard` with apps listed.
    static func listing(_ ids: String..., mode: PolicyMode = .enforce) -> Policy {
      Policy(
        preset: .standard, mode: mode, apps: AppList(ids.compactMap { AppID($0) }),
        hostSchemes: [], appLinkHosts: [], rules: [], defaults: [:])
    }
  }
#endif
