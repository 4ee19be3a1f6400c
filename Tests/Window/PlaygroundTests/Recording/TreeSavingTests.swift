@testable import PanelModels
@testable import TestSupport
import Foundation
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
import Testing
@testable import TouchTrace

/// Saving a scene whose tree was edited.
struct TreeSavingTests {
  private let folder: TestFolder
  private let file: URL

  private static let text = """
    # My scene.
    name: Two   # a short name
    views:
      # The only one.
      - { name: box, frame: 20 20 100 100, touches: handles }   # left

    variants:
      - { name: plain }
      - { name: faint, edits: [box.alpha 0.5] }

    script:
      - set box.isHidden false   # its own
      - tap 50,50

    """

  init() throws {
    folder = try TestFolder()
    file = try folder.write("two.yaml", TreeSavingTests.text)
  }

  private func workbench(_ scene: String, variant: String? = nil) throws -> Workbench {
    var options = WorkbenchOptions()
    (options.scene, options.variant, options.folder) = (scene, variant, folder.url)
    return try Workbench(options: options)
  }

  private func tap(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat, at time: Int) {
    for (phase, offset) in [(Input.Phase.began, 0), (.ended, 90)] {
      workbench.playback.perform(
        .touch(finger: 1, phase: phase, at: CGPoint(x: x, y: y), force: nil), at: time + offset)
    }
  }

