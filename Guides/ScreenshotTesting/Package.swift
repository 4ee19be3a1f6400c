// swift-tools-version: 6.2
import PackageDescription

/// Three scenes and the tests that compare them with their references. ../ScreenshotTesting.md explains them.
///
///     swift test --package-path Guides/ScreenshotTesting
let package = Package(
  name: "ScreenshotTesting",
  // In another repository: .package(url: "…/touchstone", branch: "main")
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .testTarget(
      name: "SceneTests",
      dependencies: [
        .product(name: "SceneTesting", package: "Touchstone"), .product(name: "UIKit", package: "Touchstone"),
      ],
      exclude: ["Scenes", "Maps"],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
