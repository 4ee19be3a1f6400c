import Canvas
import Foundation
import TouchTrace

/// The finger's point in the coordinates of the view that is asked, as distances from its left and top edges.
struct Axes: StageMark, Equatable {
  let order = MarkOrder.overTags
  var view: String
  /// The origin of the view's coordinates, as far as it is visible.
  var origin: CGPoint
  var finger: CGPoint
  /// The projections of the finger to the left edge and to the top edge.
  var left: CGPoint
  var top: CGPoint
  /// The visible parts of both lines: they are interrupted by tags.
  var parts: [LineSegment]
  /// Nil where they do not fit.
  var x: Pill?
  var y: Pill?

  init?(
    of view: StagedView, _ question: TouchStory.Question, finger: CGPoint, tags: [CGRect], _ placer: inout LabelPlacer
  ) {
    let bounds = view.node.bounds
    guard bounds.width > 0, bounds.height > 0, view.corners.count == 4 else { return nil }
    let corners = view.corners
    let place = { (x: CGFloat, y: CGFloat) in
      let (u, v) = ((x - bounds.minX) / bounds.width, (y - bounds.minY) / bounds.height)
      return CGPoint(
        x: corners[0].x + (corners[1].x - corners[0].x) * u + (corners[3].x - corners[0].x) * v,
        y: corners[0].y + (corners[1].y - corners[0].y) * u + (corners[3].y - corners[0].y) * v)
    }
    (self.view, self.finger) = (view.name, finger)
    // Measured from the visible edges; the origin of a scrolled view is elsewhere.
    origin = corners[0]
    left = place(bounds.minX, question.point.y)
    top = place(question.point.x, bounds.minY)
    parts = [left, top].flatMap { LineSegment(start: $0, end: finger).parts(outside: tags) }
    x = Axes.pill("x \(number(question.point.x))", from: left, to: finger, &placer)
    y = Axes.pill("y \(number(question.point.y))", from: top, to: finger, &placer)
  }

  /// Places a pill on the line, or beside it where the line is short.
  private static func pill(
    _ text: String, from start: CGPoint, to end: CGPoint, _ placer: inout LabelPlacer
  ) -> Pill? {
    let font = Font.mono(placer.textSize)
    return placer.pill(text, font, onLineFrom: start, to: end)
      ?? placer.pill(text, font, beside: CGRect(from: start, to: end))
  }

  var element: ElementName { .axes(of: view) }
  var labels: [PlacedLabel] { labels(x, y) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let (appearance, measures) = (plan.appearance, plan.measures)
    let lineColor = appearance.theme.text, scale = measures.scale
    let pen = measures.pen(1.5, dash: [4, 3])
    for part in parts {
      list.stroke(.line(from: part.start, to: part.end), measures.pen(4), appearance.theme.panel.opacity(0.5))
      list.stroke(.line(from: part.start, to: part.end), pen, lineColor)
    }
    list.fill(.circle(center: origin, radius: 4.5 * scale), appearance.theme.panel)
    list.stroke(.circle(center: origin, radius: 4 * scale), measures.pen(1.5), lineColor)
    x?.draw(lineColor, appearance, &list)
    y?.draw(lineColor, appearance, &list)
  }
}
