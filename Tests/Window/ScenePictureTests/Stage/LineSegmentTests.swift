@testable import StageSupport
import Foundation
import Testing
@testable import ScenePicture
@testable import TouchTrace

/// The parts of a line outside of rectangles.
struct LineSegmentTests {
  private let line = LineSegment(start: CGPoint(x: 0, y: 10), end: CGPoint(x: 100, y: 10))

  private func spans(_ rects: CGRect...) -> [[CGFloat]] {
    line.parts(outside: rects).map { [$0.start.x, $0.end.x] }
  }

  @Test func coveredPartsAreLeftOut() {
    #expect(spans() == [[0, 100]])
    #expect(spans(CGRect(x: 20, y: 0, width: 30, height: 20)) == [[0, 20], [50, 100]])
    #expect(spans(CGRect(x: 60, y: 0, width: 90, height: 20), CGRect(x: -5, y: 5, width: 25, height: 9)) == [[20, 60]])
    #expect(
      spans(CGRect(x: 20, y: 0, width: 30, height: 20), CGRect(x: 40, y: 0, width: 20, height: 20)) == [
        [0, 20], [60, 100],
      ])
    #expect(spans(CGRect(x: -1, y: 0, width: 200, height: 20)).isEmpty)
  }

  @Test func rectanglesBesideTheLineCoverNothing() {
    #expect(
      spans(CGRect(x: 20, y: 11, width: 30, height: 20), CGRect(x: 200, y: 0, width: 9, height: 20)) == [[0, 100]])
  }

  @Test func slantedLinesAreCutToo() {
    let slanted = LineSegment(start: .zero, end: CGPoint(x: 100, y: 100))
    let parts = slanted.parts(outside: [CGRect(x: 50, y: 20, width: 100, height: 50)])
    #expect(
      parts == [
        LineSegment(start: .zero, end: CGPoint(x: 50, y: 50)),
        LineSegment(start: CGPoint(x: 70, y: 70), end: CGPoint(x: 100, y: 100)),
      ])
  }

  @Test func axesOfTheAskedViewDoNotCoverTags() throws {
    let stage = try StageFixture(preset: "P01", mode: .step)
    var seen = 0
    for step in 0...stage.display.trace.steps.count {
      let plan = stage.at(.step(step)).plan
      guard let axes = plan.mark(Axes.self) else { continue }
      seen += 1
      for tag in plan.tags {
        #expect(axes.parts.allSatisfy { $0.parts(outside: [tag.frame]) == [$0] }, "\(tag.view) at step \(step)")
      }
    }
    #expect(seen > 4)
  }
}
