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
        state: display.state(ofRecognizer: recognizer.name))
    }
  }
}

extension DisplayState {
  /// Returns the state of a recognizer at the cursor.
  func state(ofRecognizer name: String) -> UIGestureRecognizer.State {
    for index in (0..<cursor).reversed() {
      if case .gesture(.changes(name, _, let state, _)) = trace.steps[index].kind { return state }
    }
    return .possible
  }
}
