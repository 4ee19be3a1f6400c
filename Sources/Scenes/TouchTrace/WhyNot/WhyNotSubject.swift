import LiveScenes
import Scenes
import UIKit

/// The object of the question, and the event that is played for it.
struct WhyNotSubject {
  var object: String
  var kind: WhyNotKind
  /// The point of the touch, in screen points; nil for an event without touches.
  var point: CGPoint?
  var finger: Int
  var variant: String
  /// The inputs before the event.
  var before: [TimedInput]
  /// The touch, with all fingers that are down with it; or the one input of an event without touches.
  var event: [TimedInput]
  /// The scene as its file has it, to put back what was removed.
  var original: Scene

  /// The number of inputs of the touch that come before the search for the finger. Touches of one time are one event.
  var inputsBeforeSearch: Int {
    let began = event.first {
      if case .touch(finger, .began, _, _) = $0.input { true } else { false }
    }
    guard let time = began?.time else { return 0 }
    return event.firstIndex { timed in
      timed.input.isTouch ? timed.time >= time : timed.time > time
    } ?? 0
  }

  /// Makes a live scene in its state just before the event.
  @MainActor func liveScene(of scene: Scene) -> LiveScene {
    let live = LiveScene(scene, variant: scene.variant(variant))
    live.play(before)
    live.advance(to: max((event.first?.time ?? 0) - 1, 0))
    return live
  }

  /// The view that the touch must come to: the view itself, the view of the recognizer, the root view of the controller.
  /// Nil for responders that belong to no view, and for objects that are gone.
  @MainActor func anchor(in live: LiveScene) -> UIView? {
    switch live.object(named: object) {
    case let view as UIView: view
    case let recognizer as UIGestureRecognizer: recognizer.view
    case let controller as UIViewController: controller.viewIfLoaded
    default: nil
    }
  }

  /// Whether a hit test with this result comes to the object.
  @MainActor func isReached(by hit: UIView?, _ anchor: UIView?) -> Bool {
    guard let hit else { return false }
    guard let anchor else { return kind == .responder }
    return kind == .view ? hit === anchor : hit.isDescendant(of: anchor)
  }
}
