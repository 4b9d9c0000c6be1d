import Foundation
import Testing

/// The README's examples are run, and print what it says they print.
@Suite struct ReadmeTests {
  /// The fenced blocks that begin with a command.
  private func sessions() throws -> [(command: String, output: String)] {
    let text = try String(contentsOfFile: Program.file("README.md"), encoding: .utf8)
    return text.components(separatedBy: "```").enumerated().compactMap { index, block in
      guard index % 2 == 1, block.hasPrefix("\n$ jumpgate ") else { return nil }
      var lines = block.dropFirst(3).split(separator: "\n", omittingEmptySubsequences: false)
      var command = ""
      repeat {
        command += lines.removeFirst().trimmingCharacters(in: .whitespaces)
        command = command.hasSuffix("\\") ? String(command.dropLast()) : command + "\n"
      } while !command.hasSuffix("\n")
      return (command, lines.joined(separator: "\n"))
    }
  }

  @Test func theExamplesPrintWhatTheReadmeSays() throws {
    let sessions = try sessions()
    #expect(sessions.count == 1)
    for session in sessions {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sh")
      child.currentDirectoryURL = URL(fileURLWithPath: Program.file("."))
      child.environment = [
        "PATH": Program.url.deletingLastPathComponent().path + ":/usr/bin:/bin"
      ]
      child.arguments = ["-c", session.command]
      let stdout = Pipe()
      child.standardOutput = stdout
      try child.run()
      let output = stdout.fileHandleForReading.readDataToEndOfFile()
      child.waitUntilExit()
      #expect(String(decoding: output, as: UTF8.self) == session.output)
    }
  }
}
