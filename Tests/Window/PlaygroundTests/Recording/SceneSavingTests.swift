@testable import TestSupport
import Foundation
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchTrace

/// Saving a recording into a scene's file.
struct SceneSavingTests {
  private let folder: TestFolder
  private let file: URL

  private static let text = """
    # My scene.
    name: Two   # a short name
    views:
      # The only one.
      - { name: box, frame: 20 20 100 100, touches: handles }

    # One touch.
    script:
      - tap 50,50   # in the box
      - mark first
    # Its result.
    expect:
      - at: first
        hit: box

    # The end.

    """

  init() throws {
    folder = try TestFolder()
    file = try folder.write("two.yaml", SceneSavingTests.text)
  }

  private func workbench(_ scene: String) throws -> Workbench {
    var options = WorkbenchOptions()
    options.scene = scene
    options.folder = folder.url
    return try Workbench(options: options)
  }

  /// Taps the scene's screen.
  private func tap(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat, at time: Int) {
    for (phase, offset) in [(Input.Phase.began, 0), (.ended, 90)] {
      workbench.playback.perform(
        .touch(finger: 1, phase: phase, at: CGPoint(x: x, y: y), force: nil), at: time + offset)
    }
  }

  @Test func aMissingFolderIsNamed() throws {
    let workbench = try workbench(file.path)
    workbench.perform(.askWhereToSave)
    workbench.panels.saveSheet.field.replace(with: "nowhere/x.yaml")
    workbench.key(.enter)
    workbench.arrange()
    let message = workbench.panels.saveSheet.subviews.lazy.compactMap { ($0 as? SheetBox)?.message }.first
    let folder = folder.url.appendingPathComponent("nowhere").standardizedFileURL.path
    #expect(message?.contains("There is no folder \(folder).") == true, "\(message ?? "")")
  }

