import SwiftIfConfig
import SwiftSyntax

/// The build that conditions of `#if` ask about: a debug build for a simulated iPhone, with the modules that are there.
struct Phone: BuildConfiguration {
  /// The modules of UIKit and Swift that sources for iOS ask for, and that are there.
  static let modules: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch", "Swift", "Darwin", "ObjectiveC", "Observation",
    "Synchronization", "_Concurrency", "os", "OSLog", "CoreFoundation", "CoreImage",
  ]
  /// The version of iOS, as `UIDevice` gives it.
  static let system = (18, 0)
  /// The names of the folders around the sources, as modules have them.
  let folders: Set<String>

  /// - Parameter paths: those of the sources.
  init(folders paths: [String]) {
    folders = Set(paths.flatMap { $0.split(separator: "/").dropLast().map { Phone.plain(String($0)) } })
  }

  /// Whether the sources of a module lie in a folder of its name: it and what imports it are one module here.
  func isFolder(_ module: String) -> Bool {
    !Phone.modules.contains(module) && module != "SwiftUI" && folders.contains(Phone.plain(module))
  }

  /// A name as a folder has it: `Dial-Kit` is that of the module `DialKit`.
  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { Phone.modules.contains($0.1) || isFolder($0.1) } ?? false
  }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { true }
  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(arm64)
    name == "arm64"
    #else
    name == "x86_64"
    #endif
  }
  let targetPointerBitWidth = 64, targetAtomicBitWidths = [8, 16, 32, 64, 128], endianness = Endianness.little
  // Own code is compiled as Swift 5.
  let languageVersion = VersionTuple(5, 10)
  var compilerVersion: VersionTuple {
    #if compiler(>=6.4)
    VersionTuple(6, 4)
    #elseif compiler(>=6.3)
    VersionTuple(6, 3)
    #else
    VersionTuple(6, 2)
    #endif
  }
}

extension SourceFile {
  /// The file without `#if` and the branches that the build does not take; all else stays at its place. A condition that cannot
  /// be read, or has no `#endif`, stays as well, and the compiler says so.
  func withBranches(for phone: Phone) -> SourceFile {
    let regions = tree.configuredRegions(in: phone)
    let errors = regions.diagnostics.filter { $0.diagMessage.severity == .error }.map(\.position.utf8Offset)
    for node in tree.all(IfConfigDeclSyntax.self) where node.poundEndif.presence == .present {
      guard !errors.contains(where: node.span.contains) else { continue }
      if let kept = regions.activeClause(for: node)?.elements, !kept.span.isEmpty {
        // The parts that are kept keep their columns.
        replace(node.span.lowerBound..<kept.position.utf8Offset, by: "")
        replace(kept.endPosition.utf8Offset..<node.span.upperBound, by: "")
      } else {
        replace(node)
      }
    }
    return reread
  }
}
