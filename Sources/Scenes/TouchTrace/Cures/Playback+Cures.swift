import Algorithms
import LiveScenes
import Scenes

extension Playback {
  /// The subject of a search for cures of a recognizer in the touch sequence at the cursor; nil without a touch, while a
  /// finger is down, and for a recognizer that recognized.
  package func cureSubject(for recognizer: String) -> CureSearch.Subject? {
    guard isComplete, fingersDown.isEmpty, let start = shownSequence, tree.recognizer(recognizer) != nil,
      !winners.contains(recognizer)
    else { return nil }
    let next = sequenceStarts.partitioningIndex { $0 > start }
    let end = next < sequenceStarts.count ? sequenceStarts[next] : recorded.count
    return CureSearch.Subject(
      recognizer: recognizer, rewrite: lastRewrite.number, inputs: start..<end, scene: scene, variant: variant)
  }

  /// Begins a search.
  package func cureSearch(_ subject: CureSearch.Subject) -> CureSearch {
    let start = subject.inputs.lowerBound, sequence = Array(recorded[subject.inputs])
    let checkpoint = checkpoints.all.last { $0.inputs <= start && $0.state != nil }
    let live: LiveScene
    if let checkpoint, let state = checkpoint.state {
      live = LiveScene(scene, variant: variant, in: state)
      live.play(recorded[checkpoint.inputs..<start])
    } else {
      live = LiveScene(scene, variant: variant)
      live.play(recorded[..<start])
    }
    let first = sequence.first?.time ?? 0, last = sequence.last?.time ?? 0
    live.advance(to: max(first - 1, 0))
    let next = subject.inputs.upperBound < recorded.count ? recorded[subject.inputs.upperBound].time : Int.max
    return CureSearch(
      subject, candidates: CureCandidates(for: subject.recognizer, in: self, sequence).edits, sequence: sequence,
      state: live.state, before: Array(recorded[..<start]), end: min(next, last + Playback.longestWait),
      winners: winners)
  }

  /// How long a recognizer may wait after the last finger, in virtual milliseconds.
  private static let longestWait = 3_000

  /// The recognizers that recognized in the touch sequence at the cursor.
  private var winners: [String] {
    trace.steps[trace.sequence(at: cursor)].recognitions(from: 0).map(\.name)
  }
}
