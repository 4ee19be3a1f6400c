import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// The switch at the bottom left of the stage between views as a person's own code draws them, and plain rectangles; and the button
/// that opens the legend over drawings.
final class DrawingSwitch: PaintedView {
  private let segments: Segments
  private let legend: PushButton
  private var label = "", cap = "A"

  init(send: @escaping (Command) -> Void) {
    segments = Segments { _ in send(.toggleDrawings) }
    legend = PushButton(action: { send(.toggleLegend) })
    super.init(frame: .zero)
    isHidden = true
    segments.accessibilityIdentifier = "stage.drawings"
    legend.accessibilityIdentifier = "stage.legend"
    addSubview(segments)
    addSubview(legend)
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    isHidden = !display.hasDrawingSwitch || display.start != nil || appearance.layout.isHalf
    guard !isHidden else { return }
    let language = appearance.languages.first
    label = OwnCodeText.show[language]
    let labels = [OwnCodeText.drawing, .plain].map { Segments.Label.text($0[language]) }
    segments.show(labels, selected: display.showsDrawings ? 0 : 1, appearance)
    legend.show(HeadingText.legend[language], appearance)
    legend.isPrimary = display.showsLegend
    legend.isHidden = !display.showsDrawings
    frame = Legend.drawingSwitchFrame(appearance.layout)
    segments.frame = bounds.strip(.bottom, 26)
    legend.frame = bounds.strip(.top, 26).strip(.left, legend.preferredWidth)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    segments.frame.contains(point) || !legend.isHidden && legend.frame.contains(point)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let row = bounds.inset(top: 32).strip(.top, 16)
    let end = list.line(label, .caption, appearance.theme.secondaryText, in: row, appearance)
    let key = CGRect(x: end + 6, y: row.midY - 8, width: 16, height: 16)
    list.box(key, radius: 3, fill: appearance.theme.panel, border: appearance.theme.controlBorder)
    list.line(cap, .caption, appearance.theme.secondaryText, in: key, appearance, .center)
  }
}
