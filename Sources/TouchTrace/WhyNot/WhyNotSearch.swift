import Foundation
import LiveScenes
import Scenes

/// The search for what keeps a view from a touch, and for cures. It works on copies of the scene: nothing of the playback
/// changes. It tries one change after the other, so that the owner can divide the work.
@MainActor package final class WhyNotSearch {
  package let question: WhyNotQuestion
  /// What was found so far. A cause has its first cure before the next cause is known.
  package private(set) var answer: WhyNot
  package private(set) var isComplete = false
  private let subject: WhyNotSubject
  /// Whether the hit maps before and after each cure are compared.
  private let comparesMaps: Bool

  private typealias Attempt = (scene: Scene, run: WhyNotRun)
  /// The scene with the first cures of all causes before the last one.
  private var scene: Scene
  /// The touch on that scene; nil before the first one.
  private var run: WhyNotRun?
  /// The changes that are still to be tried against the last cause, the first one last.
  private var candidates: [WhyNotCandidates.Candidate] = []
  /// The first cure of the last cause.
  private var firstCure: Attempt?
  private var map: HitAreas?

  /// The number of causes after which the search gives up.
  private static let mostCauses = 12
  /// The number of cures that are shown for a cause.
  private static let mostCures = 3

  init(_ question: WhyNotQuestion, _ subject: WhyNotSubject, on scene: Scene, comparesMaps: Bool) {
    (self.question, self.subject, self.scene, self.comparesMaps) = (question, subject, scene, comparesMaps)
    answer = WhyNot(view: subject.view, point: subject.point)
  }

  /// Plays the touch once more: as it was, or after the next change.
  package func tryNext() {
    guard !isComplete else { return }
    guard run != nil else { return look(at: (scene, WhyNotRun(subject, on: scene))) }
    if let candidate = candidates.popLast() { return check(candidate) }
    guard let firstCure, answer.causes.count < WhyNotSearch.mostCauses else {
      isComplete = true
      return
    }
    look(at: firstCure)
  }

  /// Finds the next cause, and what can be tried against it.
  private func look(at attempt: Attempt) {
    (scene, run, firstCure) = (attempt.scene, attempt.run, nil)
    guard let obstacle = attempt.run.obstacle else {
      (answer.isCured, isComplete) = (true, true)
      return
    }
    answer.causes.append(WhyNot.Cause(obstacle: obstacle, cures: []))
    let live = LiveScene(scene, variant: scene.variant(subject.variant))
    live.play(subject.before)
    let changes = WhyNotCandidates(subject: subject, scene: scene, tree: TreeSnapshot(of: live))
    candidates = changes.all(for: obstacle).reversed()
    map = comparesMaps ? HitAreas(subject, on: scene) : nil
  }

  /// Tries a change. A cure is what brings the touch further.
  private func check(_ candidate: WhyNotCandidates.Candidate) {
    let isKnown = answer.causes.last?.cures.contains { $0.edits == candidate.edits } == true
    guard let run, !isKnown, !candidate.edits.isEmpty,
      let changed = try? scene.applying(candidate.edits, on: subject.variant),
      changed != scene
    else { return }
    let next = WhyNotRun(subject, on: changed)
    guard next.progress > run.progress else { return }
    let after = comparesMaps ? HitAreas(subject, on: changed) : nil
    let effects = WhyNotSearch.effects(from: map, to: after, besides: subject.view)
    let cause = answer.causes.count - 1
    answer.causes[cause].cures.append(ViewCure(change: candidate.change, edits: candidate.edits, effects: effects))
    if firstCure == nil { firstCure = (changed, next) }
    if answer.causes[cause].cures.count == WhyNotSearch.mostCures { candidates = [] }
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
