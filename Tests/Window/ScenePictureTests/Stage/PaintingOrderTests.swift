import CoreGraphics
import Testing
@testable import StageSupport
@testable import TouchTrace

@testable import ScenePicture

/// The order in which views and the parts of their drawings are painted.
@MainActor @Suite struct PaintingOrderTests {
  private func fill(_ x: CGFloat) -> DrawingCommand {
    DrawingCommand(.fill(PathValue(CGRect(x: x, y: 0, width: 5, height: 5)), .winding, .black))
  }

  @Test func aDrawingIsSplitAtItsSubviews() {
    let edge = DrawingCommand(.clip(PathValue(CGRect(x: 0, y: 0, width: 9, height: 9)), .winding))
    let end = DrawingCommand(.endClip), mark = DrawingCommand(.subview(1))
    #expect(
      DisplayList([fill(1), edge, fill(2), mark, fill(3), end]).parts == [
        .drawing(DisplayList([fill(1), edge, fill(2), end])), .subview(1), .drawing(DisplayList([edge, fill(3), end])),
      ])
    #expect(DisplayList([edge, mark, end]).parts == [.subview(1)] && DisplayList().parts == [])
  }

  @Test func partsOfADrawingLieBetweenSubviews() throws {
    var views = try StageFixture(preset: "P01", at: .untouched).plan.views
    let parent = try #require(views.firstIndex { $0.node.subviews.count > 1 }), node = views[parent].node
    views[parent].node.drawing = DisplayList([
      fill(0), DrawingCommand(.subview(1)), fill(1), DrawingCommand(.subview(0)), fill(2),
    ])
    func names(showsDrawings: Bool) -> [String] {
      PaintingOrder(views, showsDrawings: showsDrawings).steps.map { step in
        switch step {
        case .view(let view, _): view.name
        case .front(let view, _): view.name + " front"
        }
      }
    }
    let plain = names(showsDrawings: false), drawn = names(showsDrawings: true)
    #expect(plain == views.map(\.name))
    let places = [node.name, node.subviews[1], node.name + " front", node.subviews[0]].map {
      drawn.firstIndex(of: $0) ?? -1
    }
    #expect(places == places.sorted() && !places.contains(-1) && drawn.count == views.count + 2)
  }
}
