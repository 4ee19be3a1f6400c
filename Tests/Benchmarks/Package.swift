// swift-tools-version: 6.2
import PackageDescription

/// What the pipeline costs. A package of its own, so that nobody who uses the library builds it.
///
///     swift run -c release --package-path Tests/Benchmarks
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(name: "Floor"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Floor", .product(name: "UIKit", package: "Touchstone"), .product(name: "Playground", package: "Touchstone"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
