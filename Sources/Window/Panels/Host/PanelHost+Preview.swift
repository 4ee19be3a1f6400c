import PanelModels
import ScenePicture
import UIKit

// While the pointer rests on the timeline, the stage, the column and the narration show the step under it. The cursor
// stays where it is.

/// A step under the pointer, and when it is shown.
struct StepPreview: Equatable {
  /// The number of steps that have happened.
  var cursor: Int
  /// Seconds.
  var due: TimeInterval
}

extension PanelHost {
  /// The time for which the pointer rests before the preview begins, in seconds. From then on the preview follows the pointer.
  static let previewDelay: TimeInterval = 0.3

  /// Returns the state that the stage and the narration show: that of the previewed step, if there is one.
  package func previewed(_ display: WindowDisplay) -> WindowDisplay {
    guard let cursor = previewedCursor, !display.isPlaying else { return display }
    var previewed = display
    previewed.stage = display.stage.previewing(cursor)
    return previewed
  }

  /// The place of the preview; nil while there is none.
  var previewedCursor: Int? { preview.flatMap { $0.due <= time ? $0.cursor : nil } }

  /// The time at which the preview begins.
  var nextPreviewDeadline: TimeInterval? { preview.flatMap { $0.due > time ? $0.due : nil } }

  /// Begins, moves or ends the preview for a place of the pointer.
  func updatePreview(at point: CGPoint) {
    let view = fingers.isEmpty && covers(point) ? window.hitTest(point, with: nil) : nil
    guard view?.nearest(TimelineChart.self) != nil, let cursor = timeline.cursor(under: point) else {
      return endPreview()
    }
    guard cursor != preview?.cursor else { return }
    preview = StepPreview(cursor: cursor, due: previewedCursor == nil ? time + PanelHost.previewDelay : time)
  }

  /// Ends the preview until the pointer moves.
  package func endPreview() { preview = nil }
}
