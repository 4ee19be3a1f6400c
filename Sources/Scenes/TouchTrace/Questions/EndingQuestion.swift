import UIKit

/// The question what the hit-test view receives last of the touch. It is asked when a recognizer has acted or the
/// system has interrupted, and the view has not received the end.
enum EndingQuestion {
  private static let choices: [PredictionChoice] = [.ended, .cancelled, .nothing]

  static func found(of view: String, finger: Int, after start: Int, in group: TouchGroup) -> FoundQuestion? {
    guard let asked = moment(from: start, in: group), !hasEnded(view, finger, before: asked, in: group) else {
      return nil
    }
    let prompt = PredictionPrompt(.ending(view), finger: finger, asked: asked, choices: choices)
    guard group.isUp(finger) else { return (prompt, nil, []) }
    var answer = PredictionAnswer(choice: .nothing, objects: [], decided: group.steps.upperBound)
    for index in asked..<max(group.steps.upperBound, asked) {
      guard let last = group.trace.steps[index].kind.ending(of: view, finger) else { continue }
      answer = PredictionAnswer(choice: last, objects: [view], decided: index + 1)
    }
    let isInterrupted = group.trace.steps[asked - 1].kind.isInterruption
    return (
      prompt, answer,
      choices.map { $0 == answer.choice ? nil : misconception(of: $0, isInterrupted: isInterrupted) }
    )
  }

  private static func misconception(of choice: PredictionChoice, isInterrupted: Bool) -> Misconception? {
    switch choice {
    case .ended: isInterrupted ? .interruptionEnds : .viewAlsoEnds
    case .cancelled: .recognizerAlwaysCancels
    default: .viewGetsNoEnd
    }
  }

  /// The number of steps after which a recognizer acts, or fails as the last one, or the system interrupts.
  private static func moment(from start: Int, in group: TouchGroup) -> Int? {
    if start > 0, group.steps.contains(start - 1), group.trace.steps[start - 1].kind.isEndOfPossible { return start }
    return group.first(from: start) { $0.isInterruption }.map { $0 + 1 }
  }

  /// Whether the view has received the end of the latest touch of the finger.
  private static func hasEnded(_ view: String, _ finger: Int, before end: Int, in group: TouchGroup) -> Bool {
    var hasEnded = false
    for index in group.steps.lowerBound..<end {
      let kind = group.trace.steps[index].kind
      if case .event(let reports) = kind, reports.contains(where: { $0.finger == finger && $0.phase == .began }) {
        hasEnded = false
      }
      if kind.ending(of: view, finger) != nil { hasEnded = true }
    }
    return hasEnded
  }
}

extension TraceStep.Kind {
  fileprivate func ending(of view: String, _ finger: Int) -> PredictionChoice? {
    guard case .deliver(let phase, to: view, let fingers) = self, fingers.contains(finger) else { return nil }
    return phase == .ended ? .ended : phase == .cancelled ? .cancelled : nil
  }

  fileprivate var isInterruption: Bool { if case .interrupted = self { true } else { false } }

  /// Whether a recognizer recognizes or fails.
  fileprivate var isEndOfPossible: Bool {
    if case .gesture(.changes(_, from: .possible, to: _, _)) = self { true } else { false }
  }
}
