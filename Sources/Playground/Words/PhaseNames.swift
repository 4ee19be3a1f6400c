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
