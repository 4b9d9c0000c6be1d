// swift-tools-version: 6.1
// Opened by Xcode or Swift Playgrounds as an app; no other tool knows `AppleProductTypes`.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Article",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Article", targets: ["Article"], bundleIdentifier: "example.jumpgate.article",
      displayVersion: "1.0", bundleVersion: "1", appIcon: .placeholder(icon: .gamepad),
      accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ],
  dependencies: [.package(name: "jumpgate", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Article",
      dependencies: [
        .product(name: "JumpGate", package: "jumpgate"),
        .product(name: "JumpGateFoundation", package: "jumpgate"),
        .product(name: "JumpGateWebKit", package: "jumpgate"),
      ],
      path: ".", resources: [.process("Resources")])
  ]
)
