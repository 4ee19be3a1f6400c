import LiveScenes
import Scenes
import UIKit

/// One playing of the event on a copy: how far it came to the object, and what stopped it.
@MainActor struct WhyNotRun {
  /// Nil if the object gets the event and acts.
  var obstacle: Obstacle?
  /// The progress of the event on its way to the object and its action; larger is further.
  var progress = 0
  /// The trace of the event; nil if the event was not played to its end.
  var trace: Trace?
  /// The tree that the hit test found; of own code only.
  var tree = TreeSnapshot()

  /// From here on, the hit test comes to the object.
  static let hit = 10_000_000
  private static let done = 20_000_000
  /// The time for which a recognizer may wait after the last finger, in virtual milliseconds.
  static let longestWait = 3_000

  init() {}

  /// - Parameter playsAll: whether the touch is played to its end also if the hit test does not come to the object.
  init(_ subject: WhyNotSubject, on scene: Scene, playsAll: Bool = false) {
    let live = subject.liveScene(of: scene)
    guard live.object(named: subject.object) != nil, subject.kind == .responder || subject.anchor(in: live) != nil
    else {
      obstacle = .removed
      return
    }
    let start = subject.inputsBeforeSearch
    // Making a recorder takes as long as the hit test, which is enough for most changes.
    var recorder = start > 0 || playsAll ? WhyNotRun.observe(live) : nil
    live.play(subject.event.prefix(start))
    progress = 1
    if live.application.isIgnoringInteractionEvents { obstacle = .ignoringInteraction }
    if obstacle == nil, let point = subject.point { search(subject, at: point, in: live) }
    if obstacle != nil && !playsAll { return }
    recorder = recorder ?? WhyNotRun.observe(live)
    live.play(subject.event.dropFirst(start))
    live.advance(to: (subject.event.last?.time ?? 0) + WhyNotRun.longestWait)
    trace = recorder?.trace
    if obstacle == nil, let trace {
      follow(subject, trace, WhyNotObjects(tree: TreeSnapshot(of: live), scene: live.scene))
    }
  }

  private static func observe(_ live: LiveScene) -> TraceRecorder {
    let recorder = TraceRecorder(live)
    live.application.observer = recorder
    return recorder
  }

  private mutating func search(_ subject: WhyNotSubject, at point: CGPoint, in live: LiveScene) {
    let hit = HitMap.frontmostView(at: point, of: live), anchor = subject.anchor(in: live)
    guard !subject.isReached(by: hit, anchor) else { return }
    let found = anchor.map { SearchObstacle($0, at: point, in: live) }
    obstacle = found?.obstacle ?? .other(winner: hit.map { live.traceName(of: $0) })
    progress = (found?.depth ?? 0) + 2
  }

  /// Follows the event from the hit-test view on, or from the first responder.
  mutating func follow(_ subject: WhyNotSubject, _ trace: Trace, _ objects: WhyNotObjects) {
    let story =
      subject.point == nil
      ? TouchStory(ofSignalsIn: trace, at: trace.steps.count)
      : TouchStory(of: subject.finger, in: trace, at: trace.steps.count)
    let hit = story?.result?.view
    guard let story, subject.point == nil || hit != nil else { return obstacle = .other(winner: nil) }
    let found: (obstacle: Obstacle?, rank: Int)
    switch subject.kind {
    case .view where subject.point != nil:
      let isRow = objects.tree.isContent(hit, ofCell: subject.object)
      guard hit == subject.object || isRow, let view = hit.flatMap(objects.tree.node) else {
        return obstacle = .other(winner: hit)
      }
      let delivery = DeliveryObstacle(to: view, story, trace, objects, isRow: isRow)
      found = (delivery.obstacle, delivery.rank)
    case .recognizer:
      let search = RecognizerObstacle(subject.object, story, trace, objects)
      found = (search.obstacle, search.rank)
    case .responder, .view:
      let search = ResponderObstacle(subject.object, isSignal: subject.point == nil, story, trace, objects)
      found = (search.obstacle, search.rank)
    }
    obstacle = found.obstacle
    progress = obstacle == nil ? WhyNotRun.done : WhyNotRun.hit + found.rank
  }
}
