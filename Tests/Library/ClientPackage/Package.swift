// swift-tools-version: 6.2
import PackageDescription

/// Sources as an iOS developer writes them, compiled by a package that only depends on UIKit: without a default isolation,
/// in both language modes. What compiles here compiles with Apple's SDK.
///
///     swift test --package-path Tests/Library/ClientPackage
let package = Package(
  name: "ClientPackage",
  dependencies: [.package(name: "Touchstone", path: "../../..")],
  targets: [
    .target(
      name: "IOSSources", dependencies: [.product(name: "UIKit", package: "Touchstone")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // A link to the same folder, without what only Swift 5 accepts.
    .target(
      name: "IOSSourcesInSwift6", dependencies: [.product(name: "UIKit", package: "Touchstone")],
      exclude: ["NonisolatedCallers.swift"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "IOSSourcesTests",
      dependencies: [
        "IOSSources", .product(name: "UIKit", package: "Touchstone"),
        .product(name: "TouchTesting", package: "Touchstone"),
      ]),
  ]
)
