// swift-tools-version: 6.2
import PackageDescription

/// UIKit lives on the main actor; with this default only its public types say so, as `@preconcurrency @MainActor`: other
/// packages do not see the default.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// The targets of one folder of `Sources` or `Tests`, each in a folder of its own name or of `folders`.
func room(_ path: String, folders: [String: String] = [:], _ targets: [Target]) -> [Target] {
  for target in targets { target.path = "\(path)/\(folders[target.name] ?? target.name)" }
  return targets
}

extension Target {
  /// The targets of this package that it names.
  var names: [String] {
    dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  }
}

// Each target may import the ones that it names, and no others: `Guides/Architecture.md` says what each is, and
// `Scripts/test` checks it.

// Library: what a Swift package imports.
let library = room(
  "Sources/Library",
  [
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
    .target(name: "LayoutSolver"),
    .target(name: "UIKitHeaders"),
    .target(name: "TouchRules", dependencies: ["CoreGraphics"]),
    .target(
      name: "UIKitCore", dependencies: ["CoreGraphics", "LayoutSolver", "TouchRules"], swiftSettings: onMainActor),
    .target(name: "UIKitLists", dependencies: ["UIKitCore"], swiftSettings: onMainActor),
    .target(
      name: "UIKit", dependencies: ["UIKitCore", "UIKitHeaders", "UIKitLists"], swiftSettings: onMainActor),
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit"),
    // One file that a person copies into an app for iOS: the language mode is that of most apps.
    .target(name: "TouchRecorder", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ])

// Scenes: a scene, played and explained.
let scenes = room(
  "Sources/Scenes",
  [
    .target(name: "Scenes", dependencies: ["BundledFiles", "Files", "Yams"]),
    .target(name: "LiveScenes", dependencies: ["Scenes", "UIKit"], swiftSettings: onMainActor),
    .target(name: "TouchInput", dependencies: ["Scenes", "UIKit"]),
    .target(
      name: "TouchTrace",
      dependencies: [
        "ElementMaps", "Files", "LiveScenes", "Scenes", "UIKit",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ]),
    .target(
      name: "Narration",
      dependencies: [
        "Scenes", "TouchTrace", "UIKit", .product(name: "Algorithms", package: "swift-algorithms"),
      ]),
  ])

// Drawing: pixels, and files of pictures.
let drawing = room(
  "Sources/Drawing",
  [
    .target(
      name: "Canvas",
      dependencies: [
        "BundledFiles", "CSDL2", "ElementMaps", "Files", "PNGFiles",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ]),
    .target(name: "ElementMaps"),
    .target(name: "PNGFiles", dependencies: ["CPNG", "ElementMaps", "Files"]),
    .target(name: "GIFFiles", dependencies: ["CGIF"]),
    .target(name: "VectorPictures", dependencies: ["CHarfBuzz", "CZlib", "Canvas", "Files"]),
    // Draws what a person's own views draw.
    .target(name: "ViewPictures", dependencies: ["Canvas", "CoreGraphics"]),
  ])

// Window: what a person sees.
let window = room(
  "Sources/Window",
  [
    // A class answers with its phones.
    .target(name: "ClassServer", dependencies: ["Files"]),
    .target(
      name: "ScenePicture",
      dependencies: [
        "Canvas", "CoreGraphics", "Narration", "Scenes", "TouchInput", "TouchTrace", "UIKit", "ViewPictures",
      ]),
    .target(
      name: "PanelModels",
      dependencies: [
        "Narration", "ScenePicture", "Scenes", "TouchInput", "TouchTrace", "UIKit",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ]),
    .target(
      name: "Panels",
      dependencies: [
        "Canvas", "Narration", "PanelModels", "ScenePicture", "Scenes", "TouchInput", "TouchTrace", "UIKit",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ]),
    .target(
      name: "Playground",
      dependencies: [
        "Canvas", "ClassServer", "Files", "Narration", "OwnCode", "PanelModels", "Panels", "ScenePicture", "Scenes",
        "TouchInput", "TouchTrace", "UIKit", .product(name: "Algorithms", package: "swift-algorithms"),
      ],
      swiftSettings: onMainActor),
    .target(
      name: "ProgramWindow",
      dependencies: [
        "BundledFiles", "Canvas", "ClassServer", "Console", "CQRCode", "CSDL2", "CX11", "Files", "HandOuts", "OwnCode",
        "PanelModels", "Playground", "PNGFiles", "TouchInput", "TouchTrace",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "TouchstoneApp",
      dependencies: [
        "Canvas", "Console", "LiveScenes", "Playground", "ProgramWindow", "Scenes", "TouchTrace", "UIKit",
      ],
      swiftSettings: onMainActor),
  ])

// Testing: tests of scenes and views.
let testing = room(
  "Sources/Testing",
  [
    .target(
      name: "Snapshots",
      dependencies: [
        "BundledFiles", "Canvas", "ElementMaps", "Files", "LiveScenes", "Narration", "Playground", "ScenePicture",
        "Scenes", "TouchTrace", .product(name: "Algorithms", package: "swift-algorithms"),
      ]),
    .target(
      name: "SceneTesting",
      dependencies: [
        "Canvas", "Files", "ScenePicture", "Snapshots", "_Testing_UIKit", "TouchTesting", "TouchTrace", "UIKit",
      ],
      swiftSettings: onMainActor),
    // Links neither SDL nor a font.
    .target(
      name: "TouchTesting",
      dependencies: [
        "ElementMaps", "Files", "Narration", "PNGFiles", "Scenes", "_Testing_UIKit", "TouchTrace", "UIKit",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ],
      swiftSettings: onMainActor),
    .target(
      name: "TouchTestingPictures",
      dependencies: ["Canvas", "ElementMaps", "SceneTesting", "TouchTesting", "UIKit", "ViewPictures"],
      swiftSettings: onMainActor),
  ])

// OwnCode: a person's own sources, compiled into a program with a process of its own.
let ownCode = room(
  "Sources/OwnCode",
  [
    // What the pre-pass is asked and answers, and old names. Its program, PrePassProgram, is compiled where own code is.
    .target(name: "PrePass"),
    .target(
      name: "OwnCode",
      dependencies: [
        "AppFiles", "BundledFiles", "CSandbox", "CZlib", "CodeMessages", "ElementMaps", "Files", "LiveScenes",
        "PrePass", "Scenes", "TouchTrace",
      ]),
    .target(
      name: "CodeHost",
      dependencies: [
        "AppFiles", "CodeClasses", "CodeMessages", "CSandbox", "CVirtualTime", "Scenes", "TouchTrace", "UIKit",
      ],
      swiftSettings: onMainActor),
    .target(name: "CodeMessages", dependencies: ["CoreGraphics", "Files", "Scenes", "TouchTrace"]),
    .target(name: "CodeClasses", dependencies: ["CSandbox", "UIKit"]),
    .target(name: "AppFiles", dependencies: ["CoreGraphics", "Files", "PNGFiles", "UIKit"]),
    .target(name: "CSandbox"),
    .target(name: "CVirtualTime"),
  ])

// Program: the command line.
let program = room(
  "Sources/Program",
  [
    .executableTarget(
      name: "touchstone",
      dependencies: [
        "BundledFiles", "Canvas", "Console", "CSDL2", "ElementMaps", "Files", "GIFFiles", "HandOuts", "Narration",
        "OwnCode", "Playground", "ProgramWindow", "ScenePicture", "Scenes", "Snapshots", "TouchTrace", "VectorPictures",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: onMainActor),
    .target(name: "Console", dependencies: ["Files", "ScenePicture", "Scenes"], swiftSettings: onMainActor),
    .target(
      name: "HandOuts",
      dependencies: [
        "BundledFiles", "Canvas", "ClassServer", "Files", "Narration", "Panels", "ScenePicture", "Scenes", "TouchTrace",
        "VectorPictures",
      ],
      swiftSettings: onMainActor),
  ])

// System: files and system libraries.
let system = room(
  "Sources/System",
  [
    .target(name: "Files"),
    .target(
      name: "BundledFiles",
      resources: [
        .copy("../../../Assets"), .copy("../../../samples"), .copy("../../OwnCode/PrePass"),
        .copy("../../OwnCode/PrePassProgram"), .copy("../../Library/TouchRecorder/TouchRecorder.swift"),
        .copy("Report"), .copy("HandOut"),
      ]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CX11", providers: [.apt(["libx11-dev"])]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16")]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CQRCode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  ])

let libraryTests = room(
  "Tests/Library",
  [
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver", "SeededRandom"], resources: [.copy("Fixtures")]),
    .testTarget(name: "TouchRulesTests", dependencies: ["Statements", "TouchRules"]),
    .testTarget(
      name: "UIKitTests", dependencies: ["Statements", "_Testing_UIKit", "UIKit", "UIKitCore", "UIKitLists"],
      swiftSettings: onMainActor),
    // Imports UIKit plainly, as a user does.
    .testTarget(
      name: "PublicAPITests", dependencies: ["QuartzCore", "_Testing_UIKit", "UIKit"], swiftSettings: onMainActor),
  ])

let sceneTests = room(
  "Tests/Scenes",
  [
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "LiveScenes", "Scenes", "SeededRandom", "TestSupport", "UIKit", "UIKitCore", "UIKitLists", "Yams",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchInputTests", dependencies: ["PanelModels", "Panels", "Scenes", "_Testing_UIKit", "TouchInput"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchTraceTests",
      dependencies: [
        "CoreGraphics", "ElementMaps", "LiveScenes", "Narration", "PanelModels", "Panels", "Scenes", "SeededRandom",
        "_Testing_UIKit", "TestSupport", "TouchRecorder", "TouchTrace", "UIKit", "UIKitCore",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "NarrationTests", dependencies: ["Narration", "Scenes", "TestSupport", "TouchTrace", "UIKitCore"],
      exclude: ["References"],
      swiftSettings: onMainActor),
  ])

let drawingTests = room(
  "Tests/Drawing",
  [
    .testTarget(
      name: "CanvasTests",
      dependencies: [
        "BundledFiles", "Canvas", "ElementMaps", "PNGFiles", "SeededRandom",
        .product(name: "Algorithms", package: "swift-algorithms"),
      ]),
    .testTarget(
      name: "GIFFilesTests",
      dependencies: ["Canvas", "CGIF", "GIFFiles", "Playground", "ScenePicture", "TestSupport", "touchstone"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "VectorPictureTests",
      dependencies: ["Canvas", "Files", "Playground", "PNGFiles", "ScenePicture", "TestSupport", "VectorPictures"],
      swiftSettings: onMainActor),
    .testTarget(name: "ViewPicturesTests", dependencies: ["Canvas", "CoreGraphics", "ViewPictures"]),
  ])

let windowTests = room(
  "Tests/Window",
  [
    .testTarget(name: "ClassServerTests", dependencies: ["ClassServer", "PhoneHarness", "TestSupport"]),
    .testTarget(
      name: "ScenePictureTests",
      dependencies: [
        "Canvas", "CoreGraphics", "Narration", "OwnCode", "Panels", "Playground", "ScenePicture", "Scenes",
        "SeededRandom", "StageSupport", "TestSupport", "TouchInput", "TouchTrace", "UIKit", "UIKitCore",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PanelsTests",
      dependencies: [
        "Canvas", "CoreGraphics", "ElementMaps", "Narration", "PanelModels", "Panels", "ScenePicture", "Scenes",
        "SceneTesting", "StageSupport", "TestSupport", "TouchInput", "TouchTrace", "UIKitCore", "UIKitLists",
      ],
      exclude: ["References"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Canvas", "ClassServer", "ElementMaps", "LiveScenes", "Narration", "PanelModels", "Panels", "Playground",
        "ScenePicture", "Scenes", "SeededRandom", "StageSupport", "TestFolders", "TestSupport", "TouchInput",
        "TouchTrace", "UIKit", "UIKitCore",
      ],
      exclude: ["Upgrade/Version01"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ProgramWindowTests", dependencies: ["CSDL2", "Playground", "ProgramWindow", "TouchInput", "WindowHarness"]),
    // Only tests that need a window: its time is real, so they take minutes.
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "Canvas", "CX11", "Panels", "PhoneHarness", "Playground", "ScenePicture", "Scenes", "StageSupport",
        "TestSupport", "TouchInput", "touchstone", "UIKit", "UIKitCore", "WindowHarness",
      ],
      exclude: ["Harness/drag-client.py"]),
  ])

let testingTests = room(
  "Tests/Testing",
  [
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "BrowserHarness", "BundledFiles", "Canvas", "ClassServer", "Console", "ElementMaps", "Files", "LiveScenes",
        "OwnCode", "PanelModels", "Panels", "Playground", "PNGFiles", "ProgramWindow", "ScenePicture", "Scenes",
        "SceneTesting", "SeededRandom", "Snapshots", "TestFolders", "TestSupport", "touchstone", "TouchTesting",
        "TouchTrace", "UIKit", "UIKitCore", .product(name: "Algorithms", package: "swift-algorithms"),
      ],
      swiftSettings: onMainActor),
    // Imports TouchTesting plainly, as a user does.
    .testTarget(
      name: "TouchTestingTests", dependencies: ["TouchTesting", "UIKit"], exclude: ["References"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TouchTestingPicturesTests", dependencies: ["TouchTestingPictures", "UIKit"],
      exclude: ["References"],
      swiftSettings: onMainActor),
  ])

let ownCodeTests = room(
  "Tests/OwnCode",
  [
    .testTarget(
      name: "PrePassTests", dependencies: ["OwnCode", "PrePass", "TestFolders", "TestSupport", "UIKit"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "AppFilesTests",
      dependencies: ["AppFiles", "CoreGraphics", "PNGFiles", "_Testing_UIKit", "UIKit"]),
    .testTarget(
      name: "OwnCodeTests",
      dependencies: [
        "Canvas", "CodeMessages", "CoreGraphics", "Files", "HandOuts", "Narration", "OwnCode", "PanelModels", "Panels",
        "Playground", "PNGFiles", "PrePass", "ProgramWindow", "ScenePicture", "Scenes", "TestFolders", "TestSupport",
        "TouchInput", "TouchTesting", "TouchTrace", "UIKit",
      ],
      exclude: ["Cases"],
      swiftSettings: onMainActor),
    // Programs of somebody who means harm.
    .testTarget(
      name: "AttackTests",
      dependencies: [
        "Canvas", "CodeMessages", "CoreGraphics", "Narration", "OwnCode", "Playground", "PrePass", "Scenes",
        "TestFolders", "TestSupport", "touchstone", "TouchTrace", "VectorPictures",
      ],
      swiftSettings: onMainActor),
  ])

let programTests = room(
  "Tests/Program",
  [
    .testTarget(
      name: "HandOutTests",
      dependencies: [
        "BrowserHarness", "Canvas", "ClassServer", "Files", "HandOuts", "Narration", "PhoneHarness", "Playground",
        "ScenePicture", "Scenes", "SeededRandom", "TestSupport", "touchstone", "TouchTrace", "VectorPictures",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["BundledFiles", "Canvas", "Scenes", "TestFolders", "TestSupport", "touchstone", "WindowHarness"]),
    .testTarget(
      name: "GuideTests", dependencies: ["LiveScenes", "Scenes", "TestFolders", "TestSupport", "TouchTrace"],
      swiftSettings: onMainActor),
  ])

let systemTests = room("Tests/System", [.testTarget(name: "FilesTests", dependencies: ["Files"])])

// Support: what tests share.
let testSupport = room(
  "Tests/Support",
  [
    // The statements of the specification that a test checks.
    .target(name: "Statements", swiftSettings: onMainActor),
    .target(
      name: "TestSupport", dependencies: ["LiveScenes", "Scenes", "TouchRecorder", "TouchTrace", "UIKit"],
      swiftSettings: onMainActor),
    // Folders that tests share, and disks that are full. Programs use it, too: it does not import Testing.
    .target(name: "TestFolders"),
    // The stage of a scene, and the inputs of a person who follows it.
    .target(
      name: "StageSupport",
      dependencies: ["Canvas", "ScenePicture", "Scenes", "TouchInput", "TouchTrace", "UIKit"],
      swiftSettings: onMainActor),
    // A browser without a display.
    .target(name: "BrowserHarness"),
    // Phones that are scripts, and clients that mean harm.
    .target(name: "PhoneHarness"),
    // A window on a display of its own, with a mouse and a keyboard.
    .target(name: "WindowHarness", dependencies: ["Canvas", "SeededRandom", "TestFolders"]),
    // Random numbers that depend only on a seed.
    .target(name: "SeededRandom"),
  ])

// Benchmarks: not in a product, so nobody who uses the library builds it. Scripts/benchmark
let benchmarks = room(
  "Tests/Benchmarks",
  [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Canvas", "ElementMaps", "LiveScenes", "OwnCode", "Panels", "PhoneHarness", "Playground", "ScenePicture",
        "Scenes", "TouchInput", "TouchRecorder", "TouchTrace", "UIKit", "WindowHarness",
      ], exclude: ["ratios.json"], swiftSettings: onMainActor),
    .testTarget(name: "BenchmarkTests", dependencies: ["Benchmarks"], swiftSettings: onMainActor),
  ])

// Fuzz: not in a product either. swift run -c release Fuzz pipeline
let fuzz = room(
  "Tests/Fuzz",
  folders: [
    "FuzzSupport": "Support", "PipelineFuzz": "Pipeline", "CommandFuzz": "Commands", "InputFuzz": "Inputs",
    "ScreenFuzz": "Screens", "WindowFuzz": "Window", "Fuzz": "Program",
  ],
  [
    .target(name: "FuzzSupport", dependencies: ["SeededRandom"]),
    .target(
      name: "PipelineFuzz", dependencies: ["FuzzSupport", "SeededRandom", "UIKit"],
      swiftSettings: onMainActor),
    .target(name: "CommandFuzz", dependencies: ["FuzzSupport", "SeededRandom"]),
    .target(
      name: "InputFuzz",
      dependencies: [
        "AppFiles", "BundledFiles", "Canvas", "ClassServer", "CodeMessages", "CZlib", "ElementMaps", "FuzzSupport",
        "LiveScenes", "OwnCode", "Playground", "Scenes", "SeededRandom", "Snapshots", "TouchTrace", "UIKit",
      ]),
    .target(
      name: "ScreenFuzz", dependencies: ["FuzzSupport", "SeededRandom", "UIKit"], swiftSettings: onMainActor),
    .target(name: "WindowFuzz", dependencies: ["Canvas", "PhoneHarness", "SeededRandom", "WindowHarness"]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CommandFuzz", "FuzzSupport", "InputFuzz", "PipelineFuzz", "ScreenFuzz", "WindowFuzz",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: onMainActor),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "ClassServer", "CodeMessages", "CommandFuzz", "Fuzz", "FuzzSupport", "InputFuzz", "PipelineFuzz", "ScreenFuzz",
        "SeededRandom", "touchstone", "UIKit",
      ],
      swiftSettings: onMainActor),
  ])

let package = Package(
  name: "Touchstone",
  products: [
    .library(
      name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "UIKitCore", "UIKitLists"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .library(name: "TouchTestingPictures", targets: ["TouchTestingPictures"]),
    .library(name: "TouchRecorder", targets: ["TouchRecorder"]),
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
    library, scenes, drawing, window, testing, ownCode, program, system,
    libraryTests, sceneTests, drawingTests, windowTests, testingTests, ownCodeTests, programTests, systemTests,
    testSupport,
  ].flatMap { $0 }
)

// Scripts/test sets this variable: a push does without the benchmarks and the fuzzers, which Scripts/test --release builds and tests.
if Context.environment["TOUCHSTONE_PUSH"] == nil { package.targets += benchmarks + fuzz }

// A target is compiled again when the module file of a target that it names changes. UIKit's file stays as it is when a class of
// UIKitCore gets a property; what names only UIKit would keep the size that the class had before, and crash.
for target in package.targets where target.names.contains("UIKit") {
  target.dependencies += Set(["CoreGraphics", "UIKitCore", "UIKitLists"]).subtracting(target.names).sorted()
    .map { .byName(name: $0) }
}

// `Scripts/test --fast NarrationTests` sets this variable: the package is that target and what it needs.
if let tests = Context.environment["TOUCHSTONE_TESTS"] {
  var needed: Set = [tests], count = 0
  while count < needed.count {
    count = needed.count
    for target in package.targets where needed.contains(target.name) {
      needed.formUnion(target.names)
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}

// Scripts that cannot wait set this variable and `-Onone`: only the modules that it names are optimized, the others are compiled in a
// quarter of the time, the libraries of others too. The driver obeys the last of -O and -Onone, so -O goes past it. Each other release
// optimizes all.
if let names = Context.environment["TOUCHSTONE_OPTIMIZED"] {
  let optimized = Set(names.split(separator: " ").map(String.init))
  for target in package.targets where optimized.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-O"])]
  }
}
