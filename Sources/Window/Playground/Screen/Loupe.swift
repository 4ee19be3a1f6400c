import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes

/// The pixels of the stage around the pointer, magnified 16 times: each pixel is drawn as a square.
struct Loupe {
  static let magnification = 16
  /// The number of pixels shown to each side of the one under the pointer.
  private static let reach = 7
  private static var side: Int { 2 * reach + 1 }

  private let place: CGPoint
  private let text: String
  private let appearance: Appearance
  private let box: CGRect

  /// - Parameters:
  ///   - place: the pointer, in window pixels at scale 1.
  ///   - point: the same place in points of the scene's screen.
  init(at place: CGPoint, point: CGPoint, _ appearance: Appearance) {
    (self.place, self.appearance) = (CGPoint(x: place.x.rounded(.down), y: place.y.rounded(.down)), appearance)
    text = StatusText.point(CGPoint(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10))[.english]
    let size = CGFloat(Loupe.side * Loupe.magnification), stage = appearance.layout.stage
    let height = size + Loupe.rowHeight(appearance)
    let left = place.x + 28 + size > stage.maxX ? place.x - 28 - size : place.x + 28
    let top = min(max(place.y - size / 2, stage.minY + 8), stage.maxY - height - 8)
    box = CGRect(x: left.rounded(), y: top.rounded(), width: size, height: height)
  }

  /// The height of the row below the magnified pixels, which shows the point.
  private static func rowHeight(_ appearance: Appearance) -> CGFloat { (24 * appearance.overlayScale).rounded() }

  /// Returns the loupe's drawings.
  /// - Parameter stage: the drawings of the stage.
  func region(of stage: FrameRegion) -> FrameRegion {
    var list = DrawingList(element: "loupe")
    list.clip(box, radius: 8) { list in
      list.fill(box, appearance.theme.panel)
      drawPixels(of: stage, &list)
    }
    let edge = Path.roundedRect(box.insetBy(dx: 1, dy: 1), radius: 7)
    list.stroke(edge, width: 2, appearance.theme.text)
    let middle = CGFloat(Loupe.reach * Loupe.magnification), side = CGFloat(Loupe.magnification)
    let pixel = CGRect(x: box.minX + middle, y: box.minY + middle, width: side, height: side)
    list.stroke(.rect(pixel.insetBy(dx: -1, dy: -1)), width: 4, appearance.theme.panel)
    list.stroke(.rect(pixel.insetBy(dx: -1, dy: -1)), width: 2, appearance.theme.text)
    let height = Loupe.rowHeight(appearance)
    let space = CGRect(x: box.minX + 10, y: box.maxY - height, width: box.width - 20, height: height)
    let end = list.line(text, appearance.overlay(.api), appearance.theme.text, in: space, appearance)
    let factor = "\(Loupe.magnification)×", font = appearance.overlay(.caption)
    if end + 8 + appearance.width(factor, font) <= space.maxX {
      list.line(factor, font, appearance.theme.secondaryText, in: space, appearance, .right)
    }
    return FrameRegion(name: "loupe", area: box.insetBy(dx: -1, dy: -1), drawings: list.drawings)
  }

  /// Draws the surroundings of the pointer into a small bitmap, and each of its pixels as a square.
  private func drawPixels(of stage: FrameRegion, _ list: inout DrawingList) {
    let corner = CGPoint(x: place.x - CGFloat(Loupe.reach), y: place.y - CGFloat(Loupe.reach))
    let pixels = Bitmap(width: Loupe.side, height: Loupe.side)
    let moved = stage.drawings.map { $0.moved(by: CGPoint(x: -corner.x, y: -corner.y)) }
    pixels.render(moved, scale: 1, typesetter: appearance.typesetter)
    let side = CGFloat(Loupe.magnification)
    pixels.withUnsafePixels { colors in
      for row in 0..<Loupe.side {
        for column in 0..<Loupe.side {
          let square = CGRect(
            x: box.minX + CGFloat(column) * side, y: box.minY + CGFloat(row) * side, width: side, height: side)
          list.fill(square, Color(colors[row * Loupe.side + column] & 0xFF_FFFF))
        }
      }
    }
  }
}
