import Foundation
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace

/// Copying texts and opening files with keys.
struct WorkbenchFileTests {
  // MARK: Copying

  @Test func controlCCopiesTheNarration() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let effects = workbench.key(.character("c"), .control)
    guard case .copy(let narration) = try #require(effects.first) else {
      Issue.record("no text was copied")
      return
    }
    #expect(narration.contains("E says YES"))
    #expect(workbench.key(.right).isEmpty, "a text is copied once")
  }

  @Test func theSceneIsCopiedAsSwiftWithItsEdits() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.perform(.chooseVariant("override"))
    workbench.perform(.edit(Edit("yellow", .alpha(0.5))))
    let effects = workbench.key(.character("c"), [.control, .shift])
    guard case .copy(let code) = try #require(effects.first) else {
      Issue.record("no text was copied")
      return
    }
    #expect(code.hasPrefix("import UIKit\n"))
    #expect(code.contains("    yellow.alpha = 0.5\n"))
    #expect(code.contains("final class YellowView: UIView {\n  override func hitTest("), "the variant's override")
  }

  @Test func theShownTouchIsCopiedAsAQuestion() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let effects = workbench.key(.character("t"), [.control, .shift])
    guard case .copy(let text) = try #require(effects.first) else {
      Issue.record("no text was copied")
      return
    }
    #expect(text.contains("```text\ntap 262,424\n```"), "the last of two touches")
    #expect(text.contains("finger 1 → E\n") && !text.contains("finger 1 → B\n"))
    #expect(text.contains("\n      E  UIView  140 60 80 170\n"))
  }

  // MARK: Opening

  private func folder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static let scene = """
    name: Mine
    views:
      - name: card
        frame: 40 60 280 200
    script:
      - tap 100,100
    """

  @Test func typingAPathOpensAndListsItsScene() throws {
    try folder { folder in
      try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("my-scene.yaml"))
      let workbench = try Workbench(preset: "P01", in: folder)
      workbench.key(.character("o"), .control)
      #expect(workbench.panels.isEditingText)
      workbench.type("my")
      workbench.key(.tab)
      workbench.key(.enter)
      #expect(!workbench.panels.isEditingText)
      #expect(workbench.display.scene.name[.english] == "Mine")
      #expect(workbench.files.all.first?.name[.english] == "Mine")
      workbench.arrange()
      #expect(workbench.panels.frame(of: "sidebar.preset.my-scene") != nil)
      // From there, the keys go to the presets and back.
      workbench.key(.pageDown)
      #expect(workbench.display.scene.id == "P01")
      workbench.key(.pageUp)
      #expect(workbench.display.scene.name[.english] == "Mine")
    }
  }

  @Test func theSheetShowsTheFolderAndOpensWithTheMouse() throws {
    try folder { folder in
      for name in ["one", "two"] {
        try Data(Self.scene.replacing("Mine", with: "Scene \(name)").utf8)
          .write(to: folder.appendingPathComponent("\(name).yaml"))
      }
      try Data("just: words\n".utf8).write(to: folder.appendingPathComponent("notes.yaml"))
      let workbench = try Workbench(preset: "P01", in: folder)
      workbench.perform(.askForFile)
      workbench.arrange()
      let sheet = workbench.panels.fileSheet
      #expect(sheet.rows.map { $0.entry?.shownPath } == ["one.yaml", "two.yaml"], "notes.yaml is no scene")
      for _ in 0..<3 { workbench.advance(to: workbench.time + 0.1) }
      #expect(workbench.display.open?.thumbnails.count { $0.key.hasSuffix("one.yaml") } == 1)
      #expect(!workbench.lacksThumbnails)
      let center = try #require(workbench.panels.frame(of: "file.entry.two.yaml")).center
      workbench.handle(.pointerDown(center, .left), at: workbench.time)
      workbench.handle(.pointerUp(center, .left), at: workbench.time)
      #expect(workbench.display.scene.name[.english] == "Scene two")
      #expect(sheet.superview == nil && workbench.display.open == nil)
      // The next time it is the first of the recent ones.
      workbench.perform(.askForFile)
      #expect(workbench.pages.offered.map(\.shownPath) == ["two.yaml", "one.yaml"])
      #expect(workbench.pages.offered.map(\.isRecent) == [true, false])
    }
  }

  /// The texts of the sheet.
  private func texts(_ workbench: Workbench) -> [String] {
    workbench.arrange()
    let region = workbench.screen.frame.shown.first { $0.name == "file" }
    return region?.visibleTexts(workbench.typesetter).map(\.string) ?? []
  }

  @Test func theSheetHasRoomForEveryProblemOfAFile() throws {
    try folder { folder in
      let problems = (1...5).map { "  - { name: v\($0), frame: none }" }.joined(separator: "\n")
      try Data("name: Bad\nviews:\n\(problems)\n".utf8).write(to: folder.appendingPathComponent("bad.yaml"))
      for name in ["one", "two", "three"] {
        try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("\(name).yaml"))
      }
      let workbench = try Workbench(preset: "P01", in: folder)
      workbench.key(.character("o"), .control)
      #expect(texts(workbench).contains { $0.hasPrefix("Type to filter") })
      workbench.type("bad.yaml")
      workbench.key(.enter)
      for line in 3...7 {
        #expect(texts(workbench).contains { $0.contains("bad.yaml:\(line):") }, "\(texts(workbench))")
      }
      #expect(!texts(workbench).contains { $0.hasSuffix("…") })
      workbench.key(.character("o"), .control)
      workbench.type("nothing of this name")
      #expect(!texts(workbench).contains { $0.hasPrefix("Type to filter") })
    }
  }

  @Test func typingFiltersAndArrowsChoose() throws {
    try folder { folder in
      for name in ["one", "two", "three"] {
        try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("\(name).yaml"))
      }
      let workbench = try Workbench(preset: "P01", in: folder)
      workbench.key(.character("o"), .control)
      workbench.arrange()
      workbench.type("t")
      #expect(workbench.panels.fileSheet.rows.map { $0.entry?.shownPath } == ["three.yaml", "two.yaml"])
      workbench.key(.down)
      workbench.key(.down)
      workbench.key(.enter)
      #expect(workbench.display.scene.source?.lastPathComponent == "two.yaml")
      workbench.key(.character("o"), .control)
      workbench.arrange()
      workbench.type("thr")
      workbench.key(.enter)
      #expect(workbench.display.scene.source?.lastPathComponent == "three.yaml", "the only one that is left")
    }
  }

  @Test func scenesOfASharedFolderAreOfferedAfterThoseOfTheFolder() throws {
    try folder { folder in
      let shared = folder.appendingPathComponent("shared")
      try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
      for file in ["own.yaml", "shared/b.yaml", "shared/a.yaml"] {
        try Data(Self.scene.utf8).write(to: folder.appendingPathComponent(file))
      }
      try Data("a text".utf8).write(to: shared.appendingPathComponent("none.yaml"))
      var options = WorkbenchOptions()
      (options.folder, options.sharedFolder) = (folder, shared)
      let workbench = try Workbench(options: options)
      workbench.perform(.askForFile)
      #expect(workbench.pages.offered.map(\.shownPath) == ["own.yaml", "shared/a.yaml", "shared/b.yaml"])
      // A folder that is shared with itself lists each scene once.
      options.sharedFolder = folder
      let other = try Workbench(options: options)
      other.perform(.askForFile)
      #expect(other.pages.offered.map(\.shownPath) == ["own.yaml"])
    }
  }

  @Test func recentScenesAreKeptBetweenRuns() throws {
    try folder { folder in
      let file = folder.appendingPathComponent("mine.yaml")
      try Data(Self.scene.utf8).write(to: file)
      let first = try Workbench(preset: "P01", in: folder)
      first.perform(.openFile(file.path))
      #expect(first.savedState.recentScenes == [file.standardizedFileURL.path])
      let data = try JSONEncoder().encode(first.savedState)
      let second = try Workbench(preset: "P02", in: folder)
      second.resume(try JSONDecoder().decode(SavedState.self, from: data))
      #expect(second.savedState.recentScenes == [file.standardizedFileURL.path])
      try FileManager.default.removeItem(at: file)
      second.perform(.askForFile)
      #expect(second.pages.offered.isEmpty, "a file that is gone is not offered")
      // A state file of an earlier version has no list.
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let old = try JSONSerialization.data(withJSONObject: object.filter { $0.key != "recentScenes" })
      #expect(try JSONDecoder().decode(SavedState.self, from: old).recentScenes == [])
    }
  }

  @Test func aFileThatCannotBeReadIsReportedAndTheSceneStays() throws {
    try folder { folder in
      let workbench = try Workbench(preset: "P01", in: folder)
      workbench.perform(.playScript)
      let before = workbench.playback.inputs
      workbench.handle(.fileDropped(path: folder.appendingPathComponent("none.yaml").path), at: workbench.time)
      #expect(workbench.display.statusMessage?.contains("none.yaml") == true)
      workbench.key(.character("o"), .control)
      workbench.type("none.yaml")
      workbench.key(.enter)
      #expect(workbench.panels.isEditingText, "the path can be corrected")
      workbench.key(.escape)
      workbench.key(.escape)
      #expect(!workbench.panels.isEditingText)
      #expect(workbench.playback.inputs == before)
    }
  }

  @Test(arguments: [
    ("", nil), ("a", "alpha"), ("alphab", "alphabet.yaml"), ("f", "folder/"), ("x", nil), ("folder/", "folder/in.yaml"),
  ])
  func tabCompletesTheCommonPrefix(path: String, longer: String?) throws {
    try folder { folder in
      for name in ["alpha.yaml", "alphabet.yaml"] { try Data().write(to: folder.appendingPathComponent(name)) }
      let inner = folder.appendingPathComponent("folder")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data().write(to: inner.appendingPathComponent("in.yaml"))
      #expect(PathCompletion(of: path, in: folder).text == longer)
    }
  }
}
