import Canvas
import Foundation
import TouchTrace

/// Draws fingers: a shape around the exact point, and the trail of the finger.
struct FingerDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    // The finger in focus is on top.
    for story in plan.display.otherFingers + [plan.display.story].compactMap({ $0 }) {
      guard let point = plan.geometry.windowPoint(of: story) else { continue }
      list.element(.finger(story.finger)) { draw(story, at: point, &$0) }
    }
  }

  /// Draws the needles of the fingers through the layers of the exploded view. They lie under all text.
  func drawNeedles(_ list: inout DrawingList) {
    for story in plan.display.otherFingers + [plan.display.story].compactMap({ $0 }) {
      guard let needle = Needle(of: story, plan.views, plan.geometry) else { continue }
      list.element(.needle(of: story.finger)) { needle.draw(plan.appearance, measures, &$0) }
    }
  }

  private func draw(_ story: TouchStory, at point: CGPoint, _ list: inout DrawingList) {
    drawTrail(story, &list)
    let shape = FingerShape(story.finger).path(radius: measures.finger).offset(x: point.x, y: point.y)
    list.stroke(shape, width: measures.fingerRing + 3 * measures.scale, theme.panel.opacity(0.4))
    list.fill(shape, theme.text.opacity(0.12))
    list.stroke(shape, Stroke(measures.fingerRing, join: .round), theme.text)
    list.fill(.circle(center: point, radius: measures.fingerDot + 1.5 * measures.scale), theme.panel.opacity(0.6))
    list.fill(.circle(center: point, radius: measures.fingerDot), theme.text)
    if plan.display.otherFingers.count > 0 { drawNumber(story.finger, at: point, &list) }
  }

  private func drawTrail(_ story: TouchStory, _ list: inout DrawingList) {
    let trail = story.trail.map { plan.geometry.windowPoint($0, of: story) }.reduce(into: [CGPoint]()) {
      if $0.last != $1 { $0.append($1) }
    }
    guard trail.count > 1, let start = trail.first else { return }
    let path = Path.polyline(trail)
    list.stroke(path, measures.pen(5.5, cap: .round, join: .round), theme.panel.opacity(0.6))
    for part in plan.mark(ControlEventMarks.self)?.parts(of: trail) ?? [(trail, false)] {
      let pen = measures.pen(2.5, dash: part.isOutside ? [5, 3] : [], cap: .round, join: .round)
      list.stroke(.polyline(part.points), pen, part.isOutside ? theme.no : theme.text)
    }
    list.fill(.circle(center: start, radius: 4 * measures.scale), theme.panel)
    list.stroke(.circle(center: start, radius: 3.5 * measures.scale), measures.pen(1.5), theme.text)
  }

  private func drawNumber(_ finger: Int, at point: CGPoint, _ list: inout DrawingList) {
    let reach = 0.8 * measures.finger
    let center = CGPoint(x: point.x + reach, y: point.y - reach)
    list.number(ofFinger: finger, isFocused: finger == plan.display.story?.finger, at: center, plan)
  }
}

extension DrawingList {
  /// Draws the number of a finger: on a filled mark if its arrows are shown, else in an outline.
  mutating func number(ofFinger finger: Int, isFocused: Bool, at center: CGPoint, _ plan: StagePlan) {
    let theme = plan.appearance.theme, measures = plan.measures, radius = measures.smallBadge / 2
    let square = CGRect(center: center, side: 2 * radius)
    let corner: CGFloat = finger == 2 ? 3 : radius, width = 1.5 * measures.scale
    fill(.roundedRect(square.outset(by: 1.5), radius: corner + 1.5), theme.panel)
    box(square, radius: corner, fill: isFocused ? theme.text : theme.panel, border: theme.text, width: width)
    text(
      String(finger), measures.smallDigit, centeredOn: center, plan.appearance.typesetter,
      isFocused ? theme.panel : theme.text)
  }
}
