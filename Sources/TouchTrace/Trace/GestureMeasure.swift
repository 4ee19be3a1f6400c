import Foundation
import UIKit

/// What a continuous recognizer has measured when it sends its action: what the action reads from it.
package enum GestureMeasure: Equatable, Sendable {
  /// How many times as far apart the fingers are (GT-40).
  case scale(CGFloat)
  /// Radians, clockwise as it is seen (GT-40).
  case rotation(CGFloat)
  /// Points, in the recognizer's view (GT-22).
  case translation(CGPoint)

  /// Nil for senders that measure nothing.
  @MainActor
  init?(of sender: AnyObject) {
    switch sender {
    case let pinch as UIPinchGestureRecognizer: self = .scale(pinch.scale)
    case let rotation as UIRotationGestureRecognizer: self = .rotation(rotation.rotation)
    case let pan as UIPanGestureRecognizer: self = .translation(pan.translation(in: pan.view))
    default: return nil
    }
  }
}
