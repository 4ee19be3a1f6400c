import Scenes
import UIKit

nonisolated extension UITouch.Phase {
  /// As code writes it, without the dot.
  var name: String {
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
  var method: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    case .stationary, .regionEntered, .regionMoved, .regionExited: name
    }
  }
}

nonisolated extension TraceStep.Signal {
  /// The name of the method that tells a responder of it.
  var method: String {
    switch self {
    case .motion(let phase): "motion" + phase.name.capitalizedFirst
    case .presses(let phase): "presses" + phase.name.capitalizedFirst
    case .remoteControl: "remoteControlReceived"
    }
  }
}

nonisolated extension TraceStep.DeviceEvent: InterfaceText {
  var name: String {
    switch self {
    case .shake: "shake"
    case .press: "press"
    case .remoteControl: "remoteControl"
    }
  }

  public var text: LocalizedText {
    switch self {
    case .shake: say("Shake", "摇动")
    case .press: say("Press", "按键")
    case .remoteControl: say("Remote control", "遥控")
    }
  }
}

nonisolated extension UIPress.Phase {
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

nonisolated extension UIGestureRecognizer.State {
  /// As code writes it, without the dot.
  var name: String {
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
  nonisolated fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
