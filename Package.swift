// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "jumpgate",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v12), .visionOS(.v1)],
  products: [
    .library(name: "JumpGate", targets: ["JumpGate"]),
    .library(name: "JumpGateFoundation", targets: ["JumpGateFoundation"]),
    .library(name: "JumpGateWebKit", targets: ["JumpGateWebKit"]),
    .library(name: "JumpGateOpenURL", targets: ["JumpGateOpenURL"]),
  ],
  targets: [
    // The decision: standard library only.
    .target(name: "JumpGate"),
    // Policy files, URL, event log.
    .target(name: "JumpGateFoundation", dependencies: ["JumpGate"]),
    // WKWebView, WebPage, SwiftUI. Empty where there is no WebKit framework.
    .target(
      name: "JumpGateWebKit",
      dependencies: ["JumpGate", "JumpGateFoundation"],
      resources: [.process("Resources")]),
    // The article's third method, apart so that nobody links it by accident.
    .target(name: "JumpGateOpenURL", dependencies: ["JumpGate", "JumpGateFoundation"]),
    .testTarget(name: "JumpGateTests", dependencies: ["JumpGate"], exclude: ["Data"]),
    .testTarget(
      name: "JumpGateFoundationTests", dependencies: ["JumpGate", "JumpGateFoundation"],
      exclude: ["Data"]),
    // The pages of Tests/Attacks/Corpus and what must be seen of them; knows no engine. For tests
    // only: it is in no product.
    .target(
      name: "JumpGateCorpus", dependencies: ["JumpGate", "JumpGateFoundation"],
      path: "Tests/Attacks/Shared"),
    .testTarget(
      name: "JumpGateCorpusTests",
      dependencies: ["JumpGate", "JumpGateFoundation", "JumpGateCorpus"]
    ),
    // Needs a Mac; empty where there is no WebKit framework.
    .testTarget(
      name: "JumpGateWebKitTests",
      dependencies: ["JumpGate", "JumpGateFoundation", "JumpGateWebKit", "JumpGateCorpus"]),
  ]
)

// The engine, the tools and everything an app never links. The manifest runs on the host, so an
// Apple build sees none of it; `scripts/check-manifest` holds that.
#if os(Linux)
  package.traits = [
    .trait(name: "GTK", description: "Build the WebKitGTK adapter; needs libwebkitgtk-6.0-dev.")
  ]
  package.products += [
    .library(name: "JumpGateGTK", targets: ["JumpGateGTK"]),
    .executable(name: "jumpgate", targets: ["JumpGateCLI"]),
    .executable(name: "jumpgate-webkit", targets: ["jumpgate-webkit"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "CWebKitGTK", pkgConfig: "webkitgtk-6.0", providers: [.apt(["libwebkitgtk-6.0-dev"])]),
    // The Objective-C runtime of GCC, which the swapping of methods is tested with.
    .systemLibrary(name: "CObjCRuntime", providers: [.apt(["libobjc-12-dev"])]),
    .testTarget(
      name: "JumpGateOpenURLTests",
      dependencies: ["JumpGate", "JumpGateFoundation", "JumpGateOpenURL", "CObjCRuntime"]),
    .systemLibrary(name: "CXTest", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
    .target(
      name: "JumpGateGTK",
      dependencies: [
        "JumpGate", "JumpGateFoundation",
        .target(name: "CWebKitGTK", condition: .when(traits: ["GTK"])),
      ]),
    // What an engine needs to run unattended: a display of its own, a web server on loopback, a
    // hand that presses. For the helper program and the tests; no app links it.
    .target(
      name: "JumpGateStage",
      dependencies: [
        .target(name: "CWebKitGTK", condition: .when(traits: ["GTK"])),
        .target(name: "CXTest", condition: .when(traits: ["GTK"])),
      ]),
    .executableTarget(
      name: "jumpgate-webkit",
      dependencies: [
        "JumpGate", "JumpGateFoundation", "JumpGateGTK", "JumpGateStage",
        .target(name: "CWebKitGTK", condition: .when(traits: ["GTK"])),
      ]),
    .target(name: "JumpGateAudit", dependencies: ["JumpGate", "JumpGateFoundation"]),
    .executableTarget(
      name: "JumpGateCLI", dependencies: ["JumpGate", "JumpGateFoundation", "JumpGateAudit"]),
    .testTarget(
      name: "JumpGateCLITests", dependencies: ["JumpGate", "JumpGateFoundation", "JumpGateCLI"]),
    .testTarget(
      name: "JumpGateAuditTests", dependencies: ["JumpGate", "JumpGateFoundation", "JumpGateAudit"]),
    // The network as the engine's tests see it: one proxy that answers for every host.
    .target(
      name: "JumpGateWitness",
      dependencies: [
        "JumpGateCorpus", "JumpGateStage",
        .target(name: "CWebKitGTK", condition: .when(traits: ["GTK"])),
      ], path: "Tests/Attacks/Witness"),
    // What the tests need of their process: the main actor on one thread, the bytes in use.
    .target(name: "CTestProcess", path: "Tests/Process"),
    // Runs the pages of Tests/Attacks/Corpus in the real engine, several processes side by side.
    .executableTarget(
      name: "jumpgate-attacks",
      dependencies: [
        "JumpGate", "JumpGateFoundation", "JumpGateCorpus", "JumpGateGTK", "JumpGateStage",
        "JumpGateWitness", "CTestProcess",
        .target(name: "CWebKitGTK", condition: .when(traits: ["GTK"])),
      ], path: "Tests/Attacks/Runner"),
    .testTarget(
      name: "JumpGateGTKTests",
      dependencies: [
        "JumpGate", "JumpGateFoundation", "JumpGateCorpus", "JumpGateGTK", "JumpGateStage",
        "JumpGateWitness", "CTestProcess",
        .target(name: "CWebKitGTK", condition: .when(traits: ["GTK"])),
      ]),
  ]
  for target in package.targets where target.name == "JumpGateOpenURL" {
    target.dependencies.append("CObjCRuntime")
  }
#endif

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
