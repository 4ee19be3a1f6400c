@testable import TestSupport
import Foundation
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

/// The recording survives a crash.
struct JournalTests {
  private let folder: TestFolder
  private var recordings: URL { folder.url.appendingPathComponent("recordings") }

  init() throws { folder = try TestFolder() }

  /// Returns a workbench that writes its recording. Its messages go to `warnings`.
  private func start(
    _ scene: String = "P01", anyScene: Bool = false, _ warnings: Warnings = Warnings()
  ) throws -> Workbench {
    var options = WorkbenchOptions()
    options.scene = scene
    let workbench = try Workbench(options: options)
    workbench.keepRecordings(in: folder.url, openingAnyScene: anyScene) { warnings.list.append($0) }
    return workbench
  }

  private final class Warnings { var list: [String] = [] }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: recordings.path)) ?? []).sorted()
  }

  private func place(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size).windowPoint(
      CGPoint(x: x, y: y))
  }

  private func click(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    workbench.handle(.pointerDown(place(workbench, x, y), .left), at: time)
    workbench.handle(.pointerUp(place(workbench, x, y), .left), at: time + 0.1)
  }

  /// Runs `body` with a workbench that is released without a clean exit. Returns its inputs.
  private func crash(_ body: (Workbench) throws -> Void) throws -> [TimedInput] {
    let workbench = try start()
    try body(workbench)
    return workbench.playback.inputs
  }

  @Test func aRecordingIsRestoredAfterACrash() throws {
    let done = try crash { workbench in
      click(workbench, 200, 170, at: 1)
      workbench.perform(.edit(try Edit.parse("E.isHidden true")))
      click(workbench, 262, 424, at: 2)
      workbench.handle(.pointerDown(place(workbench, 200, 170), .left), at: 3)
      workbench.handle(.pointerUp(place(workbench, 200, 170), .left), at: 3.2)
    }
    let workbench = try start()
    #expect(workbench.playback.inputs == done)
    #expect(workbench.playback.tree.node("E")?.isHidden == true)
    #expect(workbench.display.statusMessage == "The recording of the last run, which ended unexpectedly, is restored.")
    #expect(files == ["1.yaml"])
  }

  @Test func eachInputIsWrittenAtOnce() throws {
    let workbench = try start()
    workbench.handle(.pointerDown(place(workbench, 200, 170), .left), at: 1)
    let read = { try String(contentsOf: self.recordings.appendingPathComponent("1.yaml"), encoding: .utf8) }
    #expect(try read().hasSuffix("script:\n  - down 200,170\n"))
    workbench.handle(.pointerMoved(place(workbench, 210, 170)), at: 1.5)
    workbench.handle(.pointerUp(place(workbench, 210, 170), .left), at: 1.6)
    #expect(try read().hasSuffix("  - down 200,170\n  - wait 500\n  - move 210,170\n  - wait 100\n  - up\n"))
  }

  @Test func anInputIsWrittenLaterIfTheWindowSaysWhen() throws {
    let workbench = try start()
    workbench.keepsRecordingLater = true
    workbench.handle(.pointerDown(place(workbench, 200, 170), .left), at: 1)
    workbench.advance(to: 1.1)
    #expect(files.isEmpty)
    workbench.keepRecording()
    #expect(files == ["1.yaml"])
  }

  @Test func theNextEventWritesTheInputsBeforeIt() throws {
    let workbench = try start()
    workbench.keepsRecordingLater = true
    workbench.handle(.pointerDown(place(workbench, 200, 170), .left), at: 1)
    workbench.handle(.pointerMoved(place(workbench, 210, 170)), at: 1.1)
    #expect(files.isEmpty)
    workbench.handle(.focusGained, at: 1.2)
    #expect(files == ["1.yaml"])
    let text = try String(contentsOf: recordings.appendingPathComponent("1.yaml"), encoding: .utf8)
    #expect(text.hasSuffix("  - down 200,170\n  - wait 100\n  - move 210,170\n"))
  }

  @Test func aFingerThatWasDownAtTheCrashIsCancelled() throws {
    let done = try crash { $0.handle(.pointerDown(place($0, 200, 170), .left), at: 1) }
    let workbench = try start()
    #expect(workbench.playback.inputs.dropLast() == done[...])
    #expect(workbench.display.story?.phase == .cancelled)
    click(workbench, 200, 170, at: 1)
    #expect(workbench.display.story?.phase == .ended)
  }

  @Test func anEditOfEarlierInputsIsWritten() throws {
    let done = try crash { workbench in
      click(workbench, 262, 424, at: 1)
      for alpha in ["0.5", "0.25", "0.005"] {
        workbench.perform(.edit(try Edit.parse("E.alpha \(alpha)")))
        workbench.advance(to: 2)
      }
    }
    #expect(done.count == 3)
    #expect(files == ["1.yaml"])
    #expect(try start().playback.inputs == done)
  }

  @Test func aCleanExitRemovesTheFile() throws {
    let workbench = try start()
    click(workbench, 262, 424, at: 1)
    #expect(files == ["1.yaml"])
    workbench.endRecording()
    #expect(files == [])
  }

  @Test func aResetRemovesTheFile() throws {
    let workbench = try start()
    click(workbench, 262, 424, at: 1)
    workbench.handle(.keyDown(.character("r"), [], isRepeat: false), at: 2)
    #expect(files == [])
  }

  @Test func theRecordingOfARunningProgramIsNotRestored() throws {
    let first = try start()
    click(first, 262, 424, at: 1)
    let second = try start()
    #expect(second.playback.inputs == [])
    click(second, 200, 170, at: 1)
    #expect(files == ["1.yaml", "2.yaml"])
  }

  @Test func aRecordingIsRestoredWhenItsSceneIsOpened() throws {
    let done = try crash { click($0, 262, 424, at: 1) }
    #expect(try start("P16").playback.inputs == [])
    #expect(try start("P01").playback.inputs == done)
  }

  @Test func withoutAGivenSceneTheOneOfTheRecordingOpens() throws {
    let done = try crash { click($0, 262, 424, at: 1) }
    let workbench = try start("P16", anyScene: true)
    #expect(workbench.display.scene.id == "P01")
    #expect(workbench.playback.inputs == done)
  }

  @Test(arguments: [
    "nonsense", "scene: P01\nvariant: default\nscript:\n  - up\n", "scene: P01\nvariant: none\nscript:\n  - tap 1,1\n",
    "scene: P01\nvariant: default\nscript:\n  - set gone.alpha 1\n", "\u{0}\u{1}\u{2}",
  ])
  func aBrokenFileIsRenamedWithOneWarning(text: String) throws {
    try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: recordings.appendingPathComponent("1.yaml"))
    let warnings = Warnings()
    let workbench = try start("P01", warnings)
    #expect(warnings.list.count == 1, "\(warnings.list)")
    #expect(warnings.list.first?.contains("1.yaml: the recording cannot be restored") == true)
    #expect(workbench.playback.inputs == [])
    #expect(files == ["1.yaml.broken"])
    _ = try start("P01", warnings)
    #expect(warnings.list.count == 1)
  }

  @Test func aFolderThatCannotBeWrittenCausesOneWarning() throws {
    try folder.write("recordings", "a file, not a folder")
    let warnings = Warnings()
    let workbench = try start("P01", warnings)
    click(workbench, 262, 424, at: 1)
    click(workbench, 262, 424, at: 2)
    #expect(warnings.list.count == 1)
    #expect(workbench.playback.inputs.count == 4)
  }

  @Test func theStateFolderFollowsTheXDGSpecification() {
    #expect(StateFolder.url(in: ["XDG_STATE_HOME": "/x", "HOME": "/h"])?.path == "/x/touchstone")
    #expect(StateFolder.url(in: ["XDG_STATE_HOME": "x", "HOME": "/h"])?.path == "/h/.local/state/touchstone")
    #expect(StateFolder.url(in: ["HOME": "/h"])?.path == "/h/.local/state/touchstone")
    #expect(StateFolder.url(in: [:]) == nil)
  }
}
