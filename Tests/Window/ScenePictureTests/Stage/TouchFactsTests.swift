import Foundation
@testable import ScenePicture
@testable import StageSupport
import Testing
@testable import TouchTrace

/// What stands beside a finger and along its path.
struct TouchFactsTests {
  @Test func aPhoneRingsBesideTheFingerThatItCancels() throws {
    let call = try StageFixture(preset: "P26", at: .mark("call"))
    #expect(call.plan.marks.facts?.phone != nil)
    #expect(try StageFixture(preset: "P45", at: .mark("pressed")).plan.marks.facts?.phone == nil)
  }

  @Test func tapsAndForceStandBesideTheFinger() throws {
    let fixture = try StageFixture(preset: "P27", at: .mark("taps"))
    #expect(fixture.plan.marks.facts?.pill?.text == "tap 2")
    #expect(fixture.at(.mark("force")).plan.marks.facts?.pill?.text == "force 4")
    #expect(try StageFixture(preset: "P01").plan.marks.facts?.pill == nil)
  }

  @Test func theScaleIsThatOfTheRecognizerWithItsLimit() throws {
    let fixture = try StageFixture(preset: "P38", at: .mark("turned"))
    #expect(fixture.plan.marks.pair?.pill?.text == "× 1.38 after the first 8 pt")
    let actions = fixture.plan.display.trace.steps.map { TraceText.line(of: $0) }.filter { $0.contains("pinched") }
    #expect(actions.last?.hasSuffix("pinched to ViewController: × 1.38") == true)
  }

  @Test func everyControlEventHasItsPlaceOnThePath() throws {
    let fixture = try StageFixture(preset: "P44", at: .mark("path"))
    let marks = try #require(fixture.plan.marks.controlEvents)
    #expect(
      marks.events.map(\.name) == [
        "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchUpInside",
      ])
    #expect(marks.events.filter(\.isOutside).allSatisfy { !marks.boundary.contains($0.point) })
    #expect(marks.events.filter { !$0.isOutside }.allSatisfy { marks.boundary.contains($0.point) })
    for (index, event) in marks.events.enumerated() {
      #expect(!marks.events[..<index].contains { $0.label.frame.overlaps(event.label.frame) }, "\(event.name)")
    }
  }

  @Test func aPathOutsideOfTheBoundaryIsDrawnAsOutside() throws {
    let marks = try #require(try StageFixture(preset: "P44", at: .mark("path")).plan.marks.controlEvents)
    let x = marks.boundary.midX, y = marks.boundary.midY
    let path = [y, marks.boundary.minY + 1, marks.boundary.minY - 20, y].map { CGPoint(x: x, y: $0) }
    #expect(marks.parts(of: path).map(\.isOutside) == [false, true, false])
  }

  @Test func aTapOfAButtonHasNoNamesOfEvents() throws {
    #expect(try StageFixture(preset: "P13", at: .mark("beside")).plan.marks.controlEvents == nil)
  }

  @Test func aCellSaysWhetherItWasSelected() throws {
    let fixture = try StageFixture(preset: "P45", at: .mark("pressed"))
    #expect(fixture.plan.marks.selection?.isSelected == false)
    #expect(fixture.texts(of: "selected.cell2") == ["not selected"])
    let kept = try StageFixture(preset: "P45", at: .mark("pressed"), variant: "keeps")
    #expect(kept.texts(of: "selected.cell2") == ["selected"])
  }
}
