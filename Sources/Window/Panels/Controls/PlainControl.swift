import Canvas
import ScenePicture
import UIKit

/// A control that draws nothing: the base of rows, tabs and buttons.
class PlainControl: UIControl, PanelControl {
  var interaction = Interaction()
  var tooltip: String?

  /// - Parameter action: called when the control is tapped or pressed with a key.
  init(action: @escaping () -> Void = {}) {
    super.init(frame: .zero)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {}

  func tooltip(at point: CGPoint) -> TooltipContent? { tooltip.map { TooltipContent(text: $0, anchor: bounds) } }

  func press() { sendActions(for: .touchUpInside) }

  func step(by amount: Int) -> Bool { false }

  func stepAcross(by amount: Int) -> Bool { false }

  // MARK: Inside a scroll area

  // When a finger drags the scroll area, the touch no longer counts for the control on which it went down.

  /// Whether a drag that begins on the control can scroll the panel.
  var scrollsPanel: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    scrollArea?.touchesBegan(touches, with: event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    scrollArea?.touchesMoved(touches, with: event)
    super.touchesMoved(touches, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    !(scrollArea?.isDragged ?? false)
  }

  private var scrollArea: ScrollArea? { scrollsPanel ? nearest(ScrollArea.self) : nil }
}
