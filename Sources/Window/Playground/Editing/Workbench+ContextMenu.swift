import Foundation
import Panels
import ScenePicture
import TouchTrace

extension Workbench {
  /// Opens the context menu of the object at a point of the window. Nothing happens where there is none.
  func openContextMenu(at point: CGPoint) {
    updatePanels()
    if let target = panels.contextTarget(at: point) { return open(target, at: point) }
    if let name = columnObject(at: point) { return open(.object(name), at: point) }
    guard isOnStage(point) else { return }
    let screenPoint = geometry.screenPoint(point)
    if let view = playback.tree.view(at: screenPoint) { open(.object(view), at: point, onStageAt: screenPoint) }
  }

  /// Opens the context menu by a key: that of the control with the focus, else of the selected view or of the view under
  /// the pointer.
  func openContextMenu() {
    updatePanels()
    if let (target, point) = panels.focusedContextTarget { return open(target, at: point) }
    if let position = pointer.position, let view = pointer.hovered {
      return open(.object(view), at: position.place, onStageAt: position.point)
    }
    guard let name = pointer.selected ?? display.inspected else { return }
    let box = playback.tree.node(playback.tree.view(for: name) ?? name)?.box
    let point = box.map { geometry.windowPoint(CGPoint(x: $0.midX, y: $0.midY), layer: 0) }
    open(.object(name), at: point ?? appearance.layout.stage.center)
  }

  /// Selects what the menu is about, so that its commands mean it, and opens the menu.
  private func open(_ target: ContextTarget, at point: CGPoint, onStageAt screenPoint: CGPoint? = nil) {
    guard
      let content = ContextMenuContent(
        of: target, at: screenPoint, in: display.stage, preferences.languages.first)
    else { return }
    if case .object(let name) = target { pointer.selected = name }
    updatePanels()
    panels.open(content, at: point, appearance)
  }
}
