import ScenePicture
import UIKit

// Context menus: on the panels by the right button, everywhere by the Menu key.

extension PanelHost {
  /// The open context menu.
  var contextMenu: ContextMenu? { window.overlays.last as? ContextMenu }

  package var hasContextMenu: Bool { contextMenu != nil }

  /// Returns what lies at a point of a panel.
  package func contextTarget(at point: CGPoint) -> ContextTarget? {
    guard let source = window.hitTest(point, with: nil)?.nearest(ContextMenuSourceView.self) else { return nil }
    return source.contextTarget(at: source.convert(point, from: nil))
  }

  /// The target of the control with the keyboard focus, and where its menu opens; nil if it has no menu.
  package var focusedContextTarget: (target: ContextTarget, point: CGPoint)? {
    guard let source = (focus as UIView?)?.nearest(ContextMenuSourceView.self),
      let target = source.focusedContextTarget
    else { return nil }
    let frame = focus?.frameInWindow ?? .zero
    return (target, CGPoint(x: frame.minX + min(frame.width, 24), y: min(frame.maxY, frame.minY + 24)))
  }

  /// Opens a context menu at a point of the window.
  package func open(_ content: ContextMenuContent, at point: CGPoint, _ appearance: Appearance) {
    let menu = ContextMenu(content, send: send)
    menu.place(at: point, in: window.bounds, appearance)
    open(menu)
  }

  package func closeContextMenu() { contextMenu?.close() }
}
