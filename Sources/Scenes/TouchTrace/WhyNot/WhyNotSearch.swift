import Foundation
import Scenes

/// The search for the obstacles between an event and an object, and for cures. It works on copies: nothing of the
/// playback changes. It tries one change after the other, so that the owner can divide the work.
@MainActor package final class WhyNotSearch {
  package let question: WhyNotQuestion
  /// The answer so far. A cause has its first cure before the next cause is known.
  package private(set) var answer: WhyNot
  package private(set) var isComplete = false
  private let subject: WhyNotSubject
  /// Whether the hit maps before and after each cure are compared.
  private let comparesMaps: Bool

  private typealias Attempt = (copy: WhyNotCopy, run: WhyNotRun, map: HitMapCounts?)
  /// The copy with the first cures of all causes before the last one.
  private var copy: WhyNotCopy
  /// The event on that copy; nil before the first one.
  private var run: WhyNotRun?
  /// The changes that are still to be tried against the last cause, the first one last.
  private var candidates: [WhyNotCandidates.Candidate] = []
  /// The first cure of the last cause.
  private var firstCure: Attempt?
  /// The first change after which another obstacle stops the event, no further on.
  private var exchange: (candidate: WhyNotCandidates.Candidate, attempt: Attempt)?
  /// The hit map of `copy`, once a cure needs it.
  private var map: HitMapCounts?

  /// The number of causes after which the search gives up.
  private static let mostCauses = 12
  /// The number of cures that are shown for a cause.
  private static let mostCures = 3

  init(_ question: WhyNotQuestion, _ subject: WhyNotSubject, on copy: WhyNotCopy, comparesMaps: Bool) {
    (self.question, self.subject, self.copy, self.comparesMaps) = (question, subject, copy, comparesMaps)
    answer = WhyNot(question)
    answer.isOfCode = copy.isCode
  }

  /// Plays the event once more: as it was, or after the next change.
  package func tryNext() {
    guard !isComplete else { return }
    guard run != nil else {
      let first = copy.run(subject, playsAll: true)
      answer.occurrences = WhyNotOccurrence.all(of: subject, first)
      return look(at: (copy, first, nil))
    }
    if let candidate = candidates.popLast() { return check(candidate) }
    // Two obstacles of one place: a change that takes one away leaves the event where it is.
    if firstCure == nil, let exchange { add(exchange.candidate, exchange.attempt) }
    guard let firstCure, answer.causes.count < WhyNotSearch.mostCauses else { return finish() }
    look(at: firstCure)
  }

  /// Ends without a cure of the last cause. A touch that is not the recognizer's gesture decides alone: no other
  /// recognizer is to blame, and a change of one does not help.
  private func finish() {
    isComplete = true
    guard answer.causes.last?.obstacle == .anotherGesture else { return }
    answer.causes.removeAll { cause in
      switch cause.obstacle {
      case .excluded, .requirementRecognized, .waits, .waited: true
      default: false
      }
    }
  }

  /// Tries changes until the work is about that of one picture of the window, or all are tried.
  package func tryMore() {
    var left = WhyNotSearch.workAtOnce
    repeat {
      tryNext()
      left -= work
    } while !isComplete && left > 0
  }

  /// The cost of one try: views that are made, and inputs that are played.
  private var work: Int {
    // A program is begun for each try of own code.
    if copy.isCode { return WhyNotSearch.workAtOnce }
    return 20 + copy.viewCount * (comparesMaps ? 3 : 1) + subject.before.count + subject.event.count
  }
  private static let workAtOnce = 400

  /// Finds the next cause and the changes to try against it.
  private func look(at attempt: Attempt) {
    (copy, run, map, firstCure, exchange) = (attempt.copy, attempt.run, attempt.map, nil, nil)
    guard let obstacle = attempt.run.obstacle else {
      (answer.isCured, isComplete) = (true, true)
      return
    }
    let place = copy.sources?.place(deciding: obstacle, for: subject.object, in: attempt.run.tree)
    answer.causes.append(WhyNot.Cause(obstacle: obstacle, place: place))
    candidates = copy.candidates(for: obstacle, of: attempt.run, subject).reversed()
  }

  /// Tries a change. A change that brings the event further is a cure; without a cure, a change that brings another
  /// obstacle is kept.
  private func check(_ candidate: WhyNotCandidates.Candidate) {
    let isKnown = answer.causes.last?.cures.contains { $0.edits == candidate.edits } == true
    guard let run, !isKnown, !candidate.edits.isEmpty,
      let changed = copy.applying(candidate.edits, on: subject.variant)
    else { return }
    let next = changed.run(subject)
    if next.progress > run.progress { return add(candidate, (changed, next, mapAfter(candidate.edits, changed))) }
    // An obstacle may come back once, when the obstacle that hid the rest of it is gone; more often would be a circle.
    let isNew = next.obstacle != run.obstacle && answer.causes.count { $0.obstacle == next.obstacle } < 2
    if exchange == nil, isNew, min(run.progress, next.progress) >= WhyNotRun.hit {
      exchange = (candidate, (changed, next, mapAfter(candidate.edits, changed)))
    }
  }

  private func add(_ candidate: WhyNotCandidates.Candidate, _ attempt: Attempt) {
    let effects = map.flatMap { old in attempt.map.map { old.effects(of: $0, besides: subject.object) } } ?? []
    let cause = answer.causes.count - 1
    let reach = copy.isCode ? attempt.run.reach : nil
    answer.causes[cause].cures.append(
      ViewCure(change: candidate.change, edits: candidate.edits, effects: effects, reach: reach))
    if firstCure == nil { firstCure = attempt }
    if answer.causes[cause].cures.count == WhyNotSearch.mostCures { candidates = [] }
  }

  /// The hit map after edits; nil if maps are not compared.
  private func mapAfter(_ edits: [TreeEdit], _ changed: WhyNotCopy) -> HitMapCounts? {
    guard comparesMaps else { return nil }
    guard edits.contains(where: \.changesHitMap) else { return map }
    map = map ?? copy.hitMap(subject)
    return changed.hitMap(subject)
  }
}
