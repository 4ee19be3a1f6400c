import Canvas
import Foundation

/// The icons of the panels' controls, about 14 px each, in one colour.
package enum PanelIcon: Equatable, Sendable {
  case search, chevronDown, chevronRight, popupArrows, plus, help
  case sun, moon, projector
  case back, play, pause, ahead
  case hitMap, compare, swap
  case device
  case putBack, remove
  case previousPreset, nextPreset, stepBack, stepAhead, code, leave
  case clock, notes
  case open, save
  case pencil, move, duplicate, trash, toFront, toBack

  /// Draws the icon with its middle at the origin.
  fileprivate func draw(_ list: inout DrawingList, _ color: Color) {
    switch self {
    case .search: drawSearch(&list, color)
    case .chevronDown: list.stroke(.polyline([(-3, -1.7), (0, 1.3), (3, -1.7)]), Stroke(1.7, cap: .round), color)
    case .chevronRight: list.stroke(.polyline([(-1.3, -3), (1.7, 0), (-1.3, 3)]), Stroke(1.7, cap: .round), color)
    case .popupArrows: drawPopupArrows(&list, color)
    case .plus: drawPlus(&list, color)
    case .help: list.text("?", .name, at: CGPoint(x: -3.5, y: 5), color)
    case .device:
      list.stroke(.roundedRect(CGRect(x: -4.25, y: -6.75, width: 8.5, height: 13.5), radius: 2), width: 1.5, color)
      list.fill(.circle(center: CGPoint(x: 0, y: 4), radius: 1), color)
    case .sun: drawSun(&list, color)
    case .moon: drawMoon(&list, color)
    case .projector: drawProjector(&list, color)
    case .back: list.fill(.polygon([(-3.5, 0), (3.2, -4.5), (3.2, 4.5)]), color)
    case .play: list.fill(.polygon([(4.5, 0), (-3.8, -5), (-3.8, 5)]), color)
    case .pause: drawPause(&list, color)
    case .ahead: list.fill(.polygon([(3.5, 0), (-3.2, -4.5), (-3.2, 4.5)]), color)
    case .hitMap: drawHitMap(&list, color)
    case .compare: drawCompare(&list, color)
    case .swap: drawSwap(&list, color)
    case .previousPreset: drawPreset(&list, color, side: -1)
    case .nextPreset: drawPreset(&list, color, side: 1)
    case .stepBack: drawStep(&list, color, side: -1)
    case .stepAhead: drawStep(&list, color, side: 1)
    case .code: drawCode(&list, color)
    case .leave: drawLeave(&list, color)
    case .clock: drawClock(&list, color)
    case .notes: drawNotes(&list, color)
    case .open: drawOpen(&list, color)
    case .save: drawSave(&list, color)
    case .pencil: drawPencil(&list, color)
    case .move: drawMove(&list, color)
    case .duplicate: drawDuplicate(&list, color)
    case .trash: drawTrash(&list, color)
    case .toFront: drawOrder(&list, color, isFront: true)
    case .toBack: drawOrder(&list, color, isFront: false)
    case .putBack: drawPutBack(&list, color)
    case .remove:
      list.stroke(.polyline([(-3.5, -3.5), (3.5, 3.5)]), Stroke(1.6, cap: .round), color)
      list.stroke(.polyline([(-3.5, 3.5), (3.5, -3.5)]), Stroke(1.6, cap: .round), color)
    }
  }

  private func drawSearch(_ list: inout DrawingList, _ color: Color) {
    list.stroke(.circle(center: CGPoint(x: -0.5, y: -0.5), radius: 4.5), width: 1.5, color)
    list.stroke(.polyline([(2.8, 2.8), (5.5, 5.5)]), Stroke(1.5, cap: .round), color)
  }

  private func drawPopupArrows(_ list: inout DrawingList, _ color: Color) {
    list.stroke(.polyline([(-2.2, -1.3), (0, -3.5), (2.2, -1.3)]), Stroke(1.4, cap: .round), color)
    list.stroke(.polyline([(-2.2, 1.3), (0, 3.5), (2.2, 1.3)]), Stroke(1.4, cap: .round), color)
  }

  private func drawPlus(_ list: inout DrawingList, _ color: Color) {
    list.stroke(.polyline([(-4.5, 0), (4.5, 0)]), width: 1.6, color)
    list.stroke(.polyline([(0, -4.5), (0, 4.5)]), width: 1.6, color)
  }

  /// An arrow that turns back to the left.
  private func drawPutBack(_ list: inout DrawingList, _ color: Color) {
    list.stroke(
      .polyline([(-4.2, -1.6), (1.6, -1.6), (4, 0), (4, 2.4), (1.6, 4.2), (-2, 4.2)]),
      Stroke(1.5, cap: .round, join: .round), color)
    list.stroke(.polyline([(-1.6, -4.2), (-4.2, -1.6), (-1.6, 1)]), Stroke(1.5, cap: .round, join: .round), color)
  }

  // MARK: Themes

  private func drawSun(_ list: inout DrawingList, _ color: Color) {
    list.stroke(.circle(center: .zero, radius: 2.75), width: 1.4, color)
    for direction in PanelIcon.eightDirections {
      let ray = Path.line(
        from: CGPoint(x: direction.x * 4.6, y: direction.y * 4.6), to: CGPoint(x: direction.x * 7, y: direction.y * 7))
      list.stroke(ray, width: 1.4, color)
    }
  }

  private static let eightDirections: [CGPoint] = {
    let slanted: CGFloat = 0.7071
    return [
      CGPoint(x: 1, y: 0), CGPoint(x: slanted, y: slanted), CGPoint(x: 0, y: 1), CGPoint(x: -slanted, y: slanted),
      CGPoint(x: -1, y: 0), CGPoint(x: -slanted, y: -slanted), CGPoint(x: 0, y: -1), CGPoint(x: slanted, y: -slanted),
    ]
  }()

  /// A crescent: the edge of a disc, and the edge of a second disc that covers part of it.
  private func drawMoon(_ list: inout DrawingList, _ color: Color) {
    let outer = Path.arc(center: .zero, radius: 5.45, from: 17, to: 253)
    let inner = Path.arc(center: CGPoint(x: 2.1, y: -2.1), radius: 4.8, from: 220, to: 50)
    let points = outer.contours.flatMap(\.points) + inner.contours.flatMap(\.points)
    list.stroke(.polyline(points, closed: true), Stroke(1.4, join: .round), color)
  }

  private func drawProjector(_ list: inout DrawingList, _ color: Color) {
    list.stroke(.polyline([(-6.2, -4.8), (6.2, -4.8)]), width: 1.4, color)
    list.stroke(.rect(CGRect(x: -4.8, y: -4.8, width: 9.6, height: 6.6)), width: 1.4, color)
    list.stroke(.polyline([(0, 1.8), (0, 3.4)]), width: 1.4, color)
    list.stroke(.polyline([(-3, 6), (0, 3.4), (3, 6)]), Stroke(1.4, cap: .butt), color)
  }

  // MARK: Transport

  private func drawPause(_ list: inout DrawingList, _ color: Color) {
    for x: CGFloat in [-4, 1] { list.fill(CGRect(x: x, y: -5, width: 3, height: 10), color) }
  }

  // MARK: Views of the stage

  private func drawHitMap(_ list: inout DrawingList, _ color: Color) {
    list.stroke(.rect(CGRect(x: -5.5, y: -5.5, width: 11, height: 11)), width: 1.5, color)
    list.fill(CGRect(x: -5.5, y: -5.5, width: 5.5, height: 5.5), color)
    list.stroke(.polyline([(0, -5.5), (0, 5.5)]), width: 1.4, color)
    list.stroke(.polyline([(-5.5, 0), (5.5, 0)]), width: 1.4, color)
  }

  /// An arrow to the right over one to the left.
  private func drawSwap(_ list: inout DrawingList, _ color: Color) {
    for side: CGFloat in [-1, 1] {
      let y = side * 2.8
      list.stroke(.polyline([(-5, y), (5, y)]), Stroke(1.4, cap: .round), color)
      list.stroke(
        .polyline([(-side * 2.4, y - 2.6), (-side * 5, y), (-side * 2.4, y + 2.6)]), Stroke(1.4, cap: .round), color)
    }
  }

  private func drawCompare(_ list: inout DrawingList, _ color: Color) {
    for x: CGFloat in [-6.2, 1] {
      list.stroke(.rect(CGRect(x: x, y: -5.2, width: 5.2, height: 10.4)), width: 1.5, color)
    }
  }
}

extension DrawingList {
  /// Draws an icon with its middle at `center`.
  package mutating func icon(_ icon: PanelIcon, at center: CGPoint, _ color: Color) {
    moved(to: center) { icon.draw(&$0, color) }
  }
}

extension Path {
  /// An open line through points given as pairs.
  static func polyline(_ points: [(CGFloat, CGFloat)]) -> Path { polyline(points.map { CGPoint(x: $0.0, y: $0.1) }) }

  /// A closed shape through points given as pairs.
  package static func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
    polygon(points.map { CGPoint(x: $0.0, y: $0.1) })
  }
}
