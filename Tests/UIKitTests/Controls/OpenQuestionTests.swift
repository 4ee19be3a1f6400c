import Foundation
import Testing

@testable import UIKit

/// The open questions about controls, in both readings.
@Suite struct OpenQuestionTests {
  private func stage(_ change: (inout UIPipelineOptions) -> Void) -> TestStage {
    var options = UIPipelineOptions()
    change(&options)
    return TestStage("window 400x400\n  C:control 100,100 100x100 sends=all", options: options)
  }

  private func events(_ stage: TestStage) -> String {
    stage.transcript.split(separator: "\n").filter { $0.contains("touch") && !$0.contains("Tracking") }
      .joined(separator: " ").replacing("C.", with: "")
  }

  @Test("UN-04 UC-11 GN-18 the growth while tracking is 70 points, or 25", arguments: [(70.0, true), (25.0, false)])
  func growth(reach: Double, isInside: Bool) {
    let stage = stage { $0.controlReach = reach }
    stage.down("C")
    stage.move(150, 250, at: 0.1)
    stage.up(at: 0.2)
    #expect(events(stage).hasSuffix(isInside ? "touchUpInside" : "touchUpOutside"))
  }

  @Test("UN-05 UC-15 the crossing comes before the drag, or after it", arguments: [false, true])
  func crossing(after: Bool) {
    let stage = stage { $0.crossingComesAfterDrag = after }
    stage.down("C")
    stage.move(150, 300, at: 0.1)
    #expect(
      events(stage)
        == (after ? "touchDown touchDragOutside touchDragExit" : "touchDown touchDragExit touchDragOutside"))
  }

  @Test("UN-06 UC-06 a repeated touch-down sends both events, or only the repeat", arguments: [false, true])
  func repeatedDown(replaces: Bool) {
    let stage = stage { $0.repeatedDownReplacesDown = replaces }
    stage.tap("C")
    stage.wait(0.1)
    _ = stage.transcript
    stage.down("C")
    #expect(events(stage) == (replaces ? "touchDownRepeat" : "touchDown touchDownRepeat"))
  }

  @Test("UN-15 UC-27 the primary action comes after touchUpInside, or before", arguments: [false, true])
  func primary(first: Bool) {
    var options = UIPipelineOptions()
    options.primaryActionComesFirst = first
    let stage = TestStage("window 400x400\n  B:button 0,0 100x100 sends=all", options: options)
    stage.tap("B")
    let order = stage.transcript.split(separator: "\n").suffix(2)
    #expect(
      Array(order)
        == (first ? ["B.primaryActionTriggered", "B.touchUpInside"] : ["B.touchUpInside", "B.primaryActionTriggered"]))
  }
}
