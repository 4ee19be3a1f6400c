import UIKit

/// The value of a continuous recognizer that its action reads.
package enum GestureMeasure: Equatable, Sendable, Codable {
  /// The distance of the fingers, as a factor of the first distance (GT-40).
  case scale(CGFloat)
  /// Radians, clockwise on the screen (GT-40).
  case rotation(CGFloat)
  /// Points, in the coordinate space of the recognizer's view (GT-22).
  case translation(CGPoint)

  /// Nil for a sender without such a value.
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
