#if canImport(CObjCRuntime)
  import CObjCRuntime
  import JumpGate
  import Testing

  @testable import JumpGateOpenURL

  /// The swapping against the real runtime, with a class made at run time.
  @Suite(.serialized) struct InterceptionTests {
    private let listed = "https://apps.apple.com/app/id1000000001"
    private let unlisted = "itms-apps://apps.apple.com/app/id1000000002"
    private let policy: Policy

    init() throws {
      TestReplacements.reset()
      let app = try #require(AppID("1000000001"))
      policy = Policy(apps: [app], otherwise: .article)
    }

    private func intercept(
      _ application: StandInApplication, slot: Int = 0, policy: Policy? = nil
    ) throws -> Interception {
      try Interception(
        of: application.owner,
        selectors: (StandInApplication.openURL, StandInApplication.openURLOptions),
        gate: OpenCallGate(policy: policy ?? self.policy, tap: .live) { _ in },
        replacements: TestReplacements.replacements(slot: slot))
    }

    private func implementation(
      _ application: StandInApplication,
      _ selector: JumpGateOpenURL.ObjCSelector = StandInApplication.openURL
    ) -> UnsafeMutableRawPointer? {
      method_getImplementation(class_getInstanceMethod(application.owner, selector))
    }

    // MARK: Installing and removing

    @Test func withoutInterception_everythingIsOpened() {
      let application = StandInApplication()
      #expect(application.open(unlisted))
      #expect(StandInApplication.opened == [unlisted])
    }

    @Test func unlistedApp_isRefusedAndNeverPassedOn() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      #expect(!application.open(unlisted))
      #expect(StandInApplication.opened.isEmpty)
    }

    @Test func listedApp_isOpenedRebuilt() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      #expect(application.open("itms-apps://apps.apple.com/app/id1000000001?x=1&ct=top"))
      #expect(StandInApplication.opened == ["https://apps.apple.com/app/id1000000001?ct=top"])
    }

    @Test func webPage_isPassedOnAsItCame() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      #expect(application.open("HTTPS://Site.Example/A b"))
      #expect(StandInApplication.opened == ["HTTPS://Site.Example/A b"])
    }

    @Test func missingURL_isRefused() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      #expect(!application.open(nil))
      #expect(StandInApplication.opened.isEmpty)
    }

    @Test func removal_putsBackWhatWasThere() throws {
      let application = StandInApplication()
      let before = (
        implementation(application), implementation(application, StandInApplication.openURLOptions)
      )
      let interception = try intercept(application)
      #expect(implementation(application) != before.0)
      #expect(interception.remove() == .restored)
      #expect(implementation(application) == before.0)
      #expect(implementation(application, StandInApplication.openURLOptions) == before.1)
      #expect(application.open(unlisted))
    }

    @Test func installAfterRemoval_interceptsAgain() throws {
      let application = StandInApplication()
      _ = try intercept(application).remove()
      _ = try intercept(application, slot: 1)
      #expect(!application.open(unlisted))
    }

    @Test func classWithoutTheSecondMethod_isLeftAlone() {
      let application = StandInApplication(hasOptions: false)
      let before = implementation(application)
      #expect(throws: OpenURLError.noMethod) { _ = try intercept(application) }
      #expect(implementation(application) == before)
    }

    @Test func subclassThatInheritsTheMethods_leavesItsSuperclassAlone() throws {
      let superclass = StandInApplication()
      let before = implementation(superclass)
      let subclass = StandInApplication(superclass: superclass)
      let interception = try intercept(subclass)
      #expect(!subclass.open(unlisted))
      #expect(superclass.open(unlisted))
      #expect(implementation(superclass) == before)
      #expect(interception.remove() == .restored)
      #expect(subclass.open(unlisted))
    }

    @Test func twoInterceptions_bothCount_andCallTheOriginalOnce() throws {
      let application = StandInApplication()
      let first = try intercept(application)
      let second = try intercept(application, slot: 1)
      #expect(!application.open(unlisted))
      #expect(application.open(listed))
      #expect(StandInApplication.opened == [listed])
      // The outer one goes first, as it should; then nothing of either is left.
      #expect(second.remove() == .restored)
      #expect(!application.open(unlisted))
      #expect(first.remove() == .restored)
      #expect(application.open(unlisted))
    }

    // MARK: Others who replace the same method

    @Test func foreignBefore_isCalledForWhatIsPassedOn() throws {
      let application = StandInApplication()
      ForeignSwizzler.set(on: application)
      let interception = try intercept(application)
      #expect(!application.open(unlisted))
      #expect(ForeignSwizzler.calls == 0, "a refused address reaches nobody")
      #expect(application.open(listed))
      #expect(ForeignSwizzler.calls == 1)
      #expect(StandInApplication.opened == [listed])
      #expect(interception.remove() == .restored)
      #expect(application.open(unlisted))
      #expect(ForeignSwizzler.calls == 2)
    }

    @Test func foreignAfter_staysInPlaceOnRemoval() throws {
      let application = StandInApplication()
      let interception = try intercept(application)
      ForeignSwizzler.set(on: application)
      #expect(!application.open(unlisted))
      #expect(ForeignSwizzler.calls == 1)
      let theirs = implementation(application)
      #expect(interception.remove() == .dormant)
      #expect(implementation(application) == theirs, "their replacement is not undone")
      #expect(application.open(unlisted), "ours passes everything on")
      #expect(StandInApplication.opened == [unlisted])
    }

    @Test func foreignAfter_thatGoesAwayLater_leavesADormantOne() throws {
      let application = StandInApplication()
      let interception = try intercept(application)
      ForeignSwizzler.set(on: application)
      _ = interception.remove()
      ForeignSwizzler.unset(on: application)
      #expect(application.open(unlisted))
      #expect(StandInApplication.opened == [unlisted])
    }

    @Test func installAfterADormantOne_judgesOnceAndEnds() throws {
      let application = StandInApplication()
      let first = try intercept(application)
      ForeignSwizzler.set(on: application)
      _ = first.remove()
      let second = try intercept(application, slot: 1)
      #expect(!application.open(unlisted))
      #expect(application.open(listed))
      #expect(StandInApplication.opened == [listed])
      #expect(ForeignSwizzler.calls == 1)
      #expect(second.remove() == .restored)
    }

    @Test func foreignExchangeBefore_works() throws {
      let application = StandInApplication()
      ForeignSwizzler.exchange(on: application)
      let interception = try intercept(application)
      #expect(!application.open(unlisted))
      #expect(application.open(listed))
      #expect(StandInApplication.opened == [listed])
      #expect(ForeignSwizzler.calls == 1)
      #expect(interception.remove() == .restored)
    }

    @Test func foreignExchangeAfter_works() throws {
      let application = StandInApplication()
      let interception = try intercept(application)
      ForeignSwizzler.exchange(on: application)
      #expect(!application.open(unlisted))
      #expect(application.open(listed))
      #expect(StandInApplication.opened == [listed])
      #expect(ForeignSwizzler.calls == 2)
      #expect(interception.remove() == .dormant)
      #expect(application.open(unlisted))
    }

    @Test func foreignExchangeUndoneByExchangingAgain_givesOursBack() throws {
      let application = StandInApplication()
      let interception = try intercept(application)
      ForeignSwizzler.exchange(on: application)
      ForeignSwizzler.exchangeAgain(on: application)
      #expect(!application.open(unlisted))
      #expect(ForeignSwizzler.calls == 0)
      #expect(interception.remove() == .restored)
    }

    @Test func foreignExchangedOutOfOrder_makesACircleThatEnds() throws {
      // Exchanged before, exchanged back after: their method's name now stands for ours, and ours
      // calls theirs, which sends that name.
      let application = StandInApplication()
      ForeignSwizzler.exchange(on: application)
      let interception = try intercept(application)
      ForeignSwizzler.exchangeAgain(on: application)
      #expect(!StandInApplication.send(ForeignSwizzler.own, to: application.object, listed))
      #expect(ForeignSwizzler.calls == CallStack.depth)
      #expect(StandInApplication.opened.isEmpty)
      #expect(interception.remove() == .dormant)
    }

    // MARK: Recursion

    @Test func originalThatSendsTheMessageAgain_ends() throws {
      let application = StandInApplication()
      ForeignSwizzler.sendAround(on: application)
      _ = try intercept(application)
      #expect(!application.open(listed))
      #expect(ForeignSwizzler.calls == CallStack.depth)
      #expect(StandInApplication.opened.isEmpty)
      // And the next call starts anew.
      #expect(!application.open(listed))
      #expect(ForeignSwizzler.calls == 2 * CallStack.depth)
    }

    // MARK: Completion handlers

    @Test func passedOn_completionIsTheOriginals() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      var answers: [Bool] = []
      application.open(listed) { answers.append($0) }
      #expect(answers == [true])
      #expect(StandInApplication.opened == [listed])
    }

    @Test func refused_completionIsCalledOnceWithFalse_later() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      var answers: [Bool] = []
      application.open(unlisted) { answers.append($0) }
      #expect(answers.isEmpty, "not from within the call")
      TestReplacements.runLater()
      TestReplacements.runLater()
      #expect(answers == [false])
      #expect(StandInApplication.opened.isEmpty)
    }

    @Test func refusedWithoutCompletion_isFine() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      application.open(unlisted, completion: nil)
      TestReplacements.runLater()
      #expect(StandInApplication.opened.isEmpty)
    }

    @Test func originalThatLosesTheHandler_completionIsCalledWithFalse() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      StandInApplication.finish = { _ in }
      var answers: [Bool] = []
      application.open(listed) { answers.append($0) }
      #expect(answers == [false])
    }

    @Test func originalThatCallsTheHandlerTwice_completionIsCalledOnce() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      StandInApplication.finish = {
        $0.call(true)
        $0.call(false)
      }
      var answers: [Bool] = []
      application.open(listed) { answers.append($0) }
      #expect(answers == [true])
    }

    @Test func originalThatKeepsTheHandler_completionIsCalledWhenItIs() throws {
      let application = StandInApplication()
      _ = try intercept(application)
      var kept: StandInApplication.Handler?
      StandInApplication.finish = { kept = $0 }
      var answers: [Bool] = []
      application.open(listed) { answers.append($0) }
      #expect(answers.isEmpty)
      kept?.call(true)
      kept = nil
      #expect(answers == [true])
    }

    @Test func dormant_completionIsTheOriginals() throws {
      let application = StandInApplication()
      let interception = try intercept(application)
      _ = interception.remove()
      var answers: [Bool] = []
      application.open(unlisted) { answers.append($0) }
      #expect(answers == [true])
    }
  }
#endif
