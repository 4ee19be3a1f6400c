import Canvas
import PanelModels
import ScenePicture
import UIKit

/// The result of the touch in each of two scenes side by side, under their devices.
final class SideResults: PaintedView, Panel {
  let region = Region.sideResults
  private var displays: [DisplayState] = []

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    displays = display.comparison?.sides.map(\.display) ?? []
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.fill(bounds, theme.sidebar)
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    let middle = (bounds.width / 2).rounded()
    list.rule(at: middle, in: bounds, theme.line)
    for (side, display) in displays.enumerated() {
      let part = side == 0 ? bounds.between(0, middle) : bounds.between(middle, bounds.width)
      let space = part.insetBy(dx: 12, dy: 0)
      let row = SideResultDrawing(display, width: space.width, appearance)
      list.element(.result(ofSide: side + 1)) { row.draw(&$0, left: space.minX, middle: bounds.midY) }
    }
  }
}
