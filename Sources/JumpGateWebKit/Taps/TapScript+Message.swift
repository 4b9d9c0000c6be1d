#if canImport(WebKit)
  internal import JumpGate

  extension TapScript {
    /// What the script says.
    enum Message: Hashable {
      /// Something went down, in a document that calls this its address.
      case pressed(TapMatcher.Input, documentAt: String)
      /// What went down has been down for a while: the page has had its chance to act on that.
      case held
      /// A document is there.
      case hello

      /// Reads a message: a word, and after that of a press a space and an address.
      ///
      /// Whatever else comes is none.
      init?(_ body: String) {
        let parts = body.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        switch (Word(rawValue: String(parts[0])), parts.dropFirst().first) {
        case (.pointer, let address?) where !address.isEmpty:
          self = .pressed(.pointer, documentAt: String(address))
        case (.key, let address?) where !address.isEmpty:
          self = .pressed(.key, documentAt: String(address))
        case (.held, nil): self = .held
        case (.hello, nil): self = .hello
        default: return nil
        }
      }
    }
  }
#endif
