import Canvas
import Foundation
import ScenePicture

/// The sizes of the start page. A projected page is larger, and has no pictures.
@MainActor struct StartStyle {
  let isProjector: Bool
  /// The factor of all lengths of a projected page, which is designed for 800 px of height; 1 elsewhere.
  let scale: CGFloat
  let title, heading, body, caption: Font

  init(_ appearance: Appearance) {
    isProjector = appearance.layout.isProjector
    scale = appearance.layout.scale
    if isProjector {
      title = Font.sans(31, .semibold).scaled(by: scale)
      heading = Font.sans(28, .semibold).scaled(by: scale)
      (body, caption) = (Font.sans(24).scaled(by: scale), Font.sans(24).scaled(by: scale))
    } else {
      (title, heading, body, caption) = (.sans(18, .semibold), .name, .sans(13), .row)
    }
  }
}

/// The places on the start page, in pixels from its top left corner.
@MainActor struct StartLayout {
  /// The column with the actions; empty on a projected page.
  var actions = CGRect.zero
  var title, subtitle: CGRect
  /// The button that goes on with the open scene.
  var first: CGRect
  /// The cards of the lessons, and the last card.
  var cards: [CGRect]

  init(_ bounds: CGRect, _ style: StartStyle, lessons: Int) {
    let scale = style.scale
    if style.isProjector {
      let page = bounds.insetBy(dx: 42 * scale, dy: 28 * scale)
      title = page.strip(.top, 40 * scale)
      subtitle = page.inset(top: 44 * scale).strip(.top, 36 * scale)
      let grid = StartLayout.grid(
        page.inset(top: 100 * scale), count: lessons + 1, gap: CGSize(width: 24 * scale, height: 20 * scale),
        highest: .infinity)
      (first, cards) = (grid[0], Array(grid.dropFirst()))
    } else {
      var page = bounds
      let width: CGFloat = bounds.width < 1200 ? 256 : bounds.width < 1600 ? 320 : 360
      actions = page.cut(.left, width)
      first = actions.insetBy(dx: 16, dy: 0).inset(top: 20).strip(.top, 52)
      page = page.insetBy(dx: 24, dy: 0)
      title = page.inset(top: 18).strip(.top, 24)
      subtitle = page.inset(top: 46).strip(.top, 20)
      cards = StartLayout.grid(
        page.inset(top: 78, bottom: 10), count: lessons + 1, gap: CGSize(width: 16, height: 12), highest: 320)
    }
  }

  /// Returns the cells of a grid with two columns, row by row.
  private static func grid(_ frame: CGRect, count: Int, gap: CGSize, highest: CGFloat) -> [CGRect] {
    let rows = CGFloat((count + 1) / 2), width = ((frame.width - gap.width) / 2).rounded(.down)
    let height = min(((frame.height - (rows - 1) * gap.height) / rows).rounded(.down), highest)
    return (0..<count).map { index in
      let (row, column) = (CGFloat(index / 2), CGFloat(index % 2))
      return CGRect(
        x: frame.minX + column * (width + gap.width), y: frame.minY + row * (height + gap.height), width: width,
        height: height)
    }
  }
}
