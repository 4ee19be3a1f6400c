// swift-tools-version: 6.2
import PackageDescription

/// A control, and tests that touch it. ../TestingYourViews.md explains them.
///
///     swift test --package-path Guides/TestingYourViews
let package = Package(
  name: "TestingYourViews",
  // In another repository: .package(url: "…/touchstone", branch: "main")
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(
      name: "Knob", dependencies: [.product(name: "UIKit", package: "Touchstone")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "KnobTests",
      dependencies: [
        "Knob", .product(name: "TouchTesting", package: "Touchstone"),
        .product(name: "TouchTestingPictures", package: "Touchstone"),
      ],
      exclude: ["References"], swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
