// swift-tools-version: 6.2
import PackageDescription

/// UIKit lives on the main actor; with this default its sources read without one `@MainActor`.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// All that a target which starts at the top of the repository must leave alone. It starts there to carry
/// `resources` that lie there.
func everything(but target: String, _ resources: String) -> [String] {
  let sources = [
    "CSDL2", "UIKit", "UIKitHeaders", "_Testing_UIKit", "Scenes", "Canvas", "Playground", "SceneTesting", "touchstone",
  ].filter { $0 != target }
  let others = ["Assets", "Guides", "samples", "Scripts", "Tests", "LICENSE", "README.md"].filter { $0 != resources }
  return sources.map { "Sources/\($0)" } + others
}

let package = Package(
  name: "Touchstone",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "Playground", targets: ["Playground"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .executable(name: "touchstone", targets: ["touchstone"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev", "libpng-dev"])]),
    .target(name: "UIKitHeaders"),
    .target(name: "UIKit", dependencies: ["UIKitHeaders"], swiftSettings: onMainActor),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "Scenes", dependencies: ["UIKit", "Yams"],
      path: ".", exclude: everything(but: "Scenes", "samples"), sources: ["Sources/Scenes"],
      resources: [.copy("samples")], swiftSettings: onMainActor),
    .target(
      name: "Canvas", dependencies: ["CSDL2"],
      path: ".", exclude: everything(but: "Canvas", "Assets"), sources: ["Sources/Canvas"],
      resources: [.copy("Assets")]),
    .target(name: "Playground", dependencies: ["UIKit", "Scenes", "Canvas"], swiftSettings: onMainActor),
    .target(
      name: "SceneTesting", dependencies: ["Canvas", "Playground", "Scenes", "UIKit", "_Testing_UIKit"],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "touchstone",
      dependencies: [
        "Playground", "CSDL2", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: onMainActor),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"], swiftSettings: onMainActor),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes"], swiftSettings: onMainActor),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas"]),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["Playground", "SceneTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "SnapshotTests", dependencies: ["Canvas", "Playground", "SceneTesting", "touchstone"],
      swiftSettings: onMainActor),
    .testTarget(name: "WindowTests", dependencies: ["CSDL2", "Canvas", "Playground", "touchstone"]),
  ]
)
