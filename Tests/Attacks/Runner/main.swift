import Foundation

#if GTK
  do {
    exit(try Command(Array(CommandLine.arguments.dropFirst())).run())
  } catch {
    FileHandle.standardError.write(Data("jumpgate-attacks: \(error)\n".utf8))
    exit(2)
  }
#else
  FileHandle.standardError.write(Data("jumpgate-attacks needs the trait GTK\n".utf8))
  exit(2)
#endif
