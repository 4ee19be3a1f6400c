import Canvas
import Foundation

// The icons of the presenter bar, 14 px.

extension PanelIcon {
  /// A square with an arrow head to the left (−1) or to the right (1).
  func drawPreset(_ list: inout DrawingList, _ color: Color, side: CGFloat) {
    list.stroke(.rect(CGRect(x: -5.5, y: -5.5, width: 11, height: 11)), width: 1.2, color)
    let head = [CGPoint(x: -1.2 * side, y: -2.8), CGPoint(x: 1.6 * side, y: 0), CGPoint(x: -1.2 * side, y: 2.8)]
    list.stroke(.polyline(head), Stroke(1.4, cap: .round), color)
  }

  /// A triangle with a bar at its tip, for one step back (−1) or ahead (1).
  func drawStep(_ list: inout DrawingList, _ color: Color, side: CGFloat) {
    list.fill(.polygon([(side * 3, 0), (side * -3.6, -4.8), (side * -3.6, 4.8)]), color)
    list.fill(CGRect(x: side * 4 - 0.8, y: -4.8, width: 1.6, height: 9.6), color)
  }

  /// Two arrow heads, as around a tag in HTML.
  func drawCode(_ list: inout DrawingList, _ color: Color) {
    for side: CGFloat in [-1, 1] {
      let head = [CGPoint(x: side * 1.9, y: -3.6), CGPoint(x: side * 5.5, y: 0), CGPoint(x: side * 1.9, y: 3.6)]
      list.stroke(.polyline(head), Stroke(1.4, cap: .round), color)
    }
  }

  func drawClock(_ list: inout DrawingList, _ color: Color) {
    list.stroke(.circle(center: .zero, radius: 5.5), width: 1.4, color)
    list.stroke(.polyline([(0, -3.2), (0, 0), (2.4, 1.6)]), Stroke(1.4, cap: .round, join: .round), color)
  }

  /// A sheet with lines.
  func drawNotes(_ list: inout DrawingList, _ color: Color) {
    list.stroke(.rect(CGRect(x: -4.8, y: -5.6, width: 9.6, height: 11.2)), width: 1.3, color)
    for y: CGFloat in [-2.4, 0.2, 2.8] { list.stroke(.polyline([(-2.4, y), (2.4, y)]), width: 1.2, color) }
  }

  /// An arrow out of a door.
  func drawLeave(_ list: inout DrawingList, _ color: Color) {
    let door = [
      CGPoint(x: -0.5, y: -5.2), CGPoint(x: -5.5, y: -5.2), CGPoint(x: -5.5, y: 5.2), CGPoint(x: -0.5, y: 5.2),
    ]
    list.stroke(.polyline(door), width: 1.4, color)
    list.stroke(.line(from: CGPoint(x: -2, y: 0), to: CGPoint(x: 5.4, y: 0)), Stroke(1.4, cap: .round), color)
    let head = [CGPoint(x: 3, y: -2.8), CGPoint(x: 5.8, y: 0), CGPoint(x: 3, y: 2.8)]
    list.stroke(.polyline(head), Stroke(1.4, cap: .round), color)
  }
}

extension DrawingList {
  /// Draws an icon with its middle at `center`, `magnification` times as large as in the window at scale 1.
  package mutating func icon(_ icon: PanelIcon, at center: CGPoint, magnification: CGFloat, _ color: Color) {
    magnified(by: magnification, at: center) { $0.icon(icon, at: .zero, color) }
  }
}
