import Foundation
import Testing

@testable import UIKitCore

/// The open questions about controls: the readings that are built.
@Suite struct OpenQuestionTests {
  private func fixture(_ change: (inout PipelineOptions) -> Void = { _ in }) -> PipelineFixture {
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

  @Test("enter and exit are sent before the drag event", .statements("UN-05", "UC-15"))
  func crossing() {
    let fixture = fixture()
    fixture.down("C")
    fixture.move(150, 300, at: 0.1)
    #expect(events(fixture) == "touchDown touchDragExit touchDragOutside")
  }

  @Test("a repeated touch-down sends both events", .statements("UN-06", "UC-06"))
  func repeatedDown() {
    let fixture = fixture()
    fixture.tap("C")
    fixture.wait(0.1)
    _ = fixture.transcript
    fixture.down("C")
    #expect(events(fixture) == "touchDown touchDownRepeat")
  }

  @Test("the primary action is sent after touchUpInside", .statements("UN-15", "UC-27"))
  func primary() {
    let fixture = PipelineFixture("window 400x400\n  B:button 0,0 100x100 sends=all")
    fixture.tap("B")
    let order = fixture.transcript.split(separator: "\n").suffix(2)
    #expect(Array(order) == ["B.touchUpInside", "B.primaryActionTriggered"])
  }
}
