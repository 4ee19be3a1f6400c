import Scenes
import UIKit

extension UITouch.Phase {
  /// The name in code, without the dot.
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

  /// The name of the responder method for this phase; for a phase without a method, the name of the phase.
  package var method: String {
    Input.Phase(self) == nil ? name : "touches" + name.capitalizedFirst
  }
}

extension TouchHandling {
  /// The implementation of the method for a phase. A phase without a method has none.
  package func override(of phase: UITouch.Phase) -> TouchOverride {
    Input.Phase(phase).map { self[$0] } ?? .ignores
  }
}

extension TraceStep.Signal {
  /// The name of the responder method.
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
  /// The name in code, without the dot.
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
  /// The name in code, without the dot.
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
