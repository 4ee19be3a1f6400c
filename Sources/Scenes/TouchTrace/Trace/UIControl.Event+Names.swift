import UIKit

extension UIControl.Event {
  /// The names in code of the events in the set, without the dot.
  var names: [String] { UIControl.Event.allNames.filter { contains($0.0) }.map(\.1) }

  private static var allNames: [(UIControl.Event, String)] {
    [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
      (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
      (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
    ]
  }
}
