import Foundation

// A projected window has no sidebar, inspector and status line. The design is for a window 800 px high; all lengths grow
// with the height. The stage takes what the column and the code leave.

extension WindowLayout {
  /// The scale of everything in a projected window; 1 elsewhere. A window that is narrower than 13:10 is designed for its
  /// width.
  package var scale: CGFloat { isProjector ? min(size.height / 800, size.width / 1040) : 1 }

  /// The width of a projected window at scale 1.
  private var designWidth: CGFloat { size.width / scale }

  /// The smallest width at which code fits beside the column: a little less than 16:9.
  private static let widthWithCode: CGFloat = 1410

  /// Whether a projected window has room for code beside the column.
  package var hasRoomForCode: Bool { isProjector && designWidth >= WindowLayout.widthWithCode }

  mutating func layOutForProjector(showsCode: Bool) {
    let (width, height) = (size.width, size.height)
    let chapters = (52 * scale).rounded(), words = (108 * scale).rounded()
    let stageHeight = height - chapters - words
    let widths = columnAndCode(showsCode: showsCode)
    stage = CGRect(x: 0, y: 0, width: width - widths.column - widths.code, height: stageHeight)
    column = CGRect(x: stage.maxX, y: 0, width: widths.column, height: stageHeight)
    let top = (14 * scale).rounded(), bar = (56 * scale).rounded()
    let margin = ((designWidth < 1200 ? 12 : 28) * scale).rounded()
    if widths.code > 0 {
      let under = top + bar + (12 * scale).rounded()
      code = CGRect(x: column.maxX, y: under, width: widths.code, height: stageHeight - under)
    }
    narration = CGRect(x: 0, y: stageHeight, width: width, height: words)
    timeline = CGRect(x: 0, y: narration.maxY, width: width, height: chapters)
    presenter = CGRect(x: margin, y: top, width: width - 2 * margin, height: bar)
  }

  /// Returns the widths of the column and of the code, with their margins, in whole pixels.
  private func columnAndCode(showsCode: Bool) -> (column: CGFloat, code: CGFloat) {
    guard showsCode && hasRoomForCode else {
      return ((min(max(0.319 * designWidth, 360), 480) * scale).rounded(), 0)
    }
    let extra = designWidth - WindowLayout.widthWithCode
    return (((290 + min(0.5 * extra, 118)) * scale).rounded(), ((452 + min(0.2 * extra, 100)) * scale).rounded())
  }

  // MARK: The device

  /// The space for the screen of the device on the stage. The layers of an exploded view extend into the space of the
  /// connectors.
  func spaceForScreen(isExploded: Bool) -> CGRect {
    if isHalf { return spaceForScreenOfHalf(isExploded: isExploded) }
    guard isProjector else {
      return isExploded ? stage.insetBy(dx: 84, dy: 28).offsetBy(dx: 28, dy: 0) : stage.insetBy(dx: 112, dy: 14)
    }
    // Title and legend are left of the device, the connectors right of it.
    let space = stage.inset(left: 250 * scale, right: 24 * scale, top: 18 * scale, bottom: 18 * scale)
    return space.insetBy(dx: WindowLayout.bezelWidth, dy: WindowLayout.bezelWidth)
  }

  /// From the screen to the outer edge of the device.
  static let bezelWidth: CGFloat = 8

  /// The share of the free width that lies left of the device.
  var shareLeftOfDevice: CGFloat { isProjector && !isHalf ? 0.32 : 0.5 }
}
