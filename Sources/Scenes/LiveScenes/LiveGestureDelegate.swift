import Scenes
import UIKit

/// A recognizer's delegate with the answers of its scene. It compares views and recognizers by their names.
final class LiveGestureDelegate: UIGestureRecognizerDelegate {
  var shouldBegin = true
  var shouldReceive = NameFilter.all
  var shouldRecognizeSimultaneouslyWith = NameFilter.none
  var shouldRequireFailureOf = NameFilter.none
  var shouldBeRequiredToFailBy = NameFilter.none

  /// Whether all answers are those of a recognizer without a delegate.
  var hasDefaultAnswers: Bool {
    let others = [shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf, shouldBeRequiredToFailBy]
    return shouldBegin && shouldReceive == .all && others.allSatisfy { $0 == .none }
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    shouldReceive.contains(touch.view?.accessibilityIdentifier)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { shouldRecognizeSimultaneouslyWith.contains(otherGestureRecognizer.name) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { shouldRequireFailureOf.contains(otherGestureRecognizer.name) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { shouldBeRequiredToFailBy.contains(otherGestureRecognizer.name) }
}

extension NameFilter {
  /// An object without a name is in no list of names.
  fileprivate func contains(_ name: String?) -> Bool { contains(name ?? "") }
}
