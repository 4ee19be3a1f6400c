import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

extension Workbench {
  /// Selects the view under the pointer, or the superview of the selection. Picking ignores the gates of the hit test. If
  /// the hit test gives another view, a status message names it and the gate.
  func pick() {
    guard let view = pointer.pick(in: playback.tree), let position = pointer.position,
      let hit = playback.hitTestView(at: position.point), hit != view
    else { return }
    let closed = playback.tree.closedGate(above: view)
    let gate = closed?.refusal.map { GateText($0) }
    showStatus(
      StatusText.picked(view, hit: hit, closed: closed?.name, gate: gate)[preferences.languages.first])
  }

  /// Makes the view under the pointer, else the selected one, the frontmost of its superview's subviews, as an input of
  /// the scene.
  func bringToFront() {
    guard let view = pointer.hovered ?? pointer.selected, playback.tree.node(view)?.superview != nil else { return }
    session.recordUndo(before: .order(view), selected: pointer.selected)
    playback.perform(.front(view), at: sceneTime)
  }
}
