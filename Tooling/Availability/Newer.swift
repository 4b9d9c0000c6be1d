// What must be refused; one function for each, so that the check can be seen to fail.
func newerType() -> Duration { .zero }
func newerMethod(_ text: String) -> Bool { text.contains("ab") }
func newerProperty(_ bytes: [UInt8]) -> Int { bytes.span.count }
func newerArray(_ array: InlineArray<3, Int>) -> Int { array.count }
func newerView(_ text: String) -> Int { text.utf8Span.count }
struct NewerPack<each Element> {}
func newerSleep() async throws { try await Task.sleep(for: .zero) }
