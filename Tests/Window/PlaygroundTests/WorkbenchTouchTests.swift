import Foundation
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

/// Touch input in the window: which touches reach the stage, and when their inputs are performed.
struct WorkbenchTouchTests {
  private let workbench: Workbench
  private var touches: [String] {
    workbench.playback.inputs.compactMap { timed in
      guard case .touch(let finger, let phase, let point, _) = timed.input else { return nil }
      return "\(timed.time): \(finger) \(phase) \(Int(point.x)),\(Int(point.y))"
    }
  }

  init() throws {
    var options = WorkbenchOptions()
    options.scene = "P01"
    workbench = try Workbench(options: options)
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: x, y: y))
  }

  private var middleOfTheInspector: CGPoint {
    let panel = workbench.appearance.layout.panel
    return CGPoint(x: panel.midX, y: panel.midY)
  }

  // MARK: Frames

  @Test func movesAreCollectedIntoOnePerFrame() {
    workbench.handle(.pointerDown(place(200, 170), .left), at: 1)
    for step in 1...20 {
      workbench.handle(.pointerMoved(place(200 + CGFloat(10 * step), 170)), at: 1 + TimeInterval(step) / 1000)
    }
    workbench.handle(.pointerUp(place(400, 170), .left), at: 1.021)
    #expect(
      touches == [
        "0: 1 began 200,170", "1: 1 moved 210,170", "18: 1 moved 370,170", "21: 1 moved 400,170",
        "22: 1 ended 400,170",
      ])
  }

  @Test func aWaitingMoveIsPerformedAtItsDeadline() throws {
    workbench.handle(.pointerDown(place(200, 170), .left), at: 1)
    workbench.handle(.pointerMoved(place(210, 170)), at: 1.001)
    workbench.handle(.pointerMoved(place(220, 170)), at: 1.002)
    let deadline = try #require(workbench.nextDeadline)
    #expect(touches.last == "1: 1 moved 210,170")
    workbench.advance(to: deadline)
    #expect(touches.last == "18: 1 moved 220,170")
    #expect(workbench.nextDeadline == nil)
  }

  @Test func aKeyComesAfterTheMovesBeforeIt() {
    workbench.handle(.pointerDown(place(200, 170), .left), at: 1)
    workbench.handle(.pointerMoved(place(210, 170)), at: 1.001)
    workbench.handle(.pointerMoved(place(220, 170)), at: 1.002)
    workbench.handle(.keyDown(.character("s"), .control, isRepeat: false), at: 1.002)
    #expect(touches.last == "2: 1 moved 220,170")
  }

  @Test func movesOfSeveralFingersInOneFrameAreOneEvent() {
    for id in 1...3 { workbench.handle(.finger(id: Int64(id), .down, place(200, 170), pressure: 1), at: 1) }
    workbench.handle(.finger(id: 1, .moved, place(201, 170), pressure: 1), at: 1.02)
    for id in 1...3 { workbench.handle(.finger(id: Int64(id), .moved, place(210, 170), pressure: 1), at: 1.021) }
    workbench.advance(to: 1.037)
    #expect(touches.suffix(3) == ["37: 1 moved 210,170", "37: 2 moved 210,170", "37: 3 moved 210,170"])
  }

  // MARK: Panels and stage

  @Test func aFingerThatStartsOnAPanelStaysWithThePanel() {
    workbench.handle(.finger(id: 4, .down, middleOfTheInspector, pressure: 1), at: 1)
    workbench.handle(.finger(id: 4, .moved, place(200, 170), pressure: 1), at: 1.1)
    workbench.handle(.finger(id: 4, .down, place(200, 170), pressure: 1), at: 1.15)
    workbench.handle(.finger(id: 4, .up, place(200, 170), pressure: 1), at: 1.2)
    #expect(workbench.panels.fingers == [])
    workbench.handle(.finger(id: 4, .down, middleOfTheInspector, pressure: 1), at: 2)
    workbench.handle(.finger(id: 4, .down, middleOfTheInspector, pressure: 1), at: 2)
    #expect(workbench.panels.fingers == [4])
    workbench.handle(.hidden, at: 2)
    #expect(workbench.panels.fingers == [])
  }

  @Test func aFingerOnTheStageStaysWithTheStage() {
    workbench.handle(.finger(id: 4, .down, place(200, 170), pressure: 1), at: 1)
    workbench.handle(.finger(id: 4, .down, middleOfTheInspector, pressure: 1), at: 1.1)
    workbench.handle(.finger(id: 4, .up, middleOfTheInspector, pressure: 1), at: 1.2)
    #expect(workbench.panels.fingers == [])
    #expect(workbench.playback.fingersDown == [])
    #expect(touches.count == 3)
  }

  @Test func aFingerOnThePanelDoesNotTouchTheStage() {
    workbench.handle(.finger(id: 1, .down, place(200, 170), pressure: 1), at: 1)
    workbench.handle(.finger(id: 2, .down, middleOfTheInspector, pressure: 1), at: 1.1)
    workbench.handle(.finger(id: 2, .up, middleOfTheInspector, pressure: 1), at: 1.2)
    workbench.handle(.finger(id: 1, .up, place(200, 170), pressure: 1), at: 1.3)
    #expect(touches == ["0: 1 began 200,170", "300: 1 ended 200,170"])
  }

  @Test func panelsIgnoreOtherButtons() {
    workbench.handle(.pointerDown(middleOfTheInspector, .right), at: 1)
    workbench.handle(.pointerUp(middleOfTheInspector, .right), at: 1.1)
    #expect(workbench.panels.fingers == [] && touches == [])
  }

  // MARK: Several fingers

  @Test func aPairOfTheMouseIsOneEventWithTwoFingers() {
    workbench.handle(.modifiers(.control), at: 1)
    workbench.handle(.pointerDown(place(200, 170), .left), at: 1)
    workbench.handle(.pointerUp(place(200, 170), .left), at: 1.1)
    let events = workbench.playback.trace.steps.compactMap { step in
      if case .event(let reports) = step.kind { reports.map { "\($0.finger) \($0.phase)" } } else { nil }
    }
    #expect(events == [["1 began", "2 began"], ["1 ended", "2 ended"]])
  }

  @Test func thePreviewShowsTheFingersOfAPair() {
    workbench.handle(.pointerMoved(place(200, 170)), at: 1)
    workbench.handle(.modifiers(.control), at: 1)
    #expect(workbench.display.touchPreview.phantoms.map(\.finger) == [1, 2])
    workbench.handle(.pointerMoved(middleOfTheInspector), at: 1)
    #expect(workbench.display.touchPreview == TouchPreview())
  }

  @Test func aFingerIsIgnoredAfterAnInterrupt() {
    workbench.handle(.pointerDown(place(200, 170), .left), at: 1)
    workbench.handle(.keyDown(.character("i"), [], isRepeat: false), at: 1.1)
    workbench.handle(.pointerMoved(place(220, 170)), at: 1.2)
    workbench.handle(.pointerUp(place(220, 170), .left), at: 1.3)
    #expect(workbench.display.story?.phase == .cancelled)
    #expect(workbench.playback.fingersDown == [])
    workbench.handle(.pointerDown(place(220, 170), .left), at: 2)
    #expect(workbench.display.story?.phase == .began)
  }

  @Test func openingAnotherPresetRemovesTheFingers() {
    workbench.handle(.pointerDown(place(200, 170), .left), at: 1)
    workbench.handle(.keyDown(.pageDown, [], isRepeat: false), at: 1.1)
    workbench.handle(.pointerUp(place(200, 170), .left), at: 1.2)
    #expect(touches == [])
  }

  // MARK: Keys

  @Test func aPanelWithTheFocusReceivesTheArrowKeys() {
    workbench.handle(.keyDown(.enter, [], isRepeat: false), at: 1)
    workbench.handle(.keyUp(.enter, []), at: 1)
    #expect(workbench.display.touchPreview.hasKeyboard)
    #expect(workbench.panels.focus(on: .panel))
    workbench.handle(.keyDown(.down, [], isRepeat: false), at: 1.1)
    #expect(!workbench.display.touchPreview.hasKeyboard)
  }

  @Test func theWheelScrollsPanelsWhileNoFingerIsDown() {
    workbench.handle(.wheel(dx: 0, dy: 1, at: place(200, 170)), at: 1)
    #expect(touches == [])
    workbench.handle(.pointerDown(place(200, 170), .left), at: 1)
    workbench.handle(.wheel(dx: 0, dy: 3, at: place(200, 170)), at: 1.1)
    workbench.advance(to: 2)
    #expect(
      workbench.playback.inputs.last?.input == .touch(finger: 1, phase: .moved, at: CGPoint(x: 200, y: 170), force: 1))
  }
}
