#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import JumpGateStage

  extension LoadTest {
    /// A thousand windows that begin blank and are then sent to a store, one after the other: each is
    /// made, refused, closed again and let go of.
    static func windowsBlank(_ setting: LoadSetting) throws -> String {
      let count = 1_000
      let bed = try LoadBed(setting) { _ in
        """
        <script>
          let left = \(count);
          function next() {
            if (left-- === 0) return;
            const w = open('');
            if (w) w.location = '\(LoadBed.other)';
            setTimeout(next, 5);
          }
          onload = next;
        </script>
        """
      }
      defer { bed.close() }
      bed.browser.allowWindowsWithoutGesture()
      bed.load()
      try bed.wait("a tenth of the refusals", milliseconds: LoadBed.patience) {
        bed.count.refused >= count / 10
      }
      let early = Footprint.now
      try bed.wait("every window's refusal", milliseconds: LoadBed.patience) {
        bed.count.refused >= count
      }
      try bed.wait("every window's end") { bed.browser.shown.children.isEmpty }
      try bed.wait("every view's end") { bed.browser.livingChildren == 0 }
      try LoadFailure.unless(bed.browser.children.count == count, "\(bed.browser.children.count)")
      try LoadFailure.unless(bed.history.opens.isEmpty, "opened \(bed.history.opens)")
      let grown = Footprint.now - early
      try LoadFailure.unless(grown.handles < 50, "holds \(grown.handles) files more than before")
      try LoadFailure.unless(
        grown.kilobytes < count * 3, "grew by \(grown.kilobytes) KB over \(count) windows")
      return "\(count) windows made, refused and gone; from \(early) by \(grown)"
    }

    /// A thousand windows that live at the same time, each sent to a store when all are there.
    ///
    /// None of them is put on the screen, where each would take some 50 MB for what it draws.
    static func windowsAlive(_ setting: LoadSetting) throws -> String {
      let count = 1_000
      let bed = try LoadBed(setting) { _ in
        """
        <script>
          const windows = [];
          function next() {
            if (windows.length === \(count)) { jump(); return; }
            windows.push(open(''));
            windows.at(-1).document.write('<p>x');
            setTimeout(next, 0);
          }
          function jump() {
            const w = windows.pop();
            if (!w) return;
            w.location = '\(LoadBed.other)';
            setTimeout(jump, 5);
          }
          onload = next;
        </script>
        """
      }
      defer { bed.close() }
      bed.browser.allowWindowsWithoutGesture()
      bed.browser.showsChildren = false
      let before = Footprint.now
      bed.load()
      try bed.wait("a thousand windows", milliseconds: LoadBed.patience) {
        bed.browser.livingChildren == count
      }
      bed.settle()
      let held = Footprint.now - before
      // Some 60 KB for a window.
      try LoadFailure.unless(
        held.kilobytes < count * 200 && held.handles < 50, "holds \(held) for \(count) windows")
      try bed.wait("every window's refusal", milliseconds: LoadBed.patience) {
        bed.count.refused >= count
      }
      try LoadFailure.unless(bed.history.opens.isEmpty, "opened \(bed.history.opens)")
      try LoadFailure.unless(
        bed.browser.shown.children.count == count, "\(bed.browser.shown.children.count) are left")
      return "\(count) windows alive at once, each refused; \(held) for all of them"
    }
  }

  /// What this process holds: bytes in use, since what windows have come to draw differs by ten times.
  private struct Footprint: CustomStringConvertible {
    var kilobytes: Int
    var handles: Int

    @MainActor static var now: Footprint {
      let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return Footprint(kilobytes: LoadTest.kilobytesInUse, handles: files?.count ?? 0)
    }

    static func - (left: Footprint, right: Footprint) -> Footprint {
      Footprint(
        kilobytes: left.kilobytes - right.kilobytes, handles: left.handles - right.handles)
    }

    var description: String { "\(kilobytes) KB and \(handles) files" }
  }
#endif
