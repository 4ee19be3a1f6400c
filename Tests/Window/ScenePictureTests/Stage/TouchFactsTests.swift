import Canvas
import Foundation
@testable import ScenePicture
@testable import StageSupport
import Testing
@testable import TouchTrace

/// What stands beside a finger and along its path.
struct TouchFactsTests {
  @Test func aPhoneRingsBesideTheFingerThatItCancels() throws {
    let call = try StageFixture(preset: "P26", at: .mark("call"))
    #expect(call.plan.mark(FingerFacts.self)?.phone != nil)
    #expect(try StageFixture(preset: "P45", at: .mark("pressed")).plan.mark(FingerFacts.self)?.phone == nil)
  }

  @Test func tapsAndForceStandBesideTheFinger() throws {
    let fixture = try StageFixture(preset: "P27", at: .mark("taps"))
    #expect(fixture.plan.mark(FingerFacts.self)?.pill?.text == "tap 2")
    #expect(fixture.at(.mark("force")).plan.mark(FingerFacts.self)?.pill?.text == "force 4")
    #expect(try StageFixture(preset: "P01").plan.mark(FingerFacts.self)?.pill == nil)
  }

  @Test func theScaleIsThatOfTheRecognizerWithItsLimit() throws {
    let fixture = try StageFixture(preset: "P38", at: .mark("turned"))
    #expect(fixture.plan.mark(PairMark.self)?.pill?.text == "× 1.38 after the first 8 pt")
    let actions = fixture.plan.display.trace.steps.map { TraceText.line(of: $0) }.filter { $0.contains("pinched") }
    #expect(actions.last?.hasSuffix("pinched to ViewController: × 1.38") == true)
  }

  @Test func everyControlEventHasItsPlaceOnThePath() throws {
    let fixture = try StageFixture(preset: "P44", at: .mark("path"))
    let marks = try #require(fixture.plan.mark(ControlEventMarks.self))
    #expect(
      marks.events.map(\.name) == [
        "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchUpInside",
      ])
    #expect(marks.events.filter(\.isOutside).allSatisfy { !marks.boundary.frame.contains($0.point) })
    #expect(marks.events.filter { !$0.isOutside }.allSatisfy { marks.boundary.frame.contains($0.point) })
    for (index, event) in marks.events.enumerated() {
      #expect(!marks.events[..<index].contains { $0.label.frame.overlaps(event.label.frame) }, "\(event.name)")
    }
  }

  @Test func aPathOutsideOfTheBoundaryIsDrawnAsOutside() throws {
    let marks = try #require(try StageFixture(preset: "P44", at: .mark("path")).plan.mark(ControlEventMarks.self))
    let x = marks.boundary.frame.midX, y = marks.boundary.frame.midY
    let path = [y, marks.boundary.frame.minY + 1, marks.boundary.frame.minY - 20, y].map { CGPoint(x: x, y: $0) }
    #expect(marks.parts(of: path).map(\.isOutside) == [false, true, false])
  }

  @Test func aTapOfAButtonHasNoNamesOfEvents() throws {
    #expect(try StageFixture(preset: "P13", at: .mark("beside")).plan.mark(ControlEventMarks.self) == nil)
  }

  @Test func aCellSaysWhetherItWasSelected() throws {
    let fixture = try StageFixture(preset: "P45", at: .mark("pressed"))
    #expect(fixture.plan.mark(SelectionMark.self)?.isSelected == false)
    #expect(fixture.texts(of: "selected.cell2") == ["not selected"])
    let kept = try StageFixture(preset: "P45", at: .mark("pressed"), variant: "keeps")
    #expect(kept.texts(of: "selected.cell2") == ["selected"])
  }

  /// A round casing showed only four arcs beside the square plate of finger 2.
  @Test func theCasingOfANumberHasTheShapeOfItsPlate() throws {
    let fixture = try StageFixture(preset: "P28", variant: "multiple"), side = fixture.plan.measures.smallBadge + 3
    let casings = fixture.drawings.compactMap { drawing -> Path? in
      guard drawing.element == "finger.2", case .fill(let path, _) = drawing.content else { return nil }
      return path.bounds?.width == side ? path : nil
    }
    let bounds = try #require(casings.first?.bounds)
    #expect(casings == [.roundedRect(bounds, radius: 4.5)])
  }
}
