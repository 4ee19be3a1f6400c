@testable import PanelModels
@testable import TestSupport
import Foundation
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
import Testing
@testable import TouchInput
@testable import TouchTrace

/// Changes of the open file by other programs.
struct ReloadingTests {
  private let folder: TestFolder
  private let file: URL

  private static let text = """
    name: Two   # a name
    views:
      - name: A
        frame: 0 0 360 560
        views:
          - { name: B, frame: 20 20 100 100, touches: handles }

    script:
      - tap 50,50
      - wait 100
      - tap 300,300

    """

  init() throws {
    folder = try TestFolder()
    file = try folder.write("two.yaml", ReloadingTests.text)
  }

  private func workbench() throws -> Workbench { try Workbench(preset: file.path, in: folder.url) }

  /// Changes the file, and tells the workbench as the window does.
  private func change(_ workbench: Workbench, _ old: String, to new: String) throws {
    try folder.write("two.yaml", folder.read("two.yaml").replacing(old, with: new))
    workbench.handle(.fileChanged, at: workbench.time)
  }

  @Test func aChangedFileIsAskedAboutAnew() throws {
    let workbench = try workbench()
    workbench.key(.character("q"))
    workbench.key(.enter)
    #expect(workbench.predicting.round?.question?.answer.objects == ["B"])
    try change(workbench, "frame: 20 20 100 100", to: "frame: 220 20 100 100")
    #expect(workbench.display.prediction?.phase == .asking && workbench.display.prediction?.number == 1)
    #expect(workbench.predicting.round?.question?.answer.objects == ["A"])
  }

  @Test func theWindowWatchesTheFileOfItsScene() throws {
    let workbench = try workbench()
    let effects = workbench.handle(.exposed, at: 0)
    #expect(effects.contains(.watch(file.standardizedFileURL)))
    #expect(!workbench.handle(.exposed, at: 0).contains(.watch(file.standardizedFileURL)))
    workbench.perform(.openScene(id: "P01"))
    let preset = try #require(try SceneLibrary.bundled().scene("P01").source)
    #expect(workbench.handle(.exposed, at: 0).contains(.watch(preset.standardizedFileURL)))
  }

