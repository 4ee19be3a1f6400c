import Canvas
import Foundation

/// The boundary within which a control counts the finger as inside, and its name. It lies under the path of the finger.
struct ControlBoundary: StageMark, Equatable {
  let order = MarkOrder.underFingers
  var control: String
  /// In window pixels.
  var frame: CGRect
  /// The place of its name; nil where it does not fit.
  var name: CGRect?

  var element: ElementName { .boundary(of: control) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let theme = plan.appearance.theme, measures = plan.measures
    list.stroke(.rect(frame), measures.pen(1.5, dash: [6, 4]), theme.faintText)
    guard let name else { return }
    let text = StageText.boundary[plan.appearance.languages.first]
    let place = CGPoint(x: name.minX, y: measures.text.baseline(centeredOn: name.midY))
    list.text(text, measures.text, at: place, theme.secondaryText)
  }
}

extension ControlEventMarks {
  var element: ElementName { .controlEvents(of: control) }
  var labels: [PlacedLabel] {
    events.map { PlacedLabel(element: element, frame: $0.label.frame, isOnLine: true) }
  }

  /// Draws the names, each with a stem to its place on the path.
  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let theme = plan.appearance.theme, measures = plan.measures
    for event in events {
      let color = event.isOutside ? theme.no : theme.text, end = event.label.frame.nearest(to: event.point)
      list.stroke(.line(from: event.point, to: end), measures.pen(1.5), color)
      list.fill(.circle(center: event.point, radius: 3.5 * measures.scale), color)
    }
    for event in events {
      let color = event.isOutside ? theme.no : theme.text
      let edge = Path.roundedRect(event.label.frame.insetBy(dx: 0.75, dy: 0.75), radius: 4 * measures.scale)
      list.fill(edge, theme.panel)
      list.stroke(edge, measures.pen(1.5), color)
      list.text(
        event.label.text, event.label.font, centeredOn: event.label.frame.center, plan.appearance.typesetter, theme.text
      )
    }
  }

  /// Returns the parts of a path inside and outside of the boundary, in order.
  func parts(of path: [CGPoint]) -> [(points: [CGPoint], isOutside: Bool)] {
    var parts: [(points: [CGPoint], isOutside: Bool)] = []
    for (start, end) in zip(path, path.dropFirst()) {
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      let isOutside = !boundary.frame.contains(middle)
      if parts.last?.isOutside == isOutside {
        parts[parts.count - 1].points.append(end)
      } else {
        parts.append(([start, end], isOutside))
      }
    }
    return parts
  }
}
