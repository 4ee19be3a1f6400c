import Foundation
import LiveScenes
import Scenes

/// The search for what keeps a view from a touch, and for cures. It works on copies of the scene: nothing of the playback
/// changes.
@MainActor struct WhyNotSearch {
  private let subject: WhyNotSubject
  /// Whether the hit maps before and after each cure are compared.
  private let comparesMaps: Bool

  /// The number of causes after which the search gives up.
  private static let mostCauses = 12
  /// The number of cures that are shown for a cause.
  private static let mostCures = 3

  init(_ subject: WhyNotSubject, comparesMaps: Bool) {
    (self.subject, self.comparesMaps) = (subject, comparesMaps)
  }

  func answer(on scene: Scene) -> WhyNot {
    var answer = WhyNot(view: subject.view, point: subject.point, causes: [], isCured: false)
    var scene = scene, run = WhyNotRun(subject, on: scene)
    while let obstacle = run.obstacle, answer.causes.count < WhyNotSearch.mostCauses {
      let tried = cures(of: obstacle, on: scene, run)
      answer.causes.append(WhyNot.Cause(obstacle: obstacle, cures: tried.map(\.cure)))
      guard let first = tried.first else { return answer }
      (scene, run) = (first.scene, first.run)
    }
    answer.isCured = run.obstacle == nil
    return answer
  }

  private typealias Tried = (cure: ViewCure, scene: Scene, run: WhyNotRun)

  /// Tries every candidate. A cure is what brings the touch further.
  private func cures(of obstacle: Obstacle, on scene: Scene, _ run: WhyNotRun) -> [Tried] {
    let live = LiveScene(scene, variant: scene.variant(subject.variant))
    live.play(subject.before)
    let candidates = WhyNotCandidates(subject: subject, scene: scene, tree: TreeSnapshot(of: live))
    let map = comparesMaps ? HitAreas(subject, on: scene) : nil
    var found: [Tried] = []
    for candidate in candidates.all(for: obstacle) where found.count < WhyNotSearch.mostCures {
      guard !candidate.edits.isEmpty, let changed = try? scene.applying(candidate.edits, on: subject.variant),
        changed != scene
      else { continue }
      let next = WhyNotRun(subject, on: changed)
      guard next.progress > run.progress else { continue }
      let after = comparesMaps ? HitAreas(subject, on: changed) : nil
      let effects = WhyNotSearch.effects(from: map, to: after, besides: subject.view)
      found.append((ViewCure(change: candidate.change, edits: candidate.edits, effects: effects), changed, next))
    }
    return found
  }

  private static func effects(from old: HitAreas?, to new: HitAreas?, besides view: String) -> [ViewCure.Effect] {
    guard let old, let new else { return [] }
    let names = old.areas.map(\.view) + new.areas.map(\.view).filter { old.area(of: $0) == nil }
    return names.filter { $0 != view }
      .map { name in
        let points = (new.area(of: name)?.shape.count ?? 0) - (old.area(of: name)?.shape.count ?? 0)
        return ViewCure.Effect(view: name, points: points)
      }
      .filter { $0.points != 0 }.sorted { $0.points < $1.points }
  }
}

extension Scene {
  /// Returns the scene after edits that were made while a variant was shown.
  fileprivate func applying(_ edits: [TreeEdit], on variant: String) throws(TextError) -> Scene {
    var scene = self
    for edit in edits { scene = try scene.applying(edit, on: variant) }
    return scene
  }
}

extension Playback {
  /// Why a view does not get the touch at a point, or does not act on it.
  ///
  /// The touch is the one that is shown, if it began at the point; else a tap. Nil while a finger is down.
  /// - Parameter point: of the screen; nil for the point of the touch that is shown if it lies in the view, else the
  ///   middle of the view.
  /// - Parameter comparesMaps: whether each cure says what it changes for other views.
  package func whyNot(_ view: String, at point: CGPoint? = nil, comparesMaps: Bool = true) -> WhyNot? {
    guard isComplete, fingersDown.isEmpty else { return nil }
    let shown = stories.last { $0.finger == 1 } ?? stories.last, edits = RecordedEdits(in: recorded, of: scene)
    guard let place = point ?? usualPoint(of: view, shown) else { return nil }
    var before = edits.inputs, touch: [TimedInput] = [], finger = 1
    if let start = shownSequence, let story = stories.first(where: { $0.trail.first == place }) {
      let next = sequenceStarts.first { $0 > start } ?? recorded.count
      let inputs = Array(recorded[start..<next]), first = inputs.first?.time ?? 0, last = inputs.last?.time ?? 0
      touch = edits.inputs.filter { $0.time >= first && $0.time <= last }
      before = edits.inputs.filter { $0.time < first }
      finger = story.finger
    } else {
      let time = (edits.inputs.last?.time ?? 0) + 1_000
      touch = [
        TimedInput(time: time, input: .touch(finger: 1, phase: .began, at: place, force: nil)),
        TimedInput(time: time + 90, input: .touch(finger: 1, phase: .ended, at: place, force: nil)),
      ]
    }
    if before.count > Playback.mostInputsBefore { before = [] }
    let subject = WhyNotSubject(
      view: view, point: place, finger: finger, variant: variant.name, before: before, touch: touch, original: original)
    return WhyNotSearch(subject, comparesMaps: comparesMaps).answer(on: editedScene)
  }

  /// More inputs before the touch than these are left out: to play them for each change would take too long.
  private static var mostInputsBefore: Int { 200 }

  private func usualPoint(of view: String, _ story: TouchStory?) -> CGPoint? {
    guard let node = tree.node(view) else { return story?.trail.first }
    if let point = story?.trail.first, node.corners.contain(point) { return point }
    return CGPoint(x: node.box.midX.rounded(.down), y: node.box.midY.rounded(.down))
  }
}
