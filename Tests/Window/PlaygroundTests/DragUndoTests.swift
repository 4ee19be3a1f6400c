import Foundation
import Testing
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace

/// A drag of a control makes many edits that are undone as one, and touches are not undone with an edit.
@Suite struct DragUndoTests {
  /// Drags on a control of the panels, one pixel after the other.
  private func drag(_ control: String, from start: CGFloat, by distance: Int, in workbench: Workbench) throws {
    workbench.updatePanels()
    let frame = try #require(workbench.panels.frame(of: control))
    func point(_ x: Int) -> CGPoint { CGPoint(x: frame.minX + start + CGFloat(x), y: frame.midY) }
    workbench.handle(.pointerDown(point(0), .left), at: workbench.time)
    for x in 1...distance { workbench.handle(.pointerMoved(point(x)), at: workbench.time) }
    workbench.handle(.pointerUp(point(distance), .left), at: workbench.time)
  }

  @Test(arguments: [("inspector.alpha", 20), ("inspector.frame.x", 8)])
  func oneDragIsOneUndoStep(_ control: String, _ start: CGFloat) throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let before = workbench.playback.inputs
    try drag(control, from: start, by: 30, in: workbench)
    let after = workbench.playback.inputs
    #expect(after != before)
    try drag(control, from: start, by: 10, in: workbench)
    #expect(workbench.playback.inputs != after)
    workbench.perform(.undo)
    #expect(workbench.playback.inputs == after)
    workbench.perform(.undo)
    #expect(workbench.playback.inputs == before)
    workbench.perform(.redo)
    #expect(workbench.playback.inputs == after)
  }

  @Test func theGhostOfADragIsTheRunBeforeIt() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let before = try #require(workbench.display.finalStory?.result)
    for alpha in [0.5, 0, 0.005] { workbench.perform(.edit(Edit("E", .alpha(alpha)))) }
    #expect(workbench.display.finalStory?.result != before)
    #expect(workbench.session.currentGhost?.story.result == before)
  }

  @Test func editsAfterADragAreSteps() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    try drag("inspector.alpha", from: 20, by: 5, in: workbench)
    let dragged = workbench.playback.inputs
    workbench.perform(.edit(Edit("E", .isHidden(true))))
    workbench.perform(.undo)
    #expect(workbench.playback.inputs == dragged)
  }

  private func tap(_ x: Int, _ y: Int, in workbench: Workbench) {
    for phase in [Input.Phase.began, .ended] {
      workbench.playback.perform(
        .touch(finger: 1, phase: phase, at: CGPoint(x: x, y: y), force: nil), at: workbench.playback.now + 50)
    }
  }

  @Test(arguments: [
    Command.edit(Edit("E", .isHidden(true))), .editTree([.remove("E")]), .editTree([.rename("E", to: "other")]),
  ])
  func touchesAfterAnEditStayWhenItIsUndone(_ change: Command) throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let scene = workbench.playback.scene
    workbench.perform(change)
    let edited = workbench.playback.scene
    tap(100, 120, in: workbench)
    workbench.perform(.undo)
    #expect(workbench.playback.scene == scene && workbench.playback.tree.node("E")?.isHidden == false)
    #expect(workbench.display.finalStory?.result?.view == "B")
    #expect(workbench.playback.recorded.count { $0.input.isTouch } == 6)
    tap(100, 520, in: workbench)
    workbench.perform(.redo)
    #expect(workbench.playback.scene == edited && workbench.playback.tree.node("E")?.isHidden != false)
    #expect(workbench.display.finalStory?.result?.view == "A", "also the touch after the undo")
    #expect(workbench.playback.recorded.count { $0.input.isTouch } == 8)
  }

  /// The first edit is an input at the time of the second one.
  @Test func touchesAfterTwoEditsAtOneTimeStay() throws {
    let workbench = try Workbench(preset: "P01")
    for view in ["D", "E"] { workbench.perform(.edit(Edit(view, .isHidden(true)))) }
    tap(100, 120, in: workbench)
    workbench.perform(.undo)
    #expect(workbench.playback.tree.node("D")?.isHidden == true && workbench.playback.tree.node("E")?.isHidden == false)
    #expect(workbench.playback.recorded.count { $0.input.isTouch } == 2)
    #expect(workbench.display.finalStory?.result?.view == "B")
  }

  @Test func undoOfAResetGivesItsTouchesBack() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let before = workbench.playback.recorded
    workbench.perform(.reset)
    tap(100, 120, in: workbench)
    workbench.perform(.undo)
    #expect(workbench.playback.recorded == before)
  }
}
