import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

// The picker takes what is seen, with the gates open; the hit test may answer otherwise, and then it says so.

extension Workbench {
  /// Selects the view under the pointer; asked again there, the superview of what is selected. Without a pointer it climbs
  /// at once.
  func pick() {
    guard let view = pickedView else { return }
    (selected, pickedUnder) = (view, hovered)
    guard let pointer, let hit = playback.winner(at: pointer.point), hit != view else { return }
    let closed = playback.tree.closedGate(above: view)
    let gate = closed?.refusal.map { GateText($0) }
    showStatus(StatusText.picked(view, hit: hit, closed: closed?.name, gate: gate)[languages.first])
  }

  private var pickedView: String? {
    let superview = selected.flatMap { playback.tree.node($0)?.superview }
    guard let hovered else { return superview }
    guard let selected, pickedUnder == hovered, playback.tree.isView(hovered, inside: selected) else { return hovered }
    return superview ?? hovered
  }
}
