import Scenes
import UIKit

// Scene values as UIKit values.

extension CGAffineTransform {
  nonisolated init(_ transform: ViewTransform) {
    self = CGAffineTransform(rotationAngle: transform.degrees * .pi / 180)
      .concatenating(CGAffineTransform(scaleX: transform.scale, y: transform.scale))
  }
}

extension ViewTransform {
  /// The rotation and scale of a transform, rounded to millionths.
  nonisolated init(_ transform: CGAffineTransform) {
    func rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }
    let (a, b) = (Double(transform.a), Double(transform.b))
    self.init(degrees: rounded(atan2(b, a) * 180 / .pi), scale: rounded((a * a + b * b).squareRoot()))
  }
}

extension UIControl.Event {
  /// The event of the same name.
  nonisolated init(_ event: ControlEvent) {
    switch event {
    case .touchDown: self = .touchDown
    case .touchDownRepeat: self = .touchDownRepeat
    case .touchDragInside: self = .touchDragInside
    case .touchDragOutside: self = .touchDragOutside
    case .touchDragEnter: self = .touchDragEnter
    case .touchDragExit: self = .touchDragExit
    case .touchUpInside: self = .touchUpInside
    case .touchUpOutside: self = .touchUpOutside
    case .touchCancel: self = .touchCancel
    case .valueChanged: self = .valueChanged
    case .primaryActionTriggered: self = .primaryActionTriggered
    }
  }
}

extension UITouch.Phase {
  nonisolated init(_ phase: Input.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  nonisolated init(_ direction: SwipeDirection) {
    switch direction {
    case .right: self = .right
    case .left: self = .left
    case .up: self = .up
    case .down: self = .down
    }
  }
}

extension UIRectEdge {
  nonisolated init(_ edge: ScreenEdge) {
    switch edge {
    case .top: self = .top
    case .left: self = .left
    case .bottom: self = .bottom
    case .right: self = .right
    }
  }
}

extension UIEdgeInsets {
  /// The insets that make a rectangle larger by these distances.
  nonisolated init(hitOutsets: HitOutsets) {
    self.init(top: -hitOutsets.top, left: -hitOutsets.left, bottom: -hitOutsets.bottom, right: -hitOutsets.right)
  }
}
