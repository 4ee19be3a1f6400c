import UIKit

extension GesturePlan {
  func make(in world: World) -> UIGestureRecognizer {
    switch kind {
    case .tap: return prepare(tap: UITapGestureRecognizer())
    case .ownTap: return prepare(tap: prepare(own: ProbeTap(), world))
    case .pan: return prepare(pan: UIPanGestureRecognizer())
    case .ownPan: return prepare(pan: prepare(own: ProbePan(), world))
    case .press:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = taps
      press.numberOfTouchesRequired = 1 + fingers
      return press
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right, .up, .down]
      swipe.numberOfTouchesRequired = 1 + fingers
      return swipe
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    case .edge:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return pan
    case .hover: return UIHoverGestureRecognizer()
    case .discrete, .continuous, .undecided: return prepare(own: ProbeGesture(), world)
    }
  }

  private func prepare(tap: UITapGestureRecognizer) -> UIGestureRecognizer {
    tap.numberOfTapsRequired = 1 + taps
    tap.numberOfTouchesRequired = 1 + fingers
    return tap
  }

  private func prepare(pan: UIPanGestureRecognizer) -> UIGestureRecognizer {
    pan.minimumNumberOfTouches = 1 + fingers
    pan.maximumNumberOfTouches = 1 + fingers + taps
    return pan
  }

  private func prepare<Gesture: Probe>(own gesture: Gesture, _ world: World) -> Gesture {
    gesture.traits = ProbeTraits(world: world, self)
    return gesture
  }
}
