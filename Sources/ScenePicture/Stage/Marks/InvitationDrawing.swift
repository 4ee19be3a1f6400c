import Canvas
import Foundation
import Narration
import Scenes

/// Shows what the hand does, until the first touch: rings to press, a clock to hold, paths to drag, and a hand at the
/// first of them.
struct InvitationDrawing {
  let plan: StagePlan

  private var measures: StageMeasures { plan.measures }
  private var theme: Theme { plan.appearance.theme }

  func draw(_ list: inout DrawingList) {
    let gestures = plan.display.scene.hand.gestures
    var pills: [CGRect] = []
    for (index, gesture) in gestures.enumerated() {
      let paths = gesture.paths.map { $0.map { plan.geometry.windowPoint($0) } }
      list.element(.invitation(index + 1)) { list in
        for path in paths { draw(path, gesture, &list) }
        guard let start = paths.first?.first else { return }
        if gesture.isHold { drawClock(at: start, &list) }
        if index == 0 { HandShape(fingertip: start, scale: measures.scale).draw(theme, &list) }
        let pill = pill(for: gesture, number: gestures.count > 1 ? index + 1 : nil, at: start, besides: pills)
        pills.append(pill.frame)
        pill.draw(theme.ink2, plan.appearance, &list)
      }
    }
  }

  /// Draws the ring where a finger comes down, and the path to where it goes up.
  private func draw(_ path: [CGPoint], _ gesture: HandGesture, _ list: inout DrawingList) {
    let start = path[0]
    for tap in 0..<gesture.taps {
      let radius = measures.finger + 5 * CGFloat(tap) * measures.scale
      list.stroke(.circle(center: start, radius: radius), measures.pen(1.5, dash: [4, 3]), theme.ink2)
    }
    list.fill(.circle(center: start, radius: 2 * measures.scale), theme.ink2)
    guard let end = path.last, let way = Way(path, from: measures.finger) else { return }
    list.stroke(.polyline(way.points), measures.pen(2, dash: [6, 4]), theme.ink2)
    list.fill(.polygon(way.head(length: 11 * measures.scale)), theme.ink2)
    list.stroke(.circle(center: end, radius: measures.finger * 0.6), measures.pen(1.5, dash: [4, 3]), theme.ink3)
  }

  private func drawClock(at center: CGPoint, _ list: inout DrawingList) {
    let radius = measures.finger + 15 * measures.scale, pen = measures.pen(4)
    list.stroke(.circle(center: center, radius: radius), pen, theme.line)
    list.stroke(.arc(center: center, radius: radius, from: -90, to: 180), pen, theme.ink)
  }

  // MARK: Words

  /// Returns the words beside a gesture: above it if there is room, else below the hand.
  private func pill(for gesture: HandGesture, number: Int?, at point: CGPoint, besides taken: [CGRect]) -> Pill {
    let words = InvitationText(gesture)[plan.appearance.languages.first]
    let text = number.map { "\($0)  \(words)" } ?? words, font = measures.digit.larger(by: measures.scale)
    let size = Pill.size(of: text, font, measures, plan.appearance.typesetter), scale = measures.scale
    let above = point.y - measures.finger - (gesture.isHold ? 18 : 4) * scale - size.height / 2
    let rows =
      (0..<4).map { above - CGFloat($0) * (size.height + 3 * scale) } + [point.y + 60 * scale + size.height / 2]
    let frames = rows.map { CGRect(center: CGPoint(x: point.x, y: $0), width: size.width, height: size.height) }
    let screen = plan.geometry.screenFrame
    let free = frames.first { frame in
      frame.minY > screen.minY && frame.maxY < screen.maxY
        && !(taken + plan.tags.map(\.frame)).contains { $0.overlaps(frame) }
    }
    return Pill(text: text, font: font, frame: (free ?? frames[0]).integral)
  }
}

/// The line of a dragged finger, from the ring around its start.
private struct Way {
  let points: [CGPoint]

  /// Nil for a finger that hardly moves.
  init?(_ path: [CGPoint], from radius: CGFloat) {
    guard let start = path.first, let end = path.last else { return nil }
    let rest = path.drop { hypot($0.x - start.x, $0.y - start.y) < radius }
    guard rest.count > 1 else { return nil }
    points = rest.last == end ? Array(rest) : rest + [end]
  }

  /// The corners of the arrowhead at the end.
  func head(length: CGFloat) -> [CGPoint] {
    let end = points[points.count - 1]
    let before = points.last { hypot($0.x - end.x, $0.y - end.y) > length / 2 } ?? points[0]
    let distance = max(hypot(end.x - before.x, end.y - before.y), 0.001)
    let (x, y) = ((end.x - before.x) / distance * length, (end.y - before.y) / distance * length)
    let back = CGPoint(x: end.x - x, y: end.y - y)
    return [end, CGPoint(x: back.x - y * 0.5, y: back.y + x * 0.5), CGPoint(x: back.x + y * 0.5, y: back.y - x * 0.5)]
  }
}

extension Font {
  /// The font of a pill beside a hand.
  fileprivate func larger(by scale: CGFloat) -> Font { .sans(size + Int(2 * scale), .semibold) }
}
