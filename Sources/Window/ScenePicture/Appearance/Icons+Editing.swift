import Canvas
import Foundation

// The icons of edit mode, and those for files.

extension PanelIcon {
  /// A folder.
  func drawOpen(_ list: inout DrawingList, _ color: Color) {
    let folder = [(-5.5, 4.5), (-5.5, -4), (-1.5, -4), (0, -2.2), (5.5, -2.2), (5.5, 4.5)] as [(CGFloat, CGFloat)]
    list.stroke(.polygon(folder), Stroke(1.3, join: .round), color)
  }

  /// An arrow into a tray.
  func drawSave(_ list: inout DrawingList, _ color: Color) {
    let pen = Stroke(1.4, cap: .round, join: .round)
    list.stroke(.polyline([(0, -5.5), (0, 1.6)]), pen, color)
    list.stroke(.polyline([(-2.8, -1), (0, 1.8), (2.8, -1)]), pen, color)
    list.stroke(.polyline([(-5.2, 2), (-5.2, 5), (5.2, 5), (5.2, 2)]), pen, color)
  }

  func drawPencil(_ list: inout DrawingList, _ color: Color) {
    let pen = Stroke(1.4, cap: .round, join: .round)
    list.stroke(.polygon([(-5, 5), (-4.2, 1.8), (2.2, -4.6), (4.6, -2.2), (-1.8, 4.2)]), pen, color)
    list.stroke(.polyline([(0.6, -3), (3, -0.6)]), pen, color)
  }

  /// A cross of arrows.
  func drawMove(_ list: inout DrawingList, _ color: Color) {
    let pen = Stroke(1.4, cap: .round, join: .round)
    for (x, y): (CGFloat, CGFloat) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
      list.stroke(.polyline([(0, 0), (6 * x, 6 * y)]), pen, color)
      let wing = (4 * x + 2 * y, 4 * y + 2 * x), other = (4 * x - 2 * y, 4 * y - 2 * x)
      list.stroke(.polyline([wing, (6 * x, 6 * y), other]), pen, color)
    }
  }

  func drawDuplicate(_ list: inout DrawingList, _ color: Color) {
    list.stroke(.roundedRect(CGRect(x: -2.3, y: -2.3, width: 7.6, height: 7.6), radius: 1.5), width: 1.4, color)
    list.stroke(.polyline([(-2.3, 2.6), (-5.3, 2.6), (-5.3, -5.3), (2.6, -5.3), (2.6, -2.3)]), width: 1.4, color)
  }

  func drawTrash(_ list: inout DrawingList, _ color: Color) {
    let pen = Stroke(1.4, cap: .round, join: .round)
    list.stroke(.polyline([(-5.5, -3.5), (5.5, -3.5)]), pen, color)
    list.stroke(.polyline([(-2, -3.5), (-2, -5.5), (2, -5.5), (2, -3.5)]), pen, color)
    list.stroke(.polyline([(-4, -3.5), (-3.4, 5.5), (3.4, 5.5), (4, -3.5)]), pen, color)
  }

  /// Two overlapping squares, the front or the back one filled.
  func drawOrder(_ list: inout DrawingList, _ color: Color, isFront: Bool) {
    let front = CGRect(x: -5.5, y: -5.5, width: 7.5, height: 7.5), back = CGRect(x: -2, y: -2, width: 7.5, height: 7.5)
    if isFront {
      list.fill(front, color)
      list.stroke(.polyline([(2, -1.3), (4.8, -1.3), (4.8, 4.8), (-1.3, 4.8), (-1.3, 2)]), width: 1.4, color)
    } else {
      list.stroke(.rect(front.insetBy(dx: 0.7, dy: 0.7)), width: 1.4, color)
      list.fill(CGRect(x: back.minX + 4, y: back.minY, width: 3.5, height: 7.5), color)
      list.fill(CGRect(x: back.minX, y: back.minY + 4, width: 4, height: 3.5), color)
    }
  }
}
