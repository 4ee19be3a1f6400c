import UIKit

/// A recognizer's delegate with answers that depend on a seed.
final class ProbeDelegate: UIGestureRecognizerDelegate {
  private weak var world: World?
  private let seed: Int

  init(_ world: World, seed: Int) { (self.world, self.seed) = (world, seed) }

  func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
    asked(.delegateShouldBegin, gesture, usually: true)
  }

  func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked(.delegateReceivesTouch, gesture, usually: true)
  }

  func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    asked(.delegateReceivesEvent, gesture, usually: true)
  }

  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { asked(.delegateSimultaneously, gesture, usually: false) }

  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { asked(.delegateRequiresFailure, gesture, usually: false) }

  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { asked(.delegateRequiredToFail, gesture, usually: false) }

  private func asked(_ callback: Callback, _ gesture: UIGestureRecognizer, usually answer: Bool) -> Bool {
    guard let world else { return answer }
    world.called(callback, on: gesture.number)
    return world.answers.flag(seed, usually: answer)
  }
}
