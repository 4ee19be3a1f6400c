import Foundation
import Testing

/// What `Guides/Architecture.md` says about the targets and the hit test is what Package.swift and the source say.
struct TargetTests {
  private static func text(_ path: String) throws -> String {
    try Documents.text(of: Documents.root.appending(path: path))
  }

  /// The rooms of Sources and their targets as Package.swift lists them: `Room` or `Target: Import, Import`.
  private static func declared() throws -> [String] {
    let rooms = try text("Package.swift").split(separator: /(?m)^let (?=\w+ = room\()/)
    return rooms.flatMap { room -> [String] in
      guard let name = room.firstMatch(of: /"Sources\/(\w+)"/)?.1 else { return [] }
      let targets = room.matches(
        of: /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/)
      return [String(name)]
        + targets.map { target in
          let imports = (target.2 ?? "").replacing(/, package: "[^"]*"/, with: "").matches(of: /"(\w+)"/)
          return row(target.1, imports.map(\.1))
        }
    }
  }

  /// The rows of the guide's table in the same form.
  private static func written() throws -> [String] {
    try text("Guides/Architecture.md")
      .matches(of: /(?m)^\| (?:\*\*(\w+)\*\* \| \| \||`(\w+)` \| [^|]* \| ([^|]*) \|)$/)
      .map { line in
        if let room = line.1 { return String(room) }
        return row(line.2 ?? "", (line.3 ?? "").matches(of: /`(\w+)`/).map(\.1))
      }
  }

  private static func row(_ target: Substring, _ imports: [Substring]) -> String {
    "\(target): \(imports.sorted().joined(separator: ", "))"
  }

  @Test func everyRowHasTheImportsOfPackageSwift() throws {
    let declared = try Self.declared(), written = try Self.written()
    #expect(declared.contains("QuartzCore: UIKit"))
    #expect(declared.contains { $0.hasPrefix("touchstone: ArgumentParser, ") })
    #expect(written == declared)
  }

  @Test func theRoomsAreTheFoldersOfSources() throws {
    let rooms = try Self.text("Guides/Architecture.md").matches(of: /(?m)^\| `Sources\/(\w+)` \|/).map { String($0.1) }
    let folders = try FileManager.default.contentsOfDirectory(atPath: Documents.root.appending(path: "Sources").path)
    #expect(rooms.sorted() == folders.filter { !$0.hasPrefix(".") }.sorted())
    #expect(try Self.written().filter { !$0.contains(":") } == rooms)
  }

  /// The compiler finds an imported module also if only a target that this one names has named it, and
  /// `--explicit-target-dependency-import-check` lets that pass. Package.swift adds the modules of UIKit.
  @Test func everyTargetNamesWhatItImports() throws {
    let packages = ["Algorithms", "ArgumentParser", "Yams"], modules = try Self.targets().map(\.name) + packages
    #expect(modules.count > 90)
    for target in try Self.targets() {
      var named = Set(target.imports + [target.name])
      if named.contains("UIKit") { named.formUnion(["CoreGraphics", "UIKitCore", "UIKitLists"]) }
      #expect(FileManager.default.fileExists(atPath: target.folder.path), "\(target.name)")
      let files = FileManager.default.enumerator(at: target.folder, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        // Sources in string literals are indented.
        for line in try Documents.text(of: file).matches(of: /(?m)^(?:[@\w]+ )*?import (?:class |struct )?(\w+)/) {
          let module = String(line.1)
          #expect(!modules.contains(module) || named.contains(module), "\(file.lastPathComponent) imports \(module)")
        }
      }
    }
  }

  private static func targets() throws -> [(name: String, folder: URL, imports: [String])] {
    try text("Package.swift").split(separator: /(?m)^let (?=\w+ = room\()/).flatMap { room in
      let path = room.firstMatch(of: /"((?:Sources|Tests)\/\w+)"/)?.1 ?? ""
      let folders = Dictionary(uniqueKeysWithValues: room.matches(of: /"(\w+)": "(\w+)"/).map { ($0.1, $0.2) })
      return room.matches(
        of: /\.(?:target|executableTarget|testTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/
      ).map { target in
        let imports = (target.2 ?? "").replacing(/, package: "[^"]*"/, with: "").matches(of: /"(\w+)"/)
        let folder = Documents.root.appending(path: "\(path)/\(folders[target.1] ?? target.1)")
        return (String(target.1), folder, imports.map { String($0.1) })
      }
    }
  }

  /// The targets of Package.swift that programs are made of.
  private static func targetsOfPrograms() throws -> Set<Substring> {
    let targets = try text("Package.swift").matches(
      of: /\.(target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/)
    var found = Set(targets.filter { $0.1 == "executableTarget" }.map(\.2)), count = 0
    while found.count > count {
      count = found.count
      for target in targets where found.contains(target.2) {
        found.formUnion((target.3 ?? "").matches(of: /"(\w+)"/).map(\.1))
      }
    }
    return found
  }

  /// `swift build` has no library of tests: a program that needs one cannot be built.
  @Test func noProgramNeedsTheLibraryOfTests() throws {
    let found = try Self.targetsOfPrograms()
    #expect(found.isSuperset(of: ["Benchmarks", "Fuzz", "UIKitCore", "WindowHarness"]))
    for name in found {
      let sources = Documents.root.appending(path: "Tests/Support/\(name)")
      for file in (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? [] {
        let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
        #expect(!text.contains(/(?m)^import Testing$/), "\(name)/\(file)")
      }
    }
  }

  @Test func theHitTestIsPrintedAsItIs() throws {
    let source = try Self.text("Sources/Library/UIKitCore/Pipeline/HitTesting/UIView+HitTesting.swift")
    let printed = try #require(try Self.text("Guides/Architecture.md").firstMatch(of: /```swift\n([\s\S]*?)```/)?.1)
    #expect(String(printed) == source)
  }
}
