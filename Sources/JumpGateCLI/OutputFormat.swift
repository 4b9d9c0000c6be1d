/// How rows are written.
enum OutputFormat: String, CaseIterable {
  case text, jsonl
}
