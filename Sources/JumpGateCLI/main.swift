#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// Who stops reading shows in what a write returns: stdout's reader, and a helper program.
signal(SIGPIPE, SIG_IGN)
exit(Subcommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
