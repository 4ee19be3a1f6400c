// swift-tools-version: 6.2
import PackageDescription

/// All packages that use Touchstone as others do, in one: it is planned and linked once. Sources and tests of the guides are
/// links to their folders; the manifests there are what a stranger copies, and a test reads them.
///
///     swift build --build-tests --package-path Tests/Clients --scratch-path .build
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Touchstone") }

let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// Sources as an iOS developer writes them, by a package that only depends on UIKit: without a default isolation, in both
// language modes. What compiles here compiles with Apple's SDK.
let iOSSources: [Target] = [
  .target(name: "IOSSources", dependencies: [product("UIKit")], swiftSettings: [.swiftLanguageMode(.v5)]),
  // A link to the same folder, without what only Swift 5 accepts.
  .target(
    name: "IOSSourcesInSwift6", dependencies: [product("UIKit")], exclude: ["NonisolatedCallers.swift"],
    swiftSettings: [.swiftLanguageMode(.v6)]),
  .testTarget(name: "IOSSourcesTests", dependencies: ["IOSSources", product("UIKit"), product("TouchTesting")]),
  // `TouchTesting` links no SDL.
  .executableTarget(name: "TouchTestingProgram", dependencies: ["IOSSources", product("TouchTesting")]),
]

// Guides/ScreenshotTesting.md, Guides/TestingYourViews.md and Guides/YourOwnCode.md.
let guides: [Target] = [
  .testTarget(
    name: "SceneTests", dependencies: [product("SceneTesting"), product("UIKit")], exclude: ["Scenes", "Maps"],
    swiftSettings: onMainActor),
  .target(name: "Knob", dependencies: [product("UIKit")], swiftSettings: onMainActor),
  .testTarget(
    name: "KnobTests", dependencies: ["Knob", product("TouchTesting"), product("TouchTestingPictures")],
    exclude: ["References"], swiftSettings: onMainActor),
  .executableTarget(
    name: "KnobApp", dependencies: [product("TouchstoneApp"), product("UIKit")], swiftSettings: onMainActor),
]

let package = Package(
  name: "Clients",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: iOSSources + guides
)
