import Canvas
import ScenePicture
import UIKit

/// The alpha slider in its row, with the value at the right and the number under the wall.
final class AlphaEditor: PaintedView {
  static let height: CGFloat = 42

  private let slider: AlphaSlider

  init(_ slider: AlphaSlider) {
    self.slider = slider
    super.init(frame: .zero)
    addSubview(slider)
  }

  override func layoutSubviews() {
    let track = bounds.inset(left: 95, right: 60, top: 4).strip(.top, AlphaSlider.height)
    slider.frame = track.insetBy(dx: -AlphaSlider.overhang, dy: 0)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, line = bounds.strip(.top, PropertyRow.height)
    list.line(AlphaScale.text(slider.alphaValue), .api, theme.text, in: line, appearance, .right)
    let track = slider.frame.insetBy(dx: AlphaSlider.overhang, dy: 0)
    let wall = track.minX + track.width * CGFloat(AlphaScale.wall)
    let wallLabel = CGRect(x: wall - 20, y: 20, width: 40, height: 20)
    list.line("0.01", .caption, theme.faintText, in: wallLabel, appearance, .center)
  }
}
