import Foundation
import Testing

@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace

/// A person's own scene is in sight from its first minute: in the title, the sidebar, the recent scenes and after a restart.
@Suite struct OwnSceneTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// - Parameter left: the scene that the last session showed.
  private func workbench(left: String? = nil) throws -> Workbench {
    let workbench = try Workbench(preset: "P01", in: folder.url)
    workbench.keepRecordings(in: folder.url, openingAnyScene: true, left: left) { Issue.record("\($0)") }
    workbench.arrange()
    return workbench
  }

  /// Draws a view in a new scene.
  private func buildScene(in workbench: Workbench) {
    workbench.key(.character("n"), .control)
    workbench.perform(.editSelection(.add(.view)))
    workbench.handle(.focusGained, at: workbench.time)
  }

  private func name(_ workbench: Workbench, _ name: String) throws {
    workbench.arrange()
    let field = try #require(workbench.panels.frame(of: "topBar.title"))
    workbench.handle(.pointerDown(field.center, .left), at: workbench.time)
    workbench.handle(.pointerUp(field.center, .left), at: workbench.time)
    workbench.type(name)
    workbench.key(.enter)
    workbench.arrange()
  }

  private func rows(_ workbench: Workbench) -> [String] { workbench.files.opened.map(\.name.english) }

  // MARK: The name

  @Test func theTitleNamesTheSceneAndIsUndone() throws {
    let workbench = try workbench()
    buildScene(in: workbench)
    try name(workbench, "My buttons")
    #expect(workbench.title == "My buttons – Touchstone" && rows(workbench) == ["My buttons"])
    #expect(!workbench.panels.isEditingText, "the keys are commands again")
    workbench.key(.character("z"), .control)
    #expect(workbench.title == "Untitled – Touchstone" && rows(workbench) == ["Untitled"])
  }

  @Test func aPresetHasNoTitleToEdit() throws {
    #expect(try workbench().panels.frame(of: "topBar.title") == nil)
  }

  @Test func anEmptyNameChangesNothing() throws {
    let workbench = try workbench()
    buildScene(in: workbench)
    try name(workbench, "   ")
    #expect(workbench.title == "Untitled – Touchstone")
  }

  /// A name proposes a file; a file names a scene that has no name.
  @Test(arguments: [("My buttons", "my-buttons.yaml", "My buttons"), (nil, "mine.yaml", "mine")])
  func theFileAndTheNameFollowEachOther(given: String?, file: String, expected: String) throws {
    let workbench = try workbench()
    buildScene(in: workbench)
    if let given { try name(workbench, given) }
    workbench.key(.character("s"), .control)
    if given == nil { workbench.panels.saveSheet.field.replace(with: "mine.yaml") }
    #expect(workbench.panels.saveSheet.field.text == file)
    workbench.key(.enter)
    let saved = try Scene.load(folder.url.appending(path: file))
    #expect(saved.name.english == expected && saved.name.simplifiedChinese == expected)
    #expect(rows(workbench) == [expected], "one row: the scene has its file now")
    #expect(!workbench.display.isEdited)
  }

  // MARK: Where it is found

  @Test func aSceneWithoutAFileCanBeSaved() throws {
    let workbench = try workbench()
    workbench.key(.character("n"), .control)
    #expect(workbench.display.isEdited && workbench.display.isUnsaved)
  }

  @Test func theRecentScenesHaveIt() throws {
    let workbench = try workbench()
    buildScene(in: workbench)
    workbench.perform(.openScene(id: "P02"))
    workbench.key(.character("o"), .control)
    workbench.arrange()
    let entry = try #require(workbench.pages.offered.first)
    #expect(entry.name.english == "Untitled" && entry.isUnsaved)
    workbench.drawAllThumbnails()
    #expect(workbench.pages.thumbnails.all[entry.path] != nil)
    workbench.perform(.openFile(entry.path))
    #expect(workbench.playback.scene.view(named: "view1") != nil && !workbench.isAskingForFile)
    workbench.perform(.showStartPage(true))
    #expect(workbench.pages.recent.map(\.name.english) == ["Untitled"])
    workbench.perform(.openFile(entry.path))
    #expect(!workbench.pages.isStartShown)
  }

  @Test func itHasARowAfterARestart() throws {
    do {
      let workbench = try workbench()
      buildScene(in: workbench)
      workbench.endRecording()
    }
    let next = try workbench(left: "untitled")
    #expect(next.playback.scene.view(named: "view1") != nil && next.display.isEdited)
    #expect(rows(next) == ["Untitled"])
    next.perform(.openScene(id: "P02"))
    next.perform(.openScene(id: "untitled"))
    #expect(next.playback.scene.view(named: "view1") != nil)
  }

  /// The scene that was shown last is shown; the others are listed, and survive the next end, too.
  @Test func aPresetThatWasOpenedInBetweenHidesNothing() throws {
    do {
      let workbench = try workbench()
      buildScene(in: workbench)
      try name(workbench, "One")
      buildScene(in: workbench)
      try name(workbench, "Two")
      workbench.perform(.openScene(id: "P01"))
      workbench.endRecording()
    }
    for _ in 1...2 {
      let next = try workbench(left: "P01")
      #expect(next.playback.scene.id == "P01")
      #expect(Set(rows(next)) == ["One", "Two"])
      next.perform(.openScene(id: "untitled"))
      #expect(next.title == "One – Touchstone" && next.playback.scene.view(named: "view1") != nil)
      next.endRecording()
    }
  }

  /// Two windows that were open at once have each made a first scene.
  @Test func twoScenesOfOneNameAreBothFound() throws {
    do {
      let one = try workbench(), two = try workbench()
      for workbench in [one, two] { buildScene(in: workbench) }
      for workbench in [one, two] { workbench.endRecording() }
    }
    let next = try workbench(left: "untitled")
    #expect(rows(next).count == 2 && Set(next.files.opened.map(\.id)).count == 2)
  }

  @Test func aCopyThatWasNotEditedSurvives() throws {
    do {
      let workbench = try workbench()
      workbench.key(.character("n"), [.control, .shift])
      workbench.handle(.focusGained, at: workbench.time)
      workbench.endRecording()
    }
    let next = try workbench(left: "five-views-copy")
    #expect(rows(next) == ["Five views copy"] && next.playback.scene.view(named: "E") != nil)
  }

  @Test func anEmptySceneIsNotKept() throws {
    do {
      let workbench = try workbench()
      workbench.key(.character("n"), .control)
      workbench.handle(.focusGained, at: workbench.time)
      workbench.endRecording()
    }
    #expect(rows(try workbench(left: "untitled")) == [])
  }

  /// What a crash leaves after a scene was saved belongs to the file.
  @Test func touchesAfterSavingAreRestoredInTheFile() throws {
    do {
      let workbench = try workbench()
      buildScene(in: workbench)
      workbench.key(.character("s"), .control)
      workbench.key(.enter)
      workbench.perform(.setMode(.live))
      let place = workbench.geometry.windowPoint(CGPoint(x: 20, y: 20))
      workbench.handle(.pointerDown(place, .left), at: workbench.time)
      workbench.handle(.pointerUp(place, .left), at: workbench.time + 0.1)
    }
    let next = try workbench(left: folder.url.appending(path: "untitled.yaml").path)
    #expect(next.playback.scene.source?.lastPathComponent == "untitled.yaml" && next.playback.recorded.count == 2)
  }

  // MARK: Edited

  @Test func aSwitchThatIsTurnedBackIsNoEdit() throws {
    let file = try folder.write("two.yaml", "name: Two\nviews:\n  - { name: a, frame: 0 0 50 50 }\n")
    let workbench = try workbench()
    workbench.perform(.openFile(file.path))
    for isHidden in [true, false] {
      workbench.perform(.edit(Edit("a", .isHidden(isHidden))))
      #expect(workbench.display.isEdited == isHidden)
    }
    workbench.perform(.save)
    #expect(workbench.statusMessage?.text == "Nothing was changed since the scene was saved.")
  }

  @Test(arguments: [DisplayState.Mode.live, .edit])
  func aRowThatIsDraggedInTheTreeIsAnEdit(mode: DisplayState.Mode) throws {
    let file = try folder.write(
      "two.yaml",
      "name: Two\nviews:\n  - { name: a, frame: 0 0 50 50 }\n  - { name: b, frame: 50 0 50 50 }\n")
    let workbench = try workbench()
    workbench.perform(.openFile(file.path))
    workbench.perform(.setMode(mode))
    workbench.perform(.reorder("a", to: 1))
    #expect(workbench.display.isEdited)
    workbench.perform(.save)
    #expect(try Scene.load(file).views.map(\.name) == ["b", "a"])
    #expect(!workbench.display.isEdited)
    workbench.perform(.reorder("a", to: 0))
    workbench.perform(.reorder("a", to: 1))
    #expect(!workbench.display.isEdited)
  }

  // MARK: Own code

  @Test func ownCodeIsOfferedWhereScenesAre() throws {
    try folder.write("Knob.swift", "import UIKit\nclass Knob: UIView {}\n")
    let workbench = try workbench()
    workbench.key(.character("o"), .control)
    let entry = try #require(workbench.pages.offered.first { $0.path.hasSuffix("Knob.swift") })
    #expect(entry.name.english == "Knob.swift" && !entry.isRecent)
    workbench.perform(.openFile(entry.path))
    #expect(workbench.code.opening?.lastPathComponent == "Knob.swift")
  }
}
