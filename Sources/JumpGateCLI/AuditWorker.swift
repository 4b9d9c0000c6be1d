#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// One running helper program: takes an order at a time, gives lines.
final class AuditWorker {
  /// Its output, to wait on.
  let output: Int32
  /// The page it works on, by its number; nil: it is idle.
  private(set) var page: Int?
  private let input: Int32
  private let process: pid_t
  private var pending: [UInt8] = []
  /// When it last got an order or said something, in seconds.
  private var lastSign = 0

  /// Starts the program.
  ///
  /// - Throws: ``UsageError`` if it can't be started.
  init(_ program: String, _ words: [String]) throws(UsageError) {
    let toHelper = try Self.makePipe()
    let fromHelper = try Self.makePipe()
    let started = Self.spawn([program] + words, input: toHelper[0], output: fromHelper[1])
    close(toHelper[0])
    close(fromHelper[1])
    input = toHelper[1]
    output = fromHelper[0]
    guard case .success(let process) = started else {
      close(input)
      close(output)
      throw UsageError("can't start \(program)")
    }
    self.process = process
  }

  /// Gives an order.
  func take(_ page: Int, _ order: [UInt8]) {
    self.page = page
    lastSign = Self.now
    var rest = order[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      // A helper that is gone shows in its output's end.
      if count <= 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Is idle again.
  func rest() {
    page = nil
  }

  /// Reads what is there.
  ///
  /// - Returns: whole lines without their ends; nil once the program has ended.
  func lines() -> [[UInt8]]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
    guard count > 0 else { return count < 0 && errno == EINTR ? [] : nil }
    lastSign = Self.now
    pending += buffer[..<count]
    var lines: [[UInt8]] = []
    while let end = pending.firstIndex(of: 0x0A) {
      lines.append(Array(pending[..<end]))
      pending.removeSubrange(...end)
    }
    return lines
  }

  /// For how many seconds it has been silent.
  var silence: Int { Self.now - lastSign }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec)
  }

  /// Stops the program, whatever it is at.
  func stop() {
    kill(process, SIGKILL)
  }

  /// Ends the program and waits for it.
  ///
  /// - Returns: its exit status; nil if it was killed.
  @discardableResult
  func end() -> Int32? {
    close(input)
    close(output)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  private enum Started {
    case success(pid_t)
    case failure
  }

  /// A pipe that no other program inherits.
  ///
  /// Its ends lie above the standard streams: where one of these is closed, an end would take its
  /// place, and be lost when the helper's own stream is put there.
  private static func makePipe() throws(UsageError) -> [Int32] {
    var low: [Int32] = [0, 0]
    guard pipe(&low) == 0 else {
      throw UsageError("can't make a pipe: \(String(cString: strerror(errno)))")
    }
    let ends = low.map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    low.forEach { close($0) }
    guard !ends.contains(-1) else { throw UsageError("can't make a pipe: too many open files") }
    return ends
  }

  private static func spawn(_ words: [String], input: Int32, output: Int32) -> Started {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, words[0], &actions, nil, arguments, environ) == 0 else {
      return .failure
    }
    return .success(process)
  }
}
