import Foundation
import Testing

@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace

/// Scenes that are built from nothing, and edits that are not lost.
@Suite struct NewSceneTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func workbench() throws -> Workbench {
    let workbench = try Workbench(preset: "P01", in: folder.url)
    workbench.keepRecordings(in: folder.url, openingAnyScene: true) { Issue.record("\($0)") }
    workbench.arrange()
    return workbench
  }

  private func addButton(to workbench: Workbench) {
    workbench.perform(.editSelection(.add(.button)))
    workbench.handle(.focusGained, at: workbench.time)
  }

  @Test func aNewSceneHasAWindowARootViewAndAController() throws {
    let workbench = try workbench()
    workbench.key(.character("n"), .control)
    #expect(workbench.isEditing && workbench.pointer.selected == "root")
    #expect(workbench.playback.tree.nodes.map(\.name) == ["W", "root"])
    #expect(workbench.playback.tree.responder("ViewController") != nil)
    #expect(workbench.title == "Untitled – Touchstone")
  }

  @Test func aCopyOfAPresetIsNoPreset() throws {
    let workbench = try workbench()
    let original = workbench.playback.scene
    workbench.key(.character("n"), [.control, .shift])
    let copy = workbench.playback.scene
    #expect(copy.lesson == nil && copy.source == nil && copy.name.english == "Five views copy")
    #expect(copy.windows == original.windows && copy.script == original.script)
  }

  @Test func twoNewScenesHaveTwoNames() throws {
    let workbench = try workbench()
    for _ in 0..<2 { workbench.key(.character("n"), .control) }
    #expect(workbench.title == "Untitled 2 – Touchstone")
    #expect(workbench.files.opened.map(\.id) == ["untitled-2", "untitled"])
  }

  @Test func anEditedSceneComesBackAsItWasLeft() throws {
    let workbench = try workbench()
    workbench.key(.character("n"), .control)
    addButton(to: workbench)
    let scene = workbench.playback.scene
    workbench.perform(.openScene(id: "P02"))
    #expect(workbench.playback.scene.id == "P02")
    workbench.perform(.openScene(id: "untitled"))
    #expect(workbench.playback.scene == scene)
    #expect(workbench.statusMessage?.text == "Your edits that were not saved are back.")
    // A preset's edits come back, too.
    workbench.perform(.openScene(id: "P02"))
    workbench.perform(.editTree([.rename("A", to: "box")]))
    workbench.perform(.openScene(id: "P01"))
    workbench.perform(.openScene(id: "P02"))
    #expect(workbench.playback.tree.node("box") != nil && workbench.playback.original.view(named: "A") != nil)
  }

  /// The journal has the edited tree, so that neither a crash nor a closed window loses it.
  @Test(arguments: [true, false])
  func editsSurviveTheEndOfTheProgram(isClosed: Bool) throws {
    var scene: Scene?
    do {
      let workbench = try workbench()
      workbench.key(.character("n"), .control)
      addButton(to: workbench)
      scene = workbench.playback.scene
      if isClosed { workbench.endRecording() }
    }
    let next = try workbench()
    #expect(next.playback.scene.isSame(as: try #require(scene)))
    #expect(next.playback.original.views.map(\.name) == ["root"])
    #expect(next.statusMessage?.text == "Your edits that were not saved are back.")
  }

  @Test func anEditedPresetSurvivesWithItsTouches() throws {
    var scene: Scene?, inputs: [TimedInput] = []
    do {
      let workbench = try workbench()
      workbench.perform(.playScript)
      workbench.perform(.editTree([.rename("E", to: "buy")]))
      workbench.handle(.focusGained, at: workbench.time)
      (scene, inputs) = (workbench.playback.scene, workbench.playback.inputs)
    }
    let next = try workbench()
    #expect(next.playback.scene == scene)
    #expect(next.playback.inputs == inputs)
    #expect(next.playback.stories.first?.result == .view("buy"))
  }

  @Test func aPresetThatWasNotEditedLeavesNothing() throws {
    do {
      let workbench = try workbench()
      workbench.perform(.playScript)
      workbench.perform(.edit(Edit("E", .isHidden(true))))
      workbench.handle(.focusGained, at: workbench.time)
      workbench.endRecording()
    }
    #expect(try workbench().playback.recorded.isEmpty)
  }
}
