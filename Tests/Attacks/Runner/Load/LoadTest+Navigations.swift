#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import JumpGateStage

  extension LoadTest {
    /// Ten thousand navigations in one view: moves within the page, refused jumps, and every
    /// hundredth another page.
    ///
    /// Memory may grow in the first fifth, while caches fill, and then no more than noise.
    static func navigations(_ setting: LoadSetting) throws -> String {
      let bed = try LoadBed(setting) { address in
        let number = address.split(separator: "?").last.flatMap { Int($0) } ?? 0
        return """
          <script>
            let left = 99;
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              if (left-- === 0) { location.replace('\(LoadBed.page)?\(number + 1)'); return }
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
      bed.watch.load(LoadBed.page + "?0", in: bed.browser.main)
      var early = 0
      try bed.wait("2,000 navigations", milliseconds: 60_000) { bed.count.events >= 2_000 }
      early = residentKilobytes
      try bed.wait("10,000 navigations", milliseconds: 90_000) { bed.count.events >= 10_000 }
      let grown = residentKilobytes - early
      try LoadFailure.unless(bed.count.refused >= 3_000, "only \(bed.count.refused) were refused")
      try LoadFailure.unless(bed.history.opens.isEmpty, "opened \(bed.history.opens)")
      // Resident memory moves by some megabytes either way; a leak grows again.
      if grown >= 6_000 {
        try bed.wait("20,000 navigations", milliseconds: 90_000) { bed.count.events >= 20_000 }
        let more = residentKilobytes - early - grown
        try LoadFailure.unless(
          more < 6_000, "grew by \(grown) KB over 8,000 navigations, then by \(more) KB")
      }
      return "\(bed.count.events) navigations, \(bed.count.refused) refused; "
        + "\(early) KB after 2,000, \(grown) KB more after 10,000"
    }

    /// A thousand windows with a store's address, from a page that may open them freely.
    static func windowsRefused(_ setting: LoadSetting) throws -> String {
      let bed = try LoadBed(setting) { _ in
        "<script>setTimeout(() => { for (let i = 0; i < 1000; i++) open('\(LoadBed.other)') })</script>"
      }
      defer { bed.close() }
      bed.browser.allowWindowsWithoutGesture()
      bed.load()
      try bed.wait("a thousand refusals", milliseconds: 60_000) { bed.count.refused >= 1_000 }
      bed.settle()
      try LoadFailure.unless(bed.count.refused == 1_000, "\(bed.count.refused) refusals")
      try LoadFailure.unless(bed.browser.children.isEmpty, "a window was made")
      try LoadFailure.unless(bed.history.opens.isEmpty, "opened \(bed.history.opens)")
      return "\(bed.count.refused) windows refused, none made"
    }
  }
#endif
