#if canImport(WebKit)
  import Foundation
  import Network

  extension NWConnection {
    /// Reads until something makes sense of what has come; nothing is handed on if nothing does.
    @MainActor
    func read<Value>(
      after seen: Data = Data(), _ parse: @escaping @MainActor (Data) -> Value?,
      then use: @escaping @MainActor (Value, Data) -> Void
    ) {
      if let value = parse(seen) { return use(value, seen) }
      receive(minimumIncompleteLength: 1, maximumLength: 65_536) { [self] data, _, isEnd, error in
        MainActor.assumeIsolated {
          guard let data, error == nil, !isEnd || !data.isEmpty else { return cancel() }
          read(after: seen + data, parse, then: use)
        }
      }
    }

    /// Sends an answer and ends.
    @MainActor
    func finish(_ message: Data) {
      send(
        content: message, contentContext: .finalMessage,
        completion: .contentProcessed { [self] _ in cancel() })
    }

    /// Passes on whatever comes, until it ends.
    @MainActor
    func pour(into other: NWConnection) {
      receive(minimumIncompleteLength: 1, maximumLength: 65_536) { [self] data, _, isEnd, error in
        MainActor.assumeIsolated {
          if let data { other.send(content: data, completion: .contentProcessed { _ in }) }
          guard !isEnd, error == nil else {
            other.send(
              content: nil, contentContext: .finalMessage,
              completion: .contentProcessed { _ in })
            return
          }
          pour(into: other)
        }
      }
    }
  }
#endif