  @Test func savingChangesOnlyTheScript() throws {
    try folder.write("two.yaml", SceneSavingTests.text.replacing("at: first", with: "at: end"))
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    workbench.perform(.saveRecording)
    workbench.key(.enter)
    #expect(workbench.display.statusMessage == "Saved as the script of two.yaml.")
    #expect(
      try folder.read("two.yaml")
        == SceneSavingTests.text.replacing("at: first", with: "at: end")
        .replacing("  - tap 50,50   # in the box\n  - mark first\n", with: "  - tap 60,60\n"))
    #expect(folder.files == ["two.yaml"])
  }

  @Test func expectationsWithoutTheirMarksAreReplaced() throws {
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    workbench.perform(.saveRecording)
    workbench.key(.enter)
    #expect(workbench.display.statusMessage == "Saved in two.yaml, with 1 expectation.")
    let saved = try Scene.load(file)
    #expect(saved.expectations.map(\.mark) == ["end"])
    #expect(SceneCheck.failures(of: saved) == [])
    #expect(try folder.read("two.yaml").hasSuffix("    phases: [box began ended]\n\n# The end.\n"))
  }

  @Test func capturingAddsMarksAndExpectations() throws {
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    tap(workbench, 300, 300, at: 500)
    workbench.perform(.captureExpectations)
    workbench.key(.enter)
    let saved = try Scene.load(file)
    #expect(saved.script.lines.map(\.description) == ["tap 60,60", "wait 410", "mark touch1", "tap 300,300"])
    #expect(saved.expectations.map(\.hit) == [.view("box"), .view("root")] || saved.expectations.count == 2)
    #expect(SceneCheck.failures(of: saved) == [])
  }

  @Test func withoutARecordingCapturingKeepsTheScript() throws {
    let workbench = try workbench(file.path)
    workbench.perform(.captureExpectations)
    workbench.key(.enter)
    let text = try folder.read("two.yaml")
    #expect(text.contains("  - tap 50,50   # in the box\n  - mark first\n"))
    #expect(text.contains("  - at: first\n    hit: box\n    order: "))
  }

  @Test func withoutARecordingSavingChangesNothing() throws {
    let workbench = try workbench(file.path)
    workbench.perform(.saveRecording)
    #expect(workbench.display.statusMessage == "Nothing is recorded yet.")
    #expect(try folder.read("two.yaml") == SceneSavingTests.text)
  }

  @Test func aPresetIsSavedAsACopy() throws {
    let preset = try #require(try SceneLibrary.bundled().scene("P01").source)
    let before = try Data(contentsOf: preset)
    try folder.write("five-views.yaml", "# Another file.")
    let workbench = try workbench("P01")
    tap(workbench, 262, 424, at: 0)
    workbench.perform(.saveRecording)
    workbench.key(.enter)
    #expect(folder.files == ["five-views-2.yaml", "five-views.yaml", "two.yaml"])
    #expect(try Data(contentsOf: preset) == before)
    #expect(try folder.read("five-views.yaml") == "# Another file.")
    #expect(try Scene.load(folder.url.appendingPathComponent("five-views-2.yaml")).script.lines.count == 1)
    // The second time, the copy itself is changed.
    tap(workbench, 200, 170, at: 1000)
    workbench.perform(.saveRecording)
    workbench.key(.enter)
    #expect(folder.files.count == 3)
    let copy = try Scene.load(folder.url.appendingPathComponent("five-views-2.yaml"))
    #expect(copy.script.inputs == workbench.playback.inputs)
  }

  @Test func aFileThatChangedSinceItWasOpenedIsNotOverwritten() throws {
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    let changed = SceneSavingTests.text.replacing("20 20 100 100", with: "20 20 50 50")
    try folder.write("two.yaml", changed)
    workbench.perform(.saveRecording)
    workbench.key(.enter)
    #expect(workbench.panels.saveSheet.superview != nil, "it asks")
    #expect(try folder.read("two.yaml") == changed)
  }

  /// The sheet is what replaces a script: the key alone changes nothing, and Esc leaves the file as it is.
  @Test func theKeyForTheScriptAsksFirst() throws {
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    workbench.key(.character("r"), .control)
    #expect(try folder.read("two.yaml") == SceneSavingTests.text)
    #expect(workbench.panels.saveSheet.field.text == "two.yaml")
    workbench.key(.escape)
    workbench.key(.character("e"), .control)
    workbench.key(.escape)
    #expect(try folder.read("two.yaml") == SceneSavingTests.text)
  }

  @Test func undoBringsTheScriptBackAndSavingWritesIt() throws {
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    workbench.key(.character("r"), .control)
    workbench.key(.enter)
    #expect(try Scene.load(file).script.lines.map(\.description) == ["tap 60,60"])
    workbench.key(.character("z"), .control)
    #expect(workbench.display.isEdited)
    workbench.key(.character("s"), .control)
    let saved = try Scene.load(file)
    #expect(saved.script.lines.map(\.description) == ["tap 50,50", "mark first"])
    #expect(saved.expectations.map(\.mark) == ["first"] && !workbench.display.isEdited)
  }

  /// The first sheet of a session, too: it was laid out before there was a touch.
  @Test func theSheetSaysThatThereAreTouches() throws {
    let workbench = try workbench(file.path)
    workbench.arrange()
    tap(workbench, 60, 60, at: 0)
    workbench.arrange()
    workbench.key(.character("s"), [.control, .shift])
    workbench.arrange()
    let row = workbench.panels.window.withDescendants.first { $0.accessibilityIdentifier == "save.script" } as? CheckRow
    #expect(row?.title == "The touches made by hand become its script" && row?.isEnabled == true)
  }

  /// The sheet of keys lies over the question where to save.
  @Test func theSheetOfKeysKeepsAHalfWrittenPath() throws {
    let workbench = try workbench(file.path)
    workbench.key(.character("s"), [.control, .shift])
    workbench.panels.saveSheet.field.replace(with: "lesson")
    workbench.key(.function(1), .shift)
    workbench.arrange()
    #expect(workbench.panels.help.superview != nil)
    workbench.key(.escape)
    #expect(workbench.panels.help.superview == nil && workbench.panels.saveSheet.superview != nil)
    #expect(workbench.panels.saveSheet.field.text == "lesson")
  }

  @Test func aMissingFileIsReported() throws {
    let workbench = try workbench(file.path)
    tap(workbench, 60, 60, at: 0)
    try FileManager.default.removeItem(at: file)
    workbench.perform(.saveRecording)
    workbench.key(.enter)
    #expect(workbench.panels.saveSheet.superview != nil, "it asks")
    #expect(folder.files == [])
  }

  @Test func savingKeepsPermissionsAndSymbolicLinks() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = folder.url.appendingPathComponent("link.yaml")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let workbench = try workbench(link.path)
    tap(workbench, 60, 60, at: 0)
    workbench.perform(.saveRecording)
    workbench.key(.enter)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    #expect(try folder.read("two.yaml").contains("- tap 60,60"))
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(permissions == 0o640)
  }
}
