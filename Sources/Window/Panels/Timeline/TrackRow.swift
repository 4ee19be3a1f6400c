import Canvas
import PanelModels
import ScenePicture
import UIKit

/// The label of a track. A press on a finger's label shows its arrows, a press on a recognizer's label its page.
final class TrackRow: ListRow {
  var subject = TimelineTrack.Subject.delivery(finger: nil)
  /// Nil for a track whose label cannot be pressed.
  var label: TrackLabel?

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    label?.draw(&list, middle: bounds.midY, appearance)
  }
}
