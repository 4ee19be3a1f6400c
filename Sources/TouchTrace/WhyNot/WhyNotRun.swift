import Foundation
import LiveScenes
import Scenes
import UIKit

/// One playing of the touch on a scene: how far the view came, and what stopped it.
@MainActor struct WhyNotRun {
  /// Nil if the view gets the touch and acts.
  private(set) var obstacle: Obstacle?
  /// How far the touch came on its way to the view and its action; larger is further.
  private(set) var progress = 0

  /// From here on, the view is the hit-test view.
  private static let hit = 10_000_000
  private static let done = 20_000_000
  /// How long a recognizer may wait after the last finger, in virtual milliseconds.
  private static let longestWait = 3_000

  init(_ subject: WhyNotSubject, on scene: Scene) {
    let live = LiveScene(scene, variant: scene.variant(subject.variant))
    live.play(subject.before)
    live.advance(to: max((subject.touch.first?.time ?? 0) - 1, 0))
    guard let view = live.view(named: subject.view) else {
      obstacle = .removed
      return
    }
    let recorder = TraceRecorder(live)
    live.application.observer = recorder
    live.play(subject.touch.prefix(subject.inputsBeforeSearch))
    let found = SearchObstacle(view, at: subject.point, in: live)
    live.play(subject.touch.dropFirst(subject.inputsBeforeSearch))
    live.advance(to: (subject.touch.last?.time ?? 0) + WhyNotRun.longestWait)
    let trace = recorder.trace
    let story = TouchStory(of: subject.finger, in: trace, at: trace.steps.count)
    guard story.result?.view == subject.view else {
      (obstacle, progress) = (found.obstacle ?? .other(winner: story.result?.view), found.depth + 1)
      return
    }
    let delivery = DeliveryObstacle(to: view, named: subject.view, story, trace, live)
    obstacle = delivery.obstacle
    progress = delivery.obstacle == nil ? WhyNotRun.done : WhyNotRun.hit + delivery.rank
  }
}
