// swift-tools-version: 6.2
import PackageDescription

/// A program that opens Touchstone's window on its own code. ../YourOwnCode.md explains it.
///
///     swift run --package-path Guides/YourOwnApp
let package = Package(
  name: "YourOwnApp",
  // In another repository: .package(url: "…/touchstone", branch: "main")
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(
      name: "KnobApp",
      dependencies: [
        .product(name: "TouchstoneApp", package: "Touchstone"), .product(name: "UIKit", package: "Touchstone"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
