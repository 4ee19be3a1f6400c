import LiveScenes
import Scenes
import UIKit

/// The search for changes with which a recognizer would have recognized a touch sequence. It tries one change after the
/// other in a live scene of its own, so that the owner can divide the work.
@MainActor package final class CureSearch {
  /// The subject of a search. Another subject needs another search.
  package struct Subject: Equatable, Sendable {
    package var recognizer: String
    /// Counts the changes of the recording other than appending.
    var rewrite: Int
    /// The first input of the touch sequence, and the first of the next one.
    var inputs: Range<Int>
    var scene: Scene
    var variant: Variant
  }

  package let subject: Subject
  /// The changes that were found, the best first.
  package private(set) var cures: [RecognizerCure] = []
  private var candidates: [Edit]
  private let sequence: [TimedInput]
  /// The state before the sequence; nil if there were inputs whose effect is not a state.
  private let state: LiveState?
  private let before: [TimedInput]
  private let end: Int
  /// The recognizers that recognized without a change.
  private let winners: [String]

  init(
    _ subject: Subject, candidates: [Edit], sequence: [TimedInput], state: LiveState?, before: [TimedInput], end: Int,
    winners: [String]
  ) {
    (self.subject, self.candidates, self.sequence) = (subject, candidates, sequence)
    (self.state, self.before, self.end, self.winners) = (state, before, end, winners)
  }

  /// The number of cures after which the search ends.
  static let limit = 4

  package var isComplete: Bool { candidates.isEmpty || cures.count >= CureSearch.limit }

  /// Tries the next change.
  package func tryNext() {
    guard !isComplete else { return }
    let edit = candidates.removeFirst()
    guard let times = recognitions(with: edit), let time = times.first(where: { $0.name == subject.recognizer })?.time
    else { return }
    let others = times.map(\.name).filter { $0 != subject.recognizer }
    cures.append(
      RecognizerCure(
        edit: edit, time: time, losers: winners.filter { !others.contains($0) && $0 != subject.recognizer },
        others: others))
  }

  /// Returns the recognizers that recognize with a change, and when; nil if the scene cannot have it.
  private func recognitions(with edit: Edit) -> [(name: String, time: Int)]? {
    let isFixed = edit.change.property.isFixed
    guard let scene = isFixed ? try? subject.scene.applying(.set(edit), on: subject.variant.name) : subject.scene else {
      return nil
    }
    let variant = isFixed ? scene.variant(subject.variant.name) ?? subject.variant : subject.variant
    let live: LiveScene
    if let state {
      live = LiveScene(scene, variant: variant, in: state)
    } else {
      live = LiveScene(scene, variant: variant)
      live.play(before)
    }
    let start = sequence.first?.time ?? 0
    if !isFixed { live.play([TimedInput(time: start, input: .set(edit))]) }
    let recorder = TraceRecorder(live)
    recorder.time = start
    live.application.observer = recorder
    live.play(sequence)
    live.advance(to: end)
    return recorder.trace.steps.recognitions(from: start)
  }
}

extension RandomAccessCollection<TraceStep> {
  /// The recognizers that recognize in these steps, and when, in milliseconds from `start`.
  func recognitions(from start: Int) -> [(name: String, time: Int)] {
    var found: [(name: String, time: Int)] = []
    for step in self {
      guard case .gesture(.changes(let name, .possible, let state, _)) = step.kind, state == .began || state == .ended,
        !found.contains(where: { $0.name == name })
      else { continue }
      found.append((name, step.time - start))
    }
    return found
  }
}
