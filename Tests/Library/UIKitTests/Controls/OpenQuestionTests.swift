import Foundation
import Testing

@testable import UIKit

/// The open questions about controls, with both readings.
@Suite struct OpenQuestionTests {
  private func fixture(_ change: (inout PipelineOptions) -> Void) -> PipelineFixture {
    var options = PipelineOptions()
    change(&options)
    return PipelineFixture("window 400x400\n  C:control 100,100 100x100 sends=all", options: options)
  }

  private func events(_ fixture: PipelineFixture) -> String {
    fixture.transcript.split(separator: "\n").filter { $0.contains("touch") && !$0.contains("Tracking") }
      .joined(separator: " ").replacing("C.", with: "")
  }

  @Test(
    "the tracking bounds are 70 points larger, or 25", .statements("UN-04", "UC-11", "GN-18"),
    arguments: [(70.0, true), (25.0, false)])
  func growth(reach: Double, isInside: Bool) {
    let fixture = fixture { $0.controlReach = reach }
    fixture.down("C")
    fixture.move(150, 250, at: 0.1)
    fixture.up(at: 0.2)
    #expect(events(fixture).hasSuffix(isInside ? "touchUpInside" : "touchUpOutside"))
  }

  @Test(
    "enter and exit are sent before the drag event, or after it", .statements("UN-05", "UC-15"),
    arguments: [false, true])
  func crossing(after: Bool) {
    let fixture = fixture { $0.crossingComesAfterDrag = after }
    fixture.down("C")
    fixture.move(150, 300, at: 0.1)
    #expect(
      events(fixture)
        == (after ? "touchDown touchDragOutside touchDragExit" : "touchDown touchDragExit touchDragOutside"))
  }

  @Test(
    "a repeated touch-down sends both events, or only the repeat", .statements("UN-06", "UC-06"),
    arguments: [false, true])
  func repeatedDown(replaces: Bool) {
    let fixture = fixture { $0.repeatedDownReplacesDown = replaces }
    fixture.tap("C")
    fixture.wait(0.1)
    _ = fixture.transcript
    fixture.down("C")
    #expect(events(fixture) == (replaces ? "touchDownRepeat" : "touchDown touchDownRepeat"))
  }

  @Test(
    "the primary action is sent after touchUpInside, or before it", .statements("UN-15", "UC-27"),
    arguments: [false, true])
  func primary(first: Bool) {
    var options = PipelineOptions()
    options.primaryActionComesFirst = first
    let fixture = PipelineFixture("window 400x400\n  B:button 0,0 100x100 sends=all", options: options)
    fixture.tap("B")
    let order = fixture.transcript.split(separator: "\n").suffix(2)
    #expect(
      Array(order)
        == (first ? ["B.primaryActionTriggered", "B.touchUpInside"] : ["B.touchUpInside", "B.primaryActionTriggered"]))
  }
}
