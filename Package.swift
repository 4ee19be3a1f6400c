// swift-tools-version: 6.2
import PackageDescription

/// UIKit lives on the main actor; with this default only its public types say so, as `@preconcurrency @MainActor`: other
/// packages do not see the default.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// Each target may import the ones above it that it names, and no others: `Guides/Architecture.md` says what each is.
let package = Package(
  name: "Touchstone",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .library(name: "TouchTestingPictures", targets: ["TouchTestingPictures"]),
    .library(name: "TouchstoneApp", targets: ["TouchstoneApp"]),
    // What a program of a person's own code links; `touchstone open MyView.swift` makes such programs.
    .library(name: "TouchstoneHost", type: .dynamic, targets: ["CodeClasses", "CodeHost", "QuartzCore"]),
    .executable(name: "touchstone", targets: ["touchstone"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // The touch pipeline: a library of its own.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
    .target(name: "UIKitHeaders"),
    .target(name: "LayoutSolver"),
    .target(name: "CMethodTables"),
    .target(
      name: "UIKit", dependencies: ["CMethodTables", "CoreGraphics", "LayoutSolver", "UIKitHeaders"],
      swiftSettings: onMainActor),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "UIKit"]),
    .target(name: "_Testing_UIKit"),

    // Drawing and files.
    // Loads SDL2 and SDL2_ttf when they are needed; Debian: libsdl2-dev, libsdl2-ttf-dev.
    .target(name: "CSDL2"),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CX11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
    .target(name: "CChecksum"),
    .target(name: "Files", dependencies: ["CChecksum"]),
    .target(
      name: "BundledFiles",
      resources: [.copy("../../Assets"), .copy("../../samples"), .copy("Report"), .copy("HandOut")]),
    .target(name: "ElementMaps"),
    .target(name: "PNGFiles", dependencies: ["CPNG", "ElementMaps", "Files"]),
    .target(name: "GIFFiles", dependencies: ["CGIF"]),
    .target(
      name: "Canvas",
      dependencies: [
        "BundledFiles", "CSDL2", "ElementMaps", "Files", "PNGFiles",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ]),

    // Draws what a person's own views draw.
    .target(name: "ViewPictures", dependencies: ["Canvas", "CoreGraphics"]),

    .target(name: "VectorPictures", dependencies: ["CHarfBuzz", "CZlib", "Canvas"]),

    // Scenes, and what happens when one is touched.
    .target(name: "Scenes", dependencies: ["BundledFiles", "Files", "Yams"]),
    .target(name: "LiveScenes", dependencies: ["Scenes", "UIKit"], swiftSettings: onMainActor),
    .target(
      name: "TouchTrace",
      dependencies: [
        "CoreGraphics", "ElementMaps", "Files", "LiveScenes", "Scenes", "UIKit",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ]),

    // Sources of a person, written for iOS, made into a program with a process of its own.
    .target(name: "PrePass"),
    .target(name: "CSandbox"),
    .target(name: "CVirtualTime"),
    .target(name: "CodeEntry"),
    .target(name: "CodeClasses", dependencies: ["CodeEntry"]),
    .target(name: "CodeMessages", dependencies: ["CoreGraphics", "Scenes", "TouchTrace"]),
    .target(name: "AppFiles", dependencies: ["CoreGraphics", "PNGFiles", "UIKit"]),
    .target(
      name: "CodeHost",
      dependencies: [
        "AppFiles", "CSandbox", "CVirtualTime", "CodeClasses", "CodeMessages", "LiveScenes", "TouchTrace", "UIKit",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "OwnCode",
      dependencies: [
        "AppFiles", "BundledFiles", "CSandbox", "CZlib", "CodeMessages", "ElementMaps", "Files", "LiveScenes",
        "PrePass", "Scenes", "TouchTrace",
      ]),

    // What a person sees and does.
    .target(name: "TouchInput", dependencies: ["Scenes", "UIKit"]),
    .target(name: "Narration", dependencies: ["Scenes", "TouchTrace", "UIKit"]),
    .target(
      name: "ScenePicture",
      dependencies: [
        "Canvas", "CoreGraphics", "Narration", "Scenes", "TouchInput", "TouchTrace", "UIKit", "ViewPictures",
      ]),
    .target(
      name: "Panels",
      dependencies: [
        "Canvas", "Narration", "ScenePicture", "Scenes", "TouchInput", "TouchTrace", "UIKit",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ]),
    .target(
      name: "Playground",
      dependencies: ["Canvas", "Files", "Narration", "Panels", "ScenePicture", "Scenes", "TouchInput", "TouchTrace"],
      swiftSettings: onMainActor),

    // Pages, screenshot tests, and the program.
    .target(
      name: "HandOuts",
      dependencies: [
        "BundledFiles", "Canvas", "Narration", "Panels", "ScenePicture", "Scenes", "TouchTrace", "VectorPictures",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "Snapshots",
      dependencies: [
        "BundledFiles", "Canvas", "ElementMaps", "Files", "LiveScenes", "Narration", "Playground", "ScenePicture",
        "Scenes", "TouchTrace", .product(name: "Algorithms", package: "swift-algorithms"),
      ]),
    .target(name: "TestReports"),
    .target(
      name: "SceneTesting",
      dependencies: ["Canvas", "Files", "Snapshots", "TestReports", "TouchTrace", "UIKit", "_Testing_UIKit"],
      swiftSettings: onMainActor),
    // Links neither SDL nor a font.
    .target(
      name: "TouchTesting",
      dependencies: [
        "ElementMaps", "Files", "LiveScenes", "Narration", "PNGFiles", "Scenes", "TestReports", "TouchTrace", "UIKit",
        "_Testing_UIKit",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ],
      swiftSettings: onMainActor),
    .target(
      name: "TouchTestingPictures",
      dependencies: ["Canvas", "SceneTesting", "TestReports", "TouchTesting", "UIKit", "ViewPictures"],
      swiftSettings: onMainActor),
    // The program's window.
    .target(name: "Console", dependencies: ["Files", "ScenePicture", "Scenes"], swiftSettings: onMainActor),
    .target(
      name: "ProgramWindow",
      dependencies: [
        "BundledFiles", "Canvas", "Console", "CSDL2", "CX11", "Files", "HandOuts", "OwnCode", "PNGFiles", "Playground",
        "ScenePicture", "Scenes", "TouchInput", "TouchTrace",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "TouchstoneApp",
      dependencies: [
        "Canvas", "Console", "LiveScenes", "Playground", "ProgramWindow", "Scenes", "TouchTrace", "UIKit",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "touchstone",
      dependencies: [
        "Console", "GIFFiles", "HandOuts", "OwnCode", "PNGFiles", "Playground", "ProgramWindow", "Snapshots", "CSDL2",
        "VectorPictures",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: onMainActor),

    .target(
      name: "TestSupport", dependencies: ["LiveScenes", "ScenePicture", "Scenes", "TouchInput", "TouchTrace"],
      path: "Tests/TestSupport",
      swiftSettings: onMainActor),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver"], resources: [.copy("Fixtures")]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"], swiftSettings: onMainActor),
    // Imports UIKit plainly, as a user does.
    .testTarget(
      name: "PublicAPITests", dependencies: ["QuartzCore", "UIKit", "_Testing_UIKit"], swiftSettings: onMainActor),
    .testTarget(
      name: "CanvasTests",
      dependencies: ["Canvas", "ElementMaps", "Files", .product(name: "Algorithms", package: "swift-algorithms")]),
    .testTarget(
      name: "GIFFilesTests", dependencies: ["CGIF", "Canvas", "GIFFiles", "Playground", "TestSupport", "touchstone"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "VectorPictureTests", dependencies: ["PNGFiles", "Playground", "VectorPictures"], swiftSettings: onMainActor
    ),
    .testTarget(
      name: "ScenesTests", dependencies: ["Files", "LiveScenes", "Scenes", "TestSupport"], swiftSettings: onMainActor),
    .testTarget(
      name: "TouchTraceTests", dependencies: ["Panels", "TestSupport", "TouchTrace", "_Testing_UIKit"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchInputTests", dependencies: ["Panels", "TouchInput", "_Testing_UIKit"], swiftSettings: onMainActor),
    .testTarget(
      name: "NarrationTests", dependencies: ["Narration", "Playground", "TestSupport"], swiftSettings: onMainActor),
    .testTarget(
      name: "OwnCodeTests",
      dependencies: [
        "CodeMessages", "CoreGraphics", "HandOuts", "Narration", "OwnCode", "PNGFiles", "Panels", "Playground",
        "TestSupport", "TouchTesting", "TouchTrace",
      ],
      swiftSettings: onMainActor),
    .testTarget(name: "ViewPicturesTests", dependencies: ["Canvas", "CoreGraphics", "ViewPictures"]),
    .testTarget(
      name: "AppFilesTests",
      dependencies: ["AppFiles", "CoreGraphics", "PNGFiles", "TestSupport", "UIKit", "_Testing_UIKit"]),
    .testTarget(name: "PrePassTests", dependencies: ["PrePass", "UIKit"]),
    // Imports TouchTesting plainly, as a user does.
    .testTarget(
      name: "TouchTestingTests", dependencies: ["TouchTesting", "UIKit"], exclude: ["References"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchTestingPicturesTests", dependencies: ["TestReports", "TouchTestingPictures", "UIKit"],
      exclude: ["References"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ScenePictureTests", dependencies: ["Playground", "ScenePicture", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PanelsTests", dependencies: ["Panels", "Playground", "SceneTesting", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["Playground", "SceneTesting", "TestSupport"],
      exclude: ["Upgrade/Version01"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "HandOutTests",
      dependencies: ["BrowserHarness", "Canvas", "HandOuts", "Playground", "TestSupport", "TouchTrace", "touchstone"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "BrowserHarness", "BundledFiles", "Canvas", "OwnCode", "Playground", "SceneTesting", "touchstone",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ],
      swiftSettings: onMainActor),
    // A browser without a display.
    .target(name: "BrowserHarness", path: "Tests/BrowserHarness"),
    // A window on a display of its own, with a mouse and a keyboard.
    .target(name: "WindowHarness", dependencies: ["Canvas"], path: "Tests/WindowHarness"),
    .testTarget(
      name: "WindowTests",
      dependencies: ["CSDL2", "Canvas", "Playground", "TestSupport", "WindowHarness", "touchstone"],
      exclude: ["Harness/drag-client.py"]),

    .testTarget(name: "GuideTests", dependencies: ["LiveScenes", "Scenes", "TouchTrace"], swiftSettings: onMainActor),

    // Not in a product, so nobody who uses the library builds it: Scripts/benchmark
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Canvas", "ElementMaps", "LiveScenes", "OwnCode", "Panels", "Playground", "Scenes", "TouchInput",
        "TouchTrace", "UIKit",
      ],
      path: "Tests/Benchmarks", exclude: ["ratios.json"], swiftSettings: onMainActor),

    .testTarget(name: "BenchmarkTests", dependencies: ["Benchmarks"], swiftSettings: onMainActor),

    // Not in a product either: swift run -c release Fuzz pipeline
    .target(name: "FuzzSupport", path: "Tests/Fuzz/Support"),
    .target(
      name: "PipelineFuzz", dependencies: ["FuzzSupport", "UIKit"], path: "Tests/Fuzz/Pipeline",
      swiftSettings: onMainActor),
    .target(name: "CommandFuzz", dependencies: ["FuzzSupport"], path: "Tests/Fuzz/Commands"),
    .target(
      name: "InputFuzz",
      dependencies: [
        "BundledFiles", "Canvas", "ElementMaps", "FuzzSupport", "LiveScenes", "Playground", "Scenes", "TouchTrace",
      ],
      path: "Tests/Fuzz/Inputs"),
    .target(name: "WindowFuzz", dependencies: ["WindowHarness"], path: "Tests/Fuzz/Window"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CommandFuzz", "FuzzSupport", "InputFuzz", "PipelineFuzz", "WindowFuzz",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzz/Program", swiftSettings: onMainActor),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["CommandFuzz", "Fuzz", "FuzzSupport", "InputFuzz", "PipelineFuzz", "touchstone"],
      swiftSettings: onMainActor),
  ]
)
