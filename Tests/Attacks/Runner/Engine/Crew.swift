#if GTK
  import Foundation
  import JumpGateCorpus

  /// Worker processes side by side, each handed the next page as soon as it is done with one.
  final class Crew: Sendable {
    private let folder: String
    private let jobs: Int
    private let careless: Carelessness?

    init(folder: String, jobs: Int, careless: Carelessness? = nil) {
      (self.folder, self.jobs, self.careless) = (folder, jobs, careless)
    }

    /// Runs each page in each mode; the results are in the pages' order.
    func run(_ pages: [AttackPage], modes: [RunMode]) -> [PageResult] {
      let tasks = modes.flatMap { mode in pages.map { (page: $0, mode: mode) } }
      let queue = Queue(count: tasks.count)
      let threads = (0..<min(jobs, max(tasks.count, 1))).map { _ in
        Joinable {
          var worker: WorkerProcess?
          while let index = queue.next() {
            let (page, mode) = tasks[index]
            if worker == nil {
              worker = try? WorkerProcess(folder: self.folder, careless: self.careless)
            }
            let result = worker?.run(page, mode: mode)
            if result == nil {
              worker?.end()
              worker = nil
            }
            queue.put(
              result ?? PageResult(broken: page, mode: mode, why: "the engine's program ended"),
              at: index)
          }
          worker?.end()
        }
      }
      threads.forEach { $0.join() }
      return queue.results
    }
  }

  /// Numbers to be done, and what came of them.
  private final class Queue: @unchecked Sendable {
    private let lock = NSLock()
    private var taken = 0
    private var found: [PageResult?]

    init(count: Int) { found = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard taken < found.count else { return nil }
        taken += 1
        return taken - 1
      }
    }

    func put(_ result: PageResult, at index: Int) { lock.withLock { found[index] = result } }

    var results: [PageResult] { lock.withLock { found.compactMap { $0 } } }
  }

  /// A thread that can be waited for.
  private final class Joinable: Sendable {
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () -> Void) {
      Thread.detachNewThread { [done] in
        body()
        done.signal()
      }
    }

    func join() { done.wait() }
  }
#endif
