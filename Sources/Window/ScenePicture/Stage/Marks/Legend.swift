import Canvas
import Foundation
import TouchTrace

/// Explains the lines and icons that the touch shows on the stage, left of the device; on a projector in a size that a
/// class can read. Beside drawings of a person's own code it is folded to a button until that is pressed.
package struct Legend {
  /// A row with its place.
  struct Place {
    var row: LegendRow
    /// The left end of the row, at the middle of its first line.
    var point: CGPoint
    /// The lines of the text.
    var lines: [String]
    /// The area that other marks must not cover.
    var frame: CGRect
  }

  let style: LegendStyle
  /// From the bottom up.
  private(set) var places: [Place] = []

  /// - Parameters:
  ///   - views: at the end of the touch sequence.
  ///   - device: the outer edge of the device; texts end before it.
  ///   - rings: the areas between the two rings of hit-test views. One that sticks out of the device may cross rows: these are left out.
  init(
    _ views: [StagedView], _ finalStory: TouchStory?, _ display: DisplayState, device: CGRect, rings: [CGRect],
    _ appearance: Appearance
  ) {
    let style = LegendStyle(appearance.layout), typesetter = appearance.typesetter
    let story = finalStory ?? display.chainStory
    let isFolded = display.hasDrawingSwitch && display.showsDrawings && !display.showsLegend
    let rows = appearance.layout.isHalf || isFolded ? [] : LegendRow.occurring(in: story, views, display)
    let stage = appearance.layout.stage, left = stage.minX + style.margin
    let space = device.minX - style.gap - left - style.text
    let end = display.hasDrawingSwitch ? Legend.drawingSwitchFrame(appearance.layout).minY - style.bottom : stage.maxY
    var bottom = (end - style.bottom).rounded()
    for row in rows.reversed() {
      let lines = typesetter.lines(of: row.text[appearance.languages.first], style.font, width: space)
      let top = (bottom - CGFloat(lines.count - 1) * style.linePitch).rounded()
      let width = style.text + (lines.map { typesetter.width(of: $0, style.font) }.max() ?? 0)
      let frame = CGRect(
        x: left, y: top - style.height / 2, width: max(width.rounded(.up), style.leastWidth),
        height: bottom - top + style.height)
      if !rings.overlap(frame) {
        places.append(Place(row: row, point: CGPoint(x: left, y: top), lines: lines, frame: frame))
      }
      bottom = (top - style.pitch).rounded()
    }
    self.style = style
  }

  /// The place of the switch between drawings and rectangles and of the button of the legend, below the legend.
  package static func drawingSwitchFrame(_ layout: WindowLayout) -> CGRect {
    CGRect(x: layout.stage.minX + 16, y: layout.stage.maxY - 12 - 78, width: 116, height: 78)
  }

  var frames: [CGRect] { places.map(\.frame) }
}

/// The sizes of the legend.
struct LegendStyle {
  var scale: CGFloat = 1
  var font = Font.sans(11)
  /// From the edges of the stage to the rows.
  var margin: CGFloat = 16
  var bottom: CGFloat = 22
  /// From row to row, and from line to line in a row.
  var pitch: CGFloat = 19
  var linePitch: CGFloat = 14
  /// The area of a row of one line.
  var height: CGFloat = 16
  var leastWidth: CGFloat = 96
  /// The width of the line or the icon, and the left end of the text.
  var sign: CGFloat = 22
  var text: CGFloat = 30
  /// From the end of the text to the device.
  var gap: CGFloat = 8
  /// The magnification of icons.
  var icon: CGFloat = 1

  init(_ layout: WindowLayout) {
    guard layout.isProjector else { return }
    scale = layout.scale
    font = Font.sans(24).scaled(by: scale)
    (margin, bottom) = (28 * scale, 40 * scale)
    (pitch, linePitch, height, leastWidth) = (38 * scale, 28 * scale, 28 * scale, 0)
    (sign, text, gap, icon) = (42 * scale, 58 * scale, 10 * scale, 1.7 * scale)
  }
}
