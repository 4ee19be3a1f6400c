import Foundation
import Testing

@testable import OwnCode

/// Which files and folders are watched while code is shown.
@Suite struct CodeFilesTests {
  @Test func aFolderIsWatchedWithAllBelowIt() throws {
    let folder = try CodeFolder([
      "Card.swift": "", "Views/Knob.swift": "", "Assets.xcassets/knob.imageset/Contents.json": "{}",
      ".build/A.swift": "", "AppTests/B.swift": "", "Pods/C.swift": "",
    ])
    let root = folder.folder.path
    // A link to a folder may lead in a circle.
    try FileManager.default.createSymbolicLink(atPath: root + "/Views/again", withDestinationPath: root)
    #expect(
      CodeFiles.folders(of: root).map { $0.replacing(root, with: "") }
        == ["", "/Assets.xcassets", "/Views", "/Assets.xcassets/knob.imageset"])
    #expect(CodeFiles.folders(of: root + "/missing") == [])
  }

  /// Other tools have their files there, too; scenes and plans are not code.
  @Test(arguments: [
    (".swiftlint.yml", "disabled_rules:\n  - line_length\n", true),
    ("project.yml", "name: App\ntargets:\n  App: {}\n", true),
    ("scene.yaml", "name: A\r\nviews:\n  - { name: A }\n", false), ("own.yml", "code: Card.swift\n", false),
  ])
  func aFolderWithoutScenesIsCode(name: String, text: String, isCode: Bool) throws {
    let folder = try CodeFolder(["Card.swift": "", name: text])
    #expect(CodeSources.isCode(folder.folder.path) == isCode)
  }

  @Test func ofAFileItsPicturesAreWatched() throws {
    let folder = try CodeFolder([
      "Card.swift": "", "Views/Knob.swift": "", "Assets.xcassets/knob.imageset/Contents.json": "{}",
    ])
    let root = folder.folder.path
    #expect(
      CodeFiles.folders(of: root + "/Card.swift").map { $0.replacing(root, with: "") }
        == ["", "/Assets.xcassets", "/Assets.xcassets/knob.imageset"])
  }

  @Test(arguments: [
    ("/App/Card.swift", false, true), ("/App/Views", true, true), ("/App/knob@2x.png", false, true),
    ("/App/Assets.xcassets/a.colorset/Contents.json", false, true), ("/App/README.md", false, false),
    ("/App/.Card.swift.swp", false, false), ("/App/Package.swift", false, false), ("/App/build", true, false),
    ("/App", true, true), ("/Other.swift", false, false), ("/Other", true, false),
  ])
  func aChangeBelowAFolderConcernsIt(path: String, isFolder: Bool, isPart: Bool) {
    #expect(CodeFiles.isPart(of: "/App", path, isFolder: isFolder) == isPart)
  }

  @Test(arguments: [
    ("/App/Card.swift", false, true), ("/App/Other.swift", false, false), ("/App/knob.png", false, true),
    ("/App/Assets.xcassets", true, true), ("/App/Assets.xcassets/a.imageset", true, true), ("/App/Views", true, false),
    // A folder that has come in the place of the file.
    ("/App/Card.swift/A.swift", false, true),
  ])
  func aChangeBesideAFileConcernsIt(path: String, isFolder: Bool, isPart: Bool) {
    #expect(CodeFiles.isPart(of: "/App/Card.swift", path, isFolder: isFolder) == isPart)
  }
}
