import Scenes
import UIKit

/// A recognizer's delegate that answers as its scene says.
///
/// It knows recognizers and views by the names that the stage has given to them.
final class LiveGestureDelegate: UIGestureRecognizerDelegate {
  private(set) var shouldBegin = true
  private(set) var receives = NameFilter.all
  private(set) var simultaneous = NameFilter.none
  private(set) var required = NameFilter.none
  private(set) var waiting = NameFilter.none

  /// Whether it answers nothing else than an app does that has no delegate.
  var isSilent: Bool {
    shouldBegin && receives == .all && [simultaneous, required, waiting].allSatisfy { $0 == .none }
  }

  func apply(_ answer: DelegateAnswer) {
    switch answer {
    case .shouldBegin(let flag): shouldBegin = flag
    case .shouldReceive(let views): receives = views
    case .shouldRecognizeSimultaneouslyWith(let others): simultaneous = others
    case .shouldRequireFailureOf(let others): required = others
    case .shouldBeRequiredToFailBy(let others): waiting = others
    }
  }

  var answers: [DelegateAnswer] {
    [
      .shouldBegin(shouldBegin), .shouldReceive(receives), .shouldRecognizeSimultaneouslyWith(simultaneous),
      .shouldRequireFailureOf(required), .shouldBeRequiredToFailBy(waiting),
    ]
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives.contains(touch.view?.accessibilityIdentifier)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous.contains(otherGestureRecognizer.name) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { required.contains(otherGestureRecognizer.name) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waiting.contains(otherGestureRecognizer.name) }
}

extension NameFilter {
  /// What has no name is in no list of names.
  fileprivate func contains(_ name: String?) -> Bool { contains(name ?? "") }
}
