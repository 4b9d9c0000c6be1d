import Foundation

/// Addresses in one buffer, as they come from a file.
struct AddressSet {
  let name: String
  let lines: [Range<Int>]
  let strings: [String]
  private let storage: UnsafeMutableBufferPointer<UInt8>

  init(name: String, addresses: [String]) {
    self.name = name
    strings = addresses
    let bytes = Array(addresses.joined(separator: "\n").utf8)
    storage = .allocate(capacity: bytes.count)
    _ = storage.initialize(from: bytes)
    var start = 0
    lines = addresses.map { address in
      defer { start += address.utf8.count + 1 }
      return start..<start + address.utf8.count
    }
  }

  var averageLength: Double { Double(storage.count) / Double(max(lines.count, 1)) }

  /// Sums what a body makes of each address's bytes.
  @inline(__always)
  func sum(_ body: (UnsafeBufferPointer<UInt8>) -> Int) -> Int {
    var total = 0
    let bytes = UnsafeBufferPointer(storage)
    for line in lines { total &+= body(UnsafeBufferPointer(rebasing: bytes[line])) }
    return total
  }
}
