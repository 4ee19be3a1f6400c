import Canvas
import Narration
import ScenePicture
import UIKit

/// A bar of 32 px: how many values of the inspected object differ from the file, and a button that puts all back.
final class DifferenceBar: PaintedView {
  static let height: CGFloat = 32

  private let button: PushButton
  private var text = ""

  /// - Parameter putAllBack: called by the button.
  init(putAllBack: @escaping () -> Void) {
    button = PushButton(action: putAllBack)
    super.init(frame: .zero)
    button.accessibilityIdentifier = "inspector.putAllBack"
    addSubview(button)
  }

  func show(_ count: Int, _ appearance: Appearance) {
    let language = appearance.languages.first
    isHidden = count == 0
    text = InspectorText.differ(count)[language]
    button.show(InspectorText.putAllBack[language], appearance)
  }

  override func layoutSubviews() {
    let size = CGSize(width: button.preferredWidth, height: 22)
    button.frame = bounds.inset(right: 8).strip(.right, size.width).centered(size)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(.roundedRect(bounds, radius: 6), appearance.theme.hover)
    list.fill(.circle(center: CGPoint(x: 12, y: bounds.midY), radius: 3), appearance.theme.text)
    let room = bounds.inset(left: 22).between(bounds.minX + 22, button.frame.minX - 8)
    list.line(text, .row, appearance.theme.text, in: room, appearance)
  }
}
