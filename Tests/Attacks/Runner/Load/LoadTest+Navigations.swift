#if GTK
  import CTestProcess
  import CWebKitGTK
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import JumpGateStage

  extension LoadTest {
    /// Ten thousand navigations in one view: moves within the page, refused jumps, and every
    /// hundredth another page.
    ///
    /// What is in use may grow in the first fifth, while caches fill, and then no more than noise. It
    /// is measured at rest: on a page that does nothing, with nothing pending.
    static func navigations(_ setting: LoadSetting) throws -> String {
      let script = Script()
      let bed = try LoadBed(setting) { address in
        if script.rests { return "" }
        let number = address.split(separator: "?").last.flatMap { Int($0) } ?? 0
        return """
          <script>
            let left = 99;
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              if (left-- === 0) { location.replace('\(LoadBed.plain)?\(number + 1)'); return }
              if (left % 3) location.replace('#' + left);
              else { const f = document.createElement('iframe'); f.src = '\(LoadBed.other)';
                document.body.append(f); setTimeout(() => f.remove(), 20) }
              setTimeout(() => channel.port2.postMessage(1), 0);
            };
            onload = () => channel.port2.postMessage(1);
          </script><body>
          """
      }
      defer { bed.close() }
      let early = try use(of: bed, script, after: 2_000)
      let resident = residentKilobytes
      let grown = try use(of: bed, script, after: 10_000) - early
      try LoadFailure.unless(bed.count.refused >= 3_000, "only \(bed.count.refused) were refused")
      try LoadFailure.unless(bed.history.opens.isEmpty, "opened \(bed.history.opens)")
      try LoadFailure.unless(grown < 200, "\(grown) KB more in use after 8,000 navigations")
      return "\(bed.count.events) navigations, \(bed.count.refused) refused; \(early) KB in use, "
        + "\(grown) KB more after 8,000 navigations; resident \(resident) KB, "
        + "\(residentKilobytes - resident) KB more"
    }

    /// Whether the pages that come next do nothing.
    @MainActor
    private final class Script { var rests = false }

    /// What is in use, in kilobytes, at rest after so many events.
    private static func use(of bed: LoadBed, _ script: Script, after count: Int) throws -> Int {
      script.rests = false
      bed.watch.load(LoadBed.plain + "?0", in: bed.browser.main)
      try bed.wait("\(count) navigations", milliseconds: LoadBed.patience) {
        bed.count.events >= count
      }
      script.rests = true
      var (events, lowest) = (-1, Int.max)
      while events != bed.count.events {
        (events, lowest) = (bed.count.events, Int.max)
        for _ in 0..<20 {
          MainLoop.run(milliseconds: 100)
          lowest = min(lowest, kilobytesInUse)
        }
      }
      return lowest
    }

    /// A thousand windows with a store's address, from a page that may open them freely.
    static func windowsRefused(_ setting: LoadSetting) throws -> String {
      let bed = try LoadBed(setting) { _ in
        "<script>setTimeout(() => { for (let i = 0; i < 1000; i++) open('\(LoadBed.other)') })</script>"
      }
      defer { bed.close() }
      bed.browser.allowWindowsWithoutGesture()
      bed.load()
      try bed.wait("a thousand refusals", milliseconds: LoadBed.patience) {
        bed.count.refused >= 1_000
      }
      bed.settle()
      try LoadFailure.unless(bed.count.refused == 1_000, "\(bed.count.refused) refusals")
      try LoadFailure.unless(bed.browser.children.isEmpty, "a window was made")
      try LoadFailure.unless(bed.history.opens.isEmpty, "opened \(bed.history.opens)")
      return "\(bed.count.refused) windows refused, none made"
    }
  }
#endif
