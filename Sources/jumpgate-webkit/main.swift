internal import Glibc

#if GTK
  exit(HelperProgram.run(Array(CommandLine.arguments.dropFirst())))
#else
  Output.say(
    "built without the engine; build it with 'make build' (swift build --traits GTK), "
      + "which needs libwebkitgtk-6.0-dev")
  exit(2)
#endif
