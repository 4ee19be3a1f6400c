import Scenes
import UIKit

extension UITouch.Phase {
  /// As code writes it, without the dot.
  package var name: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .regionEntered: "regionEntered"
    case .regionMoved: "regionMoved"
    case .regionExited: "regionExited"
    }
  }

  /// The name of the method that tells a responder of it; other phases have none.
  package var method: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    case .stationary, .regionEntered, .regionMoved, .regionExited: name
    }
  }
}

extension TraceStep.Signal {
  /// The name of the method that tells a responder of it.
  package var method: String {
    switch self {
    case .motion(let phase): "motion" + phase.name.capitalizedFirst
    case .presses(let phase): "presses" + phase.name.capitalizedFirst
    case .remoteControl: "remoteControlReceived"
    }
  }
}

extension TraceStep.DeviceEvent {
  var name: String {
    switch self {
    case .shake: "shake"
    case .press: "press"
    case .remoteControl: "remoteControl"
    }
  }
}

extension UIPress.Phase {
  /// As code writes it, without the dot.
  var name: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension UIGestureRecognizer.State {
  /// As code writes it, without the dot.
  package var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
