import Foundation

/// The built `jumpgate` as a child process.
struct Program {
  /// What a run left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let diagnostics: String

    /// The output's lines.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The output's lines as JSON objects.
    var rows: [[String: Any]] {
      lines.compactMap {
        (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
      }
    }
  }

  /// The program beside the running tests.
  static var url: URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/" {
      let program = folder.appendingPathComponent("jumpgate")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// A file of the project.
  static func file(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path).path
  }

  /// A new file with some content.
  static func temporaryFile(_ content: String, name: String = "file") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("jumpgate-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(content.utf8).write(to: file)
    return file.path
  }

  /// A new shell script that can be run.
  static func temporaryScript(_ lines: String) throws -> String {
    let file = try temporaryFile("#!/bin/sh\n\(lines)\n", name: "script")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }

  /// Runs the program to its end.
  static func run(
    _ words: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(words, input: input, environment: environment)
  }

  /// Runs the program to its end.
  ///
  /// - Parameter redirections: what a shell does first, such as `<&-`.
  static func run(
    _ words: [String], input: String = "", environment: [String: String] = [:],
    redirections: String = ""
  ) throws -> Outcome {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sh")
    child.arguments = ["-c", #"exec "$0" "$@" \#(redirections)"#, url.path] + words
    child.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // A file: a pipe to a program that ended without reading it would end the tests, too.
    let stdin = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: temporaryFile(input, name: "input")))
    defer { try? stdin.close() }
    let (stdout, stderr) = (Pipe(), Pipe())
    child.standardInput = stdin
    child.standardOutput = stdout
    child.standardError = stderr
    try child.run()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let diagnostics = stderr.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    return Outcome(
      status: child.terminationStatus, output: String(decoding: output, as: UTF8.self),
      diagnostics: String(decoding: diagnostics, as: UTF8.self))
  }
}
