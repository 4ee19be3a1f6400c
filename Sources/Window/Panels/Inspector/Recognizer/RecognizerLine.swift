import ScenePicture
import TouchTrace
import UIKit

/// A recognizer of the inspected view.
struct RecognizerLine: Equatable {
  var name: String
  var className: String
  var isEnabled: Bool
  var state: UIGestureRecognizer.State

  /// Returns the recognizers of a view in a display state.
  static func lines(of view: String, in display: DisplayState) -> [RecognizerLine] {
    display.tree.recognizers.filter { $0.view == view }.map { recognizer in
      RecognizerLine(
        name: recognizer.name, className: recognizer.className, isEnabled: recognizer.isEnabled,
        state: RecognizerLife(of: recognizer.name, in: display).state)
    }
  }
}
