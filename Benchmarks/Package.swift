// swift-tools-version: 6.1
import PackageDescription

// Run by scripts/bench, which fetches the peer and the addresses first.
let package = Package(
  name: "jumpgate-benchmarks",
  dependencies: [.package(name: "jumpgate", path: "..")],
  targets: [
    // The peer, ada: ada.cpp and ada.h are fetched, not kept here.
    .target(name: "CAda", cxxSettings: [.unsafeFlags(["-w"])]),
    // Counts what malloc and its kin are asked for, whoever asks.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "AddressBenchmark",
      dependencies: [
        "CAda", "CAllocations", .product(name: "JumpGate", package: "jumpgate"),
      ]),
  ],
  cxxLanguageStandard: .cxx20
)
