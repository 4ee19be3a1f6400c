import Foundation
import Panels
import Scenes

/// A scene that is dragged out of the window.
package enum DraggedScene: Equatable, Sendable {
  case file(URL)
  /// A scene that no file has as it is: a new one, or one with edits. A copy of this name is written for the program that takes it.
  case text(String, name: String)
}

// Scenes are dragged from the sidebar to other programs, and texts pasted with the middle button.

extension Workbench {
  /// Notes the scene whose row is at a point, in case the pointer leaves the window with the button down.
  func beginSceneDrag(at point: CGPoint) {
    panels.hover(over: point, tooltip: nil)
    pointer.draggedScene = panels.hoveredScene
  }

  /// Drags the scene out of the window, if there is one and the pointer has left. The panels forget the press.
  func dragScene(to point: CGPoint) {
    let isInWindow = CGRect(origin: .zero, size: textSize.layoutSize(of: screen.size)).contains(point)
    guard let id = pointer.draggedScene, !isInWindow else { return }
    pointer.draggedScene = nil
    guard let scene = dragged(id) else { return }
    panels.cancelTouches(at: time)
    request(.dragOut(scene))
  }

  private func dragged(_ id: String) -> DraggedScene? {
    guard let listed = files.all.first(where: { $0.id == id }) else { return nil }
    let open = playback.editedScene
    if id == playback.scene.id, hasUnsavedEdits || listed.file == nil {
      return .text(open.text, name: "\(open.slug).yaml")
    }
    return listed.file.map { .file($0) }
  }

  /// Pastes the primary selection into the field at a point, where it is clicked.
  func pasteSelection(at point: CGPoint) {
    panels.hover(over: point, tooltip: nil)
    guard panels.isOnText else { return }
    panels.press(Workbench.mouse, at: point, time)
    panels.lift(Workbench.mouse, at: point, time)
    request(.pasteSelection)
  }
}