  @Test func anEditIsSavedInTheTree() throws {
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    workbench.perform(.edit(Edit("box", .alpha(0.25))))
    #expect(workbench.context.isEdited)
    workbench.key(.character("s"), .control)
    #expect(workbench.display.statusMessage == "Saved two.yaml.")
    #expect(
      try folder.read("two.yaml")
        == TreeSavingTests.text.replacing("touches: handles }", with: "alpha: 0.25, touches: handles }"))
    #expect(!workbench.context.isEdited)
    #expect(workbench.playback.recordedTouches.count == 2, "the touch is still there")
    #expect(workbench.playback.tree.node("box")?.alpha == 0.25)
    workbench.key(.character("s"), .control)
    #expect(workbench.display.statusMessage == "Nothing was changed since the scene was saved.")
    workbench.perform(.undo)
    #expect(workbench.context.isEdited)
    workbench.key(.character("s"), .control)
    #expect(try folder.read("two.yaml") == TreeSavingTests.text)
  }

  @Test func aVariantThatSetsThePropertyTakesTheEdit() throws {
    let workbench = try workbench(file.path, variant: "faint")
    workbench.perform(.edit(Edit("box", .alpha(0.75))))
    workbench.perform(.edit(Edit("box", .clipsToBounds(true))))
    workbench.perform(.save)
    #expect(
      try folder.read("two.yaml")
        == TreeSavingTests.text.replacing("box.alpha 0.5", with: "box.alpha 0.75")
        .replacing("touches: handles }", with: "clipsToBounds: true, touches: handles }"))
  }

  @Test func theEditsOfTheSceneItselfStayInItsScript() throws {
    let workbench = try workbench(file.path)
    workbench.perform(.playScript)
    workbench.perform(.edit(Edit("box", .alpha(0.25))))
    workbench.perform(.saveRecording)
    workbench.key(.enter)
    let saved = try Scene.load(file)
    #expect(saved.script.lines.map(\.description) == ["set box.isHidden false", "tap 50,50"])
    #expect(saved.views[0].changes == [.alpha(0.25), .touches(.handles)])
  }

  // MARK: The sheet

  @Test func aPresetAsksForAPlaceAndBecomesTheFile() throws {
    let workbench = try workbench("P01")
    workbench.perform(.editTree([.set(Edit("E", .alpha(0.5)))]))
    workbench.key(.character("s"), .control)
    #expect(workbench.panels.saveSheet.field.text == "five-views.yaml")
    workbench.key(.end)
    for _ in 0..<15 { workbench.key(.backspace) }
    workbench.type("mine")
    workbench.key(.enter)
    #expect(workbench.panels.saveSheet.superview == nil)
    #expect(folder.files == ["mine.yaml", "two.yaml"])
    let text = try folder.read("mine.yaml")
    #expect(text.hasPrefix("name: { en: Five views"), "a copy of a preset is no preset")
    #expect(text.contains("{ name: E, frame: 140 60 80 170, alpha: 0.5 }"))
    #expect(workbench.display.scene.id == "mine" && !workbench.context.isEdited)
    #expect(workbench.files.opened.map(\.id) == ["mine"])
    workbench.perform(.editTree([.set(Edit("E", .alpha(0.25)))]))
    workbench.perform(.save)
    #expect(try folder.read("mine.yaml").contains("alpha: 0.25"), "the next time it is its file")
  }

  @Test func anotherFileIsReplacedOnlyAfterAQuestion() throws {
    try folder.write("other.yaml", "# Not mine.\n")
    let workbench = try workbench(file.path)
    workbench.perform(.askWhereToSave)
    workbench.panels.saveSheet.field.replace(with: "other.yaml")
    workbench.key(.enter)
    #expect(workbench.panels.saveSheet.superview != nil)
    #expect(try folder.read("other.yaml") == "# Not mine.\n")
    // Another name takes the agreement back.
    workbench.panels.saveSheet.field.replace(with: "new.yaml")
    workbench.panels.saveSheet.field.replace(with: "two.yaml")
    workbench.panels.saveSheet.field.replace(with: "other.yaml")
    workbench.key(.enter)
    #expect(try folder.read("other.yaml") == TreeSavingTests.text)
    #expect(try folder.read("two.yaml") == TreeSavingTests.text)
  }

  @Test(arguments: ["", "/", "."]) func aPathThatIsNoFileIsRefused(path: String) throws {
    let workbench = try workbench(file.path)
    workbench.perform(.askWhereToSave)
    workbench.panels.saveSheet.field.replace(with: path)
    workbench.key(.enter)
    workbench.key(.enter)
    #expect(workbench.panels.saveSheet.superview != nil)
    #expect(folder.files == ["two.yaml"])
  }

  @Test func theFolderOfThePresetsIsRefused() throws {
    let workbench = try workbench("P01")
    let preset = try #require(workbench.playback.scene.source), before = try Data(contentsOf: preset)
    workbench.perform(.saveAs(SaveRequest(path: preset.path, replaces: true)))
    #expect(try Data(contentsOf: preset) == before)
  }

  @Test func theSheetSavesTheTouchesAndWhatTheyDo() throws {
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    workbench.key(.character("s"), [.control, .shift])
    workbench.key(.down)
    workbench.key(.space)
    workbench.key(.down)
    workbench.key(.space)
    workbench.key(.up)
    workbench.key(.up)
    workbench.key(.enter)
    let saved = try Scene.load(file)
    #expect(saved.script.lines.map(\.description) == ["tap 60,60"])
    #expect(saved.expectations.map(\.hit) == [.view("box"), .view("box")])
    #expect(SceneCheck.failures(of: saved) == [])
  }

  @Test func theSheetWorksWithTheMouse() throws {
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    let touches = workbench.playback.recorded.count
    workbench.perform(.askWhereToSave)
    for name in ["save.script", "save.save"] {
      workbench.arrange()
      let center = try #require(workbench.panels.frame(of: name)).center
      workbench.handle(.pointerMoved(center), at: workbench.time)
      workbench.handle(.pointerDown(center, .left), at: workbench.time)
      workbench.handle(.pointerUp(center, .left), at: workbench.time)
    }
    #expect(workbench.panels.saveSheet.superview == nil)
    #expect(try Scene.load(file).script.lines.map(\.description) == ["tap 60,60"])
    #expect(workbench.playback.recorded.count == touches, "the stage under the sheet was not touched")
  }

  @Test func keysDoNotReachTheStageUnderTheSheet() throws {
    let workbench = try workbench(file.path)
    workbench.perform(.askWhereToSave)
    workbench.arrange()
    // A press beside every control takes the focus away.
    let box = workbench.panels.saveSheet.area
    workbench.handle(.pointerDown(CGPoint(x: box.minX + 4, y: box.minY + 4), .left), at: workbench.time)
    workbench.handle(.pointerUp(CGPoint(x: box.minX + 4, y: box.minY + 4), .left), at: workbench.time)
    workbench.key(.character("r"))
    workbench.key(.space)
    #expect(workbench.playback.recorded.count == 0)
    workbench.key(.enter)
    #expect(workbench.panels.saveSheet.superview == nil, "Enter still saves")
  }

  @Test func withoutATouchTheScriptCannotBeChosen() throws {
    let workbench = try workbench(file.path)
    workbench.perform(.askWhereToSave)
    workbench.key(.down)
    #expect(workbench.panels.focus?.accessibilityIdentifier == "save.expectations")
  }

  @Test func aFileThatWasOpenedByARelativePathIsItsOwn() throws {
    let workbench = try workbench("P01")
    let relative = URL(
      fileURLWithPath: "two.yaml", relativeTo: URL(fileURLWithPath: folder.url.path, isDirectory: true))
    var scene = try Scene.load(file)
    scene.source = relative
    workbench.show(Playback(scene))
    #expect(workbench.files.file(of: scene) == file.withoutBase)
    workbench.perform(.editTree([.set(Edit("box", .alpha(0.25)))]))
    workbench.perform(.askWhereToSave)
    #expect(workbench.panels.saveSheet.field.text == "two.yaml")
    workbench.key(.enter)
    #expect(workbench.panels.saveSheet.superview == nil, "no question: it is the open file")
  }

  // MARK: Changes of the file by others

  @Test func aFileThatAnotherProgramChangedIsReplacedOnlyAfterAQuestion() throws {
    let workbench = try workbench(file.path)
    workbench.perform(.editTree([.set(Edit("box", .alpha(0.25)))]))
    let changed = TreeSavingTests.text.replacing("20 20 100 100", with: "20 20 50 50")
      .replacing("# The only one.", with: "# Still the only one.")
    try folder.write("two.yaml", changed)
    workbench.perform(.save)
    #expect(try folder.read("two.yaml") == changed)
    workbench.key(.enter)
    let text = try folder.read("two.yaml")
    #expect(
      text.contains("# Still the only one.\n  - { name: box, frame: 20 20 100 100, alpha: 0.25, touches: handles }"))
  }

  @Test func aFileThatWasRemovedIsWrittenAnewAfterAQuestion() throws {
    let workbench = try workbench(file.path)
    workbench.perform(.editTree([.set(Edit("box", .alpha(0.25)))]))
    try FileManager.default.removeItem(at: file)
    workbench.perform(.save)
    #expect(folder.files == [])
    workbench.key(.enter)
    #expect(try Scene.load(file).views[0].changes.contains(.alpha(0.25)))
  }
}