  @Test func aChangedFileIsShownAndTheTouchIsDoneAgain() throws {
    let workbench = try workbench()
    workbench.playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: 200, y: 50), force: nil), at: 0)
    workbench.playback.perform(.touch(finger: 1, phase: .ended, at: CGPoint(x: 200, y: 50), force: nil), at: 90)
    #expect(workbench.display.story?.result?.view == "A")
    try change(workbench, "20 20 100 100", to: "20 20 300 100")
    #expect(workbench.display.story?.result?.view == "B", "the same touch on the new tree")
    #expect(workbench.display.statusMessage == "two.yaml was changed, and is loaded again.")
    #expect(!workbench.context.isEdited && workbench.fileNotice == nil)
    try change(workbench, "name: Two", to: "name: Three")
    #expect(workbench.title == "Three – Touchstone")
    #expect(workbench.files.opened.map { $0.name[.english] } == ["Three"])
  }

  @Test func theCursorStaysWhereItIs() throws {
    let workbench = try workbench()
    workbench.perform(.playScript)
    workbench.perform(.goTo(step: 6))
    let step = try #require(workbench.display.step)
    try change(workbench, "touches: handles }", to: "touches: handles, color: red }")
    #expect(workbench.playback.cursor == 6 && workbench.display.step == step)
  }

  @Test func aChangedScriptIsPlayedAgain() throws {
    let workbench = try workbench()
    workbench.perform(.playScript)
    try change(workbench, "tap 300,300", to: "tap 60,60")
    #expect(workbench.playback.inputs == workbench.playback.scene.script.inputs)
    #expect(workbench.display.story?.result?.view == "B")
  }

  @Test func editsOfObjectsThatAreGoneAreLeftOut() throws {
    try folder.write("two.yaml", ReloadingTests.text.replacing("  - wait 100", with: "  - set B.alpha 0.5"))
    let workbench = try workbench()
    workbench.perform(.playScript)
    workbench.playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: 50, y: 50), force: nil), at: 900)
    workbench.playback.perform(.touch(finger: 1, phase: .ended, at: CGPoint(x: 50, y: 50), force: nil), at: 990)
    try folder.write("two.yaml", "views:\n  - { name: A, frame: 0 0 360 560 }\n")
    workbench.handle(.fileChanged, at: workbench.time)
    #expect(workbench.playback.scene.views.map(\.name) == ["A"])
    #expect(!workbench.playback.inputs.contains { if case .set = $0.input { true } else { false } })
    #expect(workbench.display.story?.result?.view == "A")
  }

  // MARK: Broken and removed files

  @Test func aBrokenFileShowsAllItsErrorsOverTheLastPicture() throws {
    let workbench = try workbench()
    workbench.perform(.playScript)
    let before = workbench.playback.inputs
    try change(workbench, "frame: 20 20 100 100", to: "frame: 20 20 100, alhpa: 1")
    #expect(
      workbench.fileNotice
        == FileNotice(
          .broken([
            .init(place: "two.yaml:6:18", message: "unknown key `alhpa` in a view; did you mean `alpha`?"),
            .init(place: "two.yaml:6:25", message: "a frame has four numbers: x y width height; this one has 3"),
          ]), of: "two.yaml") || workbench.fileNotice.map(problemCount) == 2)
    #expect(workbench.title == "Two (2 errors) – Touchstone")
    #expect(workbench.playback.inputs == before && workbench.playback.scene.views.count == 2)
    workbench.arrange()
    #expect(workbench.panels.frame(of: "file.notice.close") != nil)
    try change(workbench, "frame: 20 20 100, alhpa: 1", to: "frame: 20 20 100 100")
    #expect(workbench.fileNotice == nil && workbench.title == "Two – Touchstone")
  }

  private func problemCount(_ notice: FileNotice) -> Int {
    if case .broken(let problems) = notice.kind { problems.count } else { 0 }
  }

  @Test func theStageUnderTheStripStaysUsable() throws {
    let workbench = try workbench()
    try change(workbench, "- name: A", to: "- nmae: A")
    workbench.arrange()
    let strip = workbench.panels.fileStrip.place, stage = workbench.appearance.layout.stage
    #expect(stage.contains(strip) && strip.height < stage.height * 0.6 + 1)
    #expect(!workbench.panels.covers(CGPoint(x: stage.midX, y: stage.minY + 20)))
    #expect(workbench.panels.covers(strip.center))
    workbench.key(.escape)
    #expect(workbench.fileNotice == nil, "Esc closes the strip")
  }

  @Test func aRemovedFileLosesNothing() throws {
    let workbench = try workbench()
    workbench.handle(.exposed, at: 0)
    workbench.perform(.playScript)
    try FileManager.default.removeItem(at: file)
    workbench.handle(.fileChanged, at: workbench.time)
    #expect(workbench.fileNotice == FileNotice(.removed, of: "two.yaml"))
    #expect(workbench.display.story != nil)
    workbench.arrange()
    let center = try #require(workbench.panels.frame(of: "file.notice.act")).center
    workbench.handle(.pointerDown(center, .left), at: workbench.time)
    workbench.handle(.pointerUp(center, .left), at: workbench.time)
    #expect(try folder.read("two.yaml") == ReloadingTests.text, "with its comments and layout")
    #expect(workbench.fileNotice == nil)
  }

  @Test func aFileThatComesBackIsRead() throws {
    let workbench = try workbench()
    try FileManager.default.removeItem(at: file)
    workbench.handle(.fileChanged, at: workbench.time)
    try folder.write("two.yaml", ReloadingTests.text)
    workbench.handle(.fileChanged, at: workbench.time)
    #expect(workbench.fileNotice == nil)
  }

  // MARK: Edits that are not saved

  @Test func editsThatAreNotSavedAreKeptUntilThePersonDecides() throws {
    let workbench = try workbench()
    workbench.perform(.editTree([.set(Edit("B", .alpha(0.5)))]))
    try change(workbench, "name: Two", to: "name: Three")
    #expect(workbench.fileNotice == FileNotice(.conflict, of: "two.yaml"))
    #expect(workbench.playback.scene.name[.english] == "Two")
    workbench.key(.character("l"), .control)
    #expect(workbench.playback.scene.name[.english] == "Three" && !workbench.context.isEdited)
    workbench.perform(.undo)
    #expect(workbench.playback.scene.view(named: "B")?.changes.contains(.alpha(0.5)) == true, "they come back")
    #expect(workbench.context.isEdited)
  }

  @Test func theSameEditByTwoIsNoConflict() throws {
    let workbench = try workbench()
    workbench.perform(.editTree([.set(Edit("B", .alpha(0.5)))]))
    try change(workbench, "touches: handles }", to: "alpha: 0.5, touches: handles }")
    #expect(workbench.fileNotice == nil && !workbench.context.isEdited)
  }

  @Test func keptEditsAreSavedOnlyAfterAQuestion() throws {
    let workbench = try workbench()
    workbench.perform(.editTree([.set(Edit("B", .alpha(0.5)))]))
    try change(workbench, "name: Two", to: "name: Three")
    workbench.perform(.closeFileNotice)
    workbench.perform(.save)
    #expect(workbench.panels.saveSheet.superview != nil)
    #expect(try folder.read("two.yaml").contains("name: Three"))
  }

  @Test func whatTheWindowSavesItselfIsNoChange() throws {
    let workbench = try workbench()
    workbench.perform(.editTree([.set(Edit("B", .alpha(0.5)))]))
    workbench.perform(.save)
    workbench.handle(.fileChanged, at: workbench.time)
    #expect(workbench.fileNotice == nil)
    #expect(workbench.display.statusMessage == "Saved two.yaml.")
  }

  @Test func anotherWindowFollowsWhatOneSaves() throws {
    let first = try workbench(), second = try workbench()
    first.perform(.editTree([.set(Edit("B", .alpha(0.5)))]))
    first.perform(.save)
    second.handle(.fileChanged, at: second.time)
    #expect(second.playback.scene.isSame(as: first.playback.scene))
    #expect(!second.context.isEdited)
  }
}
