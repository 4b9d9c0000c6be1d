import CAllocations
import Foundation

/// Runs all contenders in turn, round after round, and prints medians as ratios to the first.
func compare(_ set: AddressSet, rounds: Int, wanted: String) {
  let contenders = Contender.all.filter { wanted.isEmpty || $0.name.contains(wanted) }
  var times = contenders.map { _ in [Double]() }
  var allocations = contenders.map { _ in 0.0 }
  var sums = contenders.map { _ in 0 }
  for _ in 0...rounds {
    for (index, contender) in contenders.enumerated() {
      let blocks = allocations_so_far()
      let start = thread_nanoseconds()
      sums[index] = contender.run(set)
      let count = Double(set.lines.count)
      times[index].append(Double(thread_nanoseconds() - start) / count)
      allocations[index] = Double(allocations_so_far() - blocks) / count
    }
  }
  print("\n\(set.name): \(set.lines.count) addresses, \(Int(set.averageLength)) bytes on average")
  print("  ns/address   ratio  allocations")
  // The first round warms up.
  let medians = times.map { $0.dropFirst().sorted()[rounds / 2] }
  for (index, contender) in contenders.enumerated() {
    print(
      String(
        format: "  %10.1f  %6.2f  %11.4f  ", medians[index], medians[index] / medians[0],
        allocations[index]) + contender.name + (sums[index] == 0 ? " (nothing read!)" : ""))
  }
}

/// How many blocks one contender asks for, going through a set once more.
func blocks(_ contender: Contender, _ set: AddressSet) -> UInt64 {
  _ = contender.run(set)
  let before = allocations_so_far()
  _ = contender.run(set)
  return allocations_so_far() - before
}

/// The addresses of a file that the fast way takes.
func plain(_ addresses: [String]) -> [String] { addresses.filter(Contender.isPlain) }

let arguments = CommandLine.arguments
guard arguments.count >= 2, let text = try? String(contentsOfFile: arguments[1], encoding: .utf8)
else {
  FileHandle.standardError.write(Data("usage: AddressBenchmark FILE [ROUNDS [NAME]]\n".utf8))
  exit(2)
}
// Only contenders whose names hold this text.
let wanted = arguments.count > 3 ? arguments[3] : ""
let rounds = arguments.count > 2 ? Int(arguments[2]) ?? 21 : 21
let addresses = text.split(whereSeparator: \.isNewline).map(String.init)
let plainOnes = plain(addresses)
compare(AddressSet(name: "real addresses", addresses: addresses), rounds: rounds, wanted: wanted)
let unwritten = AddressSet(name: "those that need no rewriting", addresses: plainOnes)
compare(unwritten, rounds: rounds, wanted: wanted)
compare(
  AddressSet(name: "store links", addresses: Contender.storeLinks), rounds: rounds, wanted: wanted)

if wanted.isEmpty {
  let (nanoseconds, isAllowed) = PageLoad.run(rounds: rounds)
  print(
    String(
      format: "\na page load with 10 frames: %.1f µs for %d decisions", nanoseconds / 1000,
      PageLoad.decisions) + (isAllowed ? "" : " (not all allowed!)"))
}

if wanted.isEmpty {
  let worst = LongAddresses.worst()
  print(
    String(format: "four times the length take at most %.1f times as long: ", worst.ratio)
      + worst.text)
  if worst.ratio > 8 {
    FileHandle.standardError.write(Data("the time grows faster than the length\n".utf8))
    exit(1)
  }
}

if let parser = Contender.all.first, case let found = blocks(parser, unwritten), found > 0 {
  FileHandle.standardError.write(Data("\(parser.name): \(found) allocations, not 0\n".utf8))
  exit(1)
}
