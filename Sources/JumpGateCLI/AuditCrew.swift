internal import JumpGateAudit

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The helper programs of one audit: as many as there are jobs, each page given to one that is idle.
final class AuditCrew {
  private let options: AuditOptions
  private let output: AuditOutput
  private var workers: [AuditWorker] = []
  private var next = 0
  private var jumps: [Int: Int] = [:]

  init(_ options: AuditOptions, output: AuditOutput) {
    self.options = options
    self.output = output
  }

  /// Audits every page.
  ///
  /// - Throws: ``UsageError`` if the helper can't do its work at all.
  func run() throws(UsageError) {
    defer { workers.forEach { $0.end() } }
    while workers.count < min(options.jobs, options.pages.count) {
      workers.append(try AuditWorker(options.helper, options.helperWords))
    }
    repeat {
      for worker in workers where worker.page == nil { give(worker) }
      try hear()
    } while next < options.pages.count || workers.contains { $0.page != nil }
  }

  private func give(_ worker: AuditWorker) {
    guard next < options.pages.count else { return }
    worker.take(next, options.orders[next])
    next += 1
  }

  /// Waits a second for output and takes it in; stops a helper that is silent for too long.
  private func hear() throws(UsageError) {
    let busy = workers.filter { $0.page != nil }
    var waits = busy.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    guard poll(&waits, nfds_t(waits.count), 1000) >= 0 else { return }
    for (worker, wait) in zip(busy, waits) {
      guard let page = worker.page else { continue }
      if wait.revents == 0 {
        guard worker.silence > options.patience else { continue }
        worker.stop()
        try replace(worker, page, because: "said nothing for \(options.patience) s")
      } else if let lines = worker.lines() {
        for line in lines { take(line, from: worker, page) }
      } else {
        try replace(worker, page)
      }
    }
  }

  private func take(_ line: [UInt8], from worker: AuditWorker, _ page: Int) {
    do throws(AuditRowError) {
      let row = try AuditRow(json: line)
      if case .end = row { worker.rest() } else { jumps[page, default: 0] += 1 }
      output.hear(row, line, of: page)
    } catch {
      output.hear(error)
    }
  }

  /// A helper that ended in the middle of a page: the page is done with, the next gets another
  /// helper.
  ///
  /// One that could not start at all has said why on stderr.
  private func replace(
    _ worker: AuditWorker, _ page: Int, because reason: String? = nil
  ) throws(UsageError) {
    workers.removeAll { $0 === worker }
    let status = worker.end()
    guard status != ExitStatus.unusable.rawValue else {
      throw UsageError("\(options.helper) could not do its work")
    }
    let ended = "ended unexpectedly (\(status.map { "status \($0)" } ?? "killed"))"
    let end = PageEnd(
      page: options.pages[page], jumps: jumps[page] ?? 0,
      error: "jumpgate-webkit \(reason ?? ended)")
    output.hear(.end(end), AuditOutput.json(end), of: page)
    if next < options.pages.count {
      workers.append(try AuditWorker(options.helper, options.helperWords))
    }
  }
}
