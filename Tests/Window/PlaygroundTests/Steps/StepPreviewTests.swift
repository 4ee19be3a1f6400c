import Foundation
import Testing
@testable import Canvas
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

@Suite struct StepPreviewTests {
  /// A window in which the script was played, and the place of a step on its timeline.
  private struct Window {
    let workbench: Workbench
    let chart: TimelineChart
    /// The steps of the last touch.
    let sequence: Range<Int>

    init(_ size: CGSize = CGSize(width: 1280, height: 800)) throws {
      var options = WorkbenchOptions()
      (options.scene, options.size) = ("P01", size)
      workbench = try Workbench(options: options)
      workbench.perform(.playScript)
      workbench.arrange()
      sequence = workbench.display.sequence
      chart = try #require(workbench.panels.timeline.subviews.compactMap { $0 as? TimelineChart }.first)
    }

    /// - Parameter step: counted from the first step of the touch.
    func place(of step: Int, y: CGFloat = TimelineMeasures.ticks) -> CGPoint {
      chart.convert(CGPoint(x: chart.x(chart.scale.middle(of: sequence.lowerBound + step)), y: y), to: nil)
    }

    /// The number of steps of the touch that have happened on the stage.
    var shownStep: Int? { shown.stage.map { $0.cursor - sequence.lowerBound } }

    /// The number of steps of the touch before the cursor.
    var step: Int { workbench.playback.cursor - sequence.lowerBound }

    /// What the stage and the narration show.
    var shown: (stage: DisplayState?, narration: [String]) {
      workbench.arrange()
      let narration = workbench.panels.regions(workbench.appearance).first { $0.name == Region.narration.rawValue }
      let texts = narration?.drawings.compactMap { drawing -> String? in
        if case .text(let text, _, _, _) = drawing.content { text } else { nil }
      }
      return (workbench.screen.stageCache.plan?.display, texts ?? [])
    }
  }

  @Test func restingOnTheTimelineShowsTheStepOnStageAndInTheNarration() throws {
    let window = try Window(), workbench = window.workbench
    let before = window.shown, mode = workbench.player.mode, cursor = workbench.playback.cursor
    workbench.handle(.pointerMoved(window.place(of: 4)), at: 1)
    #expect(workbench.nextDeadline == 1 + PanelHost.previewDelay)
    #expect(window.shown.narration == before.narration)
    workbench.advance(to: 1.3)
    let preview = window.shown
    #expect(preview.stage?.cursor == window.sequence.lowerBound + 5 && preview.stage?.mode == .step)
    #expect(preview.narration != before.narration)
    #expect(workbench.playback.cursor == cursor && workbench.player.mode == mode)

    // The same as a step to this place.
    workbench.handle(.pointerLeft, at: 2)
    #expect(window.shown.narration == before.narration && window.shown.stage == before.stage)
    workbench.perform(.goTo(step: window.sequence.lowerBound + 5))
    let step = window.shown
    #expect(step.narration == preview.narration)
    #expect(step.stage?.story == preview.stage?.story && step.stage?.tree == preview.stage?.tree)
    #expect(step.stage?.otherFingers == preview.stage?.otherFingers)
  }

  @Test func thePreviewFollowsThePointerUntilItLeavesTheSteps() throws {
    let window = try Window(), workbench = window.workbench
    workbench.handle(.pointerMoved(window.place(of: 4)), at: 1)
    workbench.advance(to: 1.5)
    workbench.handle(.pointerMoved(window.place(of: 9, y: 60)), at: 1.6)
    #expect(window.shownStep == 10)
    workbench.handle(.pointerMoved(window.place(of: 9, y: TimelineMeasures.chapters)), at: 1.7)
    #expect(window.shownStep == window.step)
  }

  @Test func pressesKeysAndPlayingEndThePreview() throws {
    let window = try Window(), workbench = window.workbench
    func rest(at time: TimeInterval) {
      workbench.handle(.pointerMoved(window.place(of: 9)), at: time)
      workbench.handle(.pointerMoved(window.place(of: 4)), at: time)
      workbench.advance(to: time + 1)
    }
    rest(at: 1)
    #expect(window.shownStep == 5)
    workbench.key(.right)
    #expect(window.shownStep == window.step)
    rest(at: 3)
    workbench.handle(.pointerDown(window.place(of: 7), .left), at: 4)
    #expect(window.step == 8 && window.shownStep == 8)
    workbench.handle(.pointerUp(window.place(of: 7), .left), at: 4)
    rest(at: 5)
    #expect(window.shownStep == 5)
    workbench.perform(.setPlaying(true))
    #expect(window.shownStep == window.step)
  }

  @Test func anEmptyTimelineHasNoPreview() throws {
    let window = try Window(), workbench = window.workbench
    workbench.perform(.reset)
    workbench.arrange()
    workbench.handle(.pointerMoved(window.chart.convert(CGPoint(x: 100, y: 42), to: nil)), at: 1)
    workbench.advance(to: 2)
    #expect(window.shown.stage?.cursor == 0 && workbench.panels.previewedCursor == nil)
  }
}
