// swift-tools-version: 6.1
import PackageDescription

// Built by scripts/fuzz with the sanitizers; libFuzzer brings `main`.
let package = Package(
  name: "jumpgate-fuzz",
  dependencies: [.package(name: "jumpgate", path: "..")],
  targets: ["FuzzParse", "FuzzClassify"].map { name in
    .executableTarget(
      name: name, dependencies: [.product(name: "JumpGate", package: "jumpgate")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  }
)
