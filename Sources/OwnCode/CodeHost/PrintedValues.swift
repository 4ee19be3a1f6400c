internal import UIKit

// Values as iOS prints them. An enumeration of Objective-C has no names there: `print(recognizer.state)` prints
// "UIGestureRecognizerState(rawValue: 3)". Only a person's program does so, and a `description` of its own comes first.

nonisolated struct UIGestureRecognizerState {}
nonisolated struct UISwipeGestureRecognizerDirection {}
nonisolated struct UITouchPhase {}
nonisolated struct UITouchType {}
nonisolated struct UIEventType {}
nonisolated struct UIControlEvents {}
nonisolated struct UIControlState {}

nonisolated extension RawRepresentable {
  /// The text that `print` writes of a value of the type with Objective-C's name.
  fileprivate func printed<Name>(as name: Name) -> Mirror {
    Mirror(name, children: ["rawValue": rawValue], displayStyle: .struct)
  }
}

nonisolated extension UIGestureRecognizer.State: CustomReflectable {
  var customMirror: Mirror { printed(as: UIGestureRecognizerState()) }
}
nonisolated extension UISwipeGestureRecognizer.Direction: CustomReflectable {
  var customMirror: Mirror { printed(as: UISwipeGestureRecognizerDirection()) }
}
nonisolated extension UITouch.Phase: CustomReflectable {
  var customMirror: Mirror { printed(as: UITouchPhase()) }
}
nonisolated extension UITouch.TouchType: CustomReflectable {
  var customMirror: Mirror { printed(as: UITouchType()) }
}
nonisolated extension UIEvent.EventType: CustomReflectable {
  var customMirror: Mirror { printed(as: UIEventType()) }
}
nonisolated extension UIControl.Event: CustomReflectable {
  var customMirror: Mirror { printed(as: UIControlEvents()) }
}
nonisolated extension UIControl.State: CustomReflectable {
  var customMirror: Mirror { printed(as: UIControlState()) }
}
