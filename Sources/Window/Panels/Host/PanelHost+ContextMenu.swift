import Foundation
import ScenePicture
import TouchInput
import UIKit

// Context menus: on the panels by the right button, everywhere by the Menu key.

extension PanelHost {
  /// The open context menu.
  var contextMenu: ContextMenu? { window.subviews.lazy.compactMap { $0 as? ContextMenu }.first }

  package var hasContextMenu: Bool { contextMenu != nil }

  /// The view that the open context menu is about.
  package var viewOfContextMenu: String? { contextMenu?.content.view }

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
    closeContextMenu()
    window.menu?.close()
    let menu = ContextMenu(content, send: send)
    menu.place(at: point, in: window.bounds, appearance)
    window.addSubview(menu)
    window.layoutIfNeeded()
  }

  package func closeContextMenu() { contextMenu?.close() }

  /// Handles a key while a context menu is open. Every other key closes it.
  func press(_ key: Key, in menu: ContextMenu) {
    let rows = menu.rows, current = rows.firstIndex { $0 === focus }
    switch key {
    case .up: focus = rows[((current ?? rows.count) - 1 + rows.count) % rows.count]
    case .down, .tab: focus = rows[((current ?? -1) + 1) % rows.count]
    case .home: focus = rows.first
    case .end: focus = rows.last
    case .right: if let first = menu.enter(focus) { focus = first }
    case .left: if let row = menu.leave() { focus = row }
    case .enter, .space:
      if let first = menu.enter(focus) { focus = first } else if let current { rows[current].press() }
    default: menu.close()
    }
    window.layoutIfNeeded()
  }
}
