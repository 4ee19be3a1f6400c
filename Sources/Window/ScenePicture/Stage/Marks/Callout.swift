import Canvas
import Foundation
import Narration
import TouchTrace

/// A box beside the device with the finger's point in the view that is asked, and the size of that view.
struct Callout: StageMark, Equatable {
  let element = ElementName.callout
  let order = MarkOrder.overFingers
  var frame: CGRect
  /// From the view's right edge.
  var line: Route
  var title: String
  var point: String
  var size: String

  private static let textFont = Font.sans(11)
  private static let codeFont = Font.mono(12)

  /// Nil on a projected stage, or if every place covers something.
  init?(
    of view: StagedView, _ question: TouchStory.Question, _ geometry: StageGeometry, _ appearance: Appearance,
    _ placer: inout LabelPlacer
  ) {
    guard !appearance.layout.isProjector else { return nil }
    title = StatusText.pointIn(view.name)[appearance.languages.first]
    point = StatusText.point(question.point)[appearance.languages.first]
    size = "\(number(view.node.bounds.width)) × \(number(view.node.bounds.height))"
    let stage = appearance.layout.stage, right = stage.maxX - 9
    let texts = [(title, Callout.textFont), (point, Callout.codeFont), (size, Callout.textFont)]
    let width = (texts.map { appearance.typesetter.width(of: $0.0, $0.1) }.max() ?? 0) + 22
    let left = min(geometry.reach.maxX + 3, right - min(width, stage.width / 2)).rounded()
    let wanted = view.box.minY + 22
    let heights = [wanted] + stride(from: stage.minY + 8, through: stage.maxY - 72, by: 8)
    let frames = heights.map { y in
      CGRect(
        x: left, y: min(max(y, stage.minY + 8), stage.maxY - 72).rounded(), width: min(right - left, 160), height: 64)
    }
    let candidates = frames.enumerated().map {
      LabelPlacer.Candidate(label: $1, areas: [$1], cost: CGFloat($0), isOnLine: true)
    }
    guard let frame = placer.place(candidates) else { return nil }
    self.frame = frame
    let y = min(max(frame.minY + 12, view.box.minY + 3), view.box.maxY - 3).rounded() + 0.5
    line = Route([CGPoint(x: view.corners.rightEdge(at: y) + 2, y: y), CGPoint(x: frame.minX, y: y)])
  }

  var labels: [PlacedLabel] { [PlacedLabel(element: element, frame: frame, isOnLine: true)] }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let appearance = plan.appearance, theme = appearance.theme
    let edge = Path.roundedRect(frame.insetBy(dx: 0.75, dy: 0.75), radius: 6)
    list.stroke(.polyline(line.points), width: 5.5, theme.panel)
    list.stroke(.polyline(line.points), width: 1.5, theme.text)
    list.fill(edge, theme.panel)
    list.stroke(edge, width: 1.5, theme.text)
    let rows: [(String, Font, Color, CGFloat)] = [
      (title, .sans(11), theme.secondaryText, 15), (point, .mono(12), theme.text, 32),
      (size, .mono(11), theme.faintText, 50),
    ]
    for (text, font, color, y) in rows {
      let point = CGPoint(x: frame.minX + 10, y: font.baseline(centeredOn: frame.minY + y))
      list.text(text, font, at: point, width: frame.width - 20, color, appearance)
    }
  }
}
