import Foundation
import LiveScenes
import Scenes

/// What the question is about, and the touch that is played for it.
struct WhyNotSubject {
  var view: String
  var point: CGPoint
  var finger: Int
  var variant: String
  /// The inputs before the touch.
  var before: [TimedInput]
  /// The touch, with all fingers that are down with it.
  var touch: [TimedInput]
  /// The scene as its file has it, to put back what was removed.
  var original: Scene

  /// The number of inputs of the touch that come before the search for the finger. Touches of one time are one event.
  var inputsBeforeSearch: Int {
    let began = touch.first {
      if case .touch(finger, .began, _, _) = $0.input { true } else { false }
    }
    guard let time = began?.time else { return 0 }
    return touch.firstIndex { timed in
      if case .touch = timed.input { timed.time >= time } else { timed.time > time }
    } ?? 0
  }
}

extension HitAreas {
  /// The hit map of a scene when the touch begins.
  @MainActor init?(_ subject: WhyNotSubject, on scene: Scene) {
    let live = LiveScene(scene, variant: scene.variant(subject.variant))
    live.play(subject.before)
    live.play(subject.touch.prefix(subject.inputsBeforeSearch))
    self.init(of: live)
  }
}
