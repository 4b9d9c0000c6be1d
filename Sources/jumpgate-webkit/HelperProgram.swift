#if GTK
  internal import Glibc
  internal import JumpGate
  internal import JumpGateStage

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// The program that owns the engine: orders on stdin, rows on stdout, one line each.
  ///
  ///     jumpgate-webkit [--policy FILE] [--proxy URL] [--display NAME]
  ///
  /// It works on a display of its own, since pressing moves the pointer and the focus of the whole
  /// display; `--display` names another.
  ///
  /// An order is an object: `page` (an address or a file's path), `timeout_ms` (the longest time for
  /// one load) and `presses` (how many elements are pressed at most). Pages are audited one after
  /// another; the end of stdin ends the program. The rows are those of `jumpgate audit --format
  /// jsonl`. The last row of a page has `done`, and says in `error` why a page could not be judged,
  /// whole or in part.
  ///
  /// Exit status: 0, or 2 if the engine or its display can't be started or the policy is invalid.
  @MainActor
  struct HelperProgram {
    private let setting: AuditSetting
    private let rows = RowWriter()

    private static let usage = """
      Usage: jumpgate-webkit [--policy FILE] [--proxy URL] [--display NAME]

      The engine of 'jumpgate audit', which starts it by itself; 'jumpgate audit --help' says what
      the options mean. Reads pages from stdin, an object a line with 'page', 'timeout_ms' and
      'presses', and writes the rows of 'jumpgate audit --format jsonl' to stdout.

      """

    static func run(_ words: [String]) -> Int32 {
      signal(SIGPIPE, SIG_DFL)
      do {
        let arguments = try HelperArguments(words)
        if arguments.asksForHelp {
          Output.row(Array(usage.utf8))
          return 0
        }
        Output.silenceEngine()
        // As many lanes as fit beside each other, and no window manager.
        let engine = try Engine.start(
          on: arguments.display, width: 1600, height: 844)
        let setting = AuditSetting(
          engine: engine, policy: arguments.policy, proxy: arguments.proxy)
        let program = HelperProgram(setting: setting)
        while let line = readLine() { program.obey(line) }
        engine.stop()
        return 0
      } catch {
        Output.say("\(error)")
        return 2
      }
    }

    private func obey(_ line: String) {
      guard let order = try? JSONDecoder().decode(HelperOrder.self, from: Data(line.utf8)) else {
        return Output.say("no order: \(line)")
      }
      do throws(PageError) {
        let source = try PageSource(order.page)
        var setting = setting
        setting.unproxied = source.ownHosts
        PageAudit(source.address, order: order, setting: setting, rows: rows).run()
        source.end()
      } catch {
        rows.write(
          end: .init(
            page: order.page, jumps: 0, error: error.description, metadata: [], pressed: 0,
            pressable: 0, misses: []))
      }
    }
  }
#endif
