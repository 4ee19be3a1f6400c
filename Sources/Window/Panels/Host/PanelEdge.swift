import Canvas
import Narration
import ScenePicture
import UIKit

/// The edge between a panel and the stage. Dragging it makes the panel wider or narrower; a double click puts the width of
/// the design back. With the keyboard focus, the arrow keys move it and Enter puts the width back.
final class PanelEdge: PlainControl {
  /// The width of the area that can be dragged, in pixels. Half of it lies over the stage.
  static let thickness: CGFloat = 8
  /// The distance of one press of an arrow key, in pixels.
  private static let pace: CGFloat = 16

  /// The sidebar or the panel on the right.
  let region: Region
  /// Called with the wanted width of the panel, in pixels; nil for the width of the design.
  private let resize: (CGFloat?) -> Void
  private var windowWidth: CGFloat = 0
  private var hasMoved = false

  init(_ region: Region, resize: @escaping (CGFloat?) -> Void) {
    (self.region, self.resize) = (region, resize)
    super.init()
    accessibilityIdentifier = ElementName.edge(of: region).text
  }

  /// Puts the edge beside its panel.
  /// - Parameter isCovered: whether the start page is shown instead of the panels.
  func show(_ appearance: Appearance, isCovered: Bool) {
    let layout = appearance.layout, panel = layout[region]
    windowWidth = layout.size.width
    isHidden = isCovered || panel.isEmpty || region == .sidebar && layout.hasNarrowSidebar
    frame = CGRect(
      x: (region == .sidebar ? panel.maxX : panel.minX) - PanelEdge.thickness / 2, y: panel.minY,
      width: PanelEdge.thickness, height: panel.height)
    tooltip = TooltipText.panelEdge[appearance.languages.first]
  }

  /// The width of the panel when its edge is at `x`, in the window.
  private func width(at x: CGFloat) -> CGFloat { region == .sidebar ? x : windowWidth - x }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasMoved = false
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasMoved = true
    resize(width(at: touch.location(in: nil).x))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasMoved, let touch, touch.tapCount > 1 { resize(nil) }
  }

  override func press() { resize(nil) }

  override func step(by amount: Int) -> Bool {
    resize(width(at: frame.midX + CGFloat(amount) * PanelEdge.pace))
    return true
  }

  override func tooltip(at point: CGPoint) -> TooltipContent? {
    tooltip.map { TooltipContent(text: $0, anchor: CGRect(center: CGPoint(x: bounds.midX, y: point.y), side: 12)) }
  }

  /// Whether the edge is drawn: under the pointer, while it is dragged, and with the keyboard focus.
  var isMarked: Bool { interaction.isHovered || interaction.isFocused || isTracking }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(CGRect(x: bounds.midX - 1, y: 0, width: 2, height: bounds.height), appearance.theme.text)
  }
}
