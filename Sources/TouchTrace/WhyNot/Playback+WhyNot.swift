import Foundation
import LiveScenes
import Scenes

/// What a search for causes is about. Another question needs another search.
package struct WhyNotQuestion: Equatable, Sendable {
  package var view: String
  /// In screen points.
  package var point: CGPoint
  /// Counts the changes of the recording other than appending.
  var rewrite: Int
  /// The first input of the touch sequence that is shown, and the number of all inputs.
  var start: Int?, count: Int
  var scene: Scene
  var variant: Variant
}

extension Playback {
  /// The question why a view does not get the touch at a point, or does not act on it; nil while a finger is down.
  /// - Parameter point: of the screen; nil for the point of the touch that is shown if it lies in the view, else the
  ///   middle of the view.
  package func whyNotQuestion(_ view: String, at point: CGPoint? = nil) -> WhyNotQuestion? {
    guard isComplete, fingersDown.isEmpty, let point = point ?? usualPoint(of: view) else { return nil }
    return WhyNotQuestion(
      view: view, point: point, rewrite: lastRewrite.number, start: shownSequence, count: recorded.count,
      scene: scene, variant: variant)
  }

  /// Begins a search. The touch is the one that is shown, if it began at the point; else a tap.
  /// - Parameter comparesMaps: whether each cure says what it changes for other views.
  package func whyNotSearch(_ question: WhyNotQuestion, comparesMaps: Bool = true) -> WhyNotSearch {
    let edits = RecordedEdits(in: recorded, of: scene), place = question.point
    var before = edits.inputs, touch: [TimedInput] = [], finger = 1
    if let start = shownSequence, let story = shownStories.first(where: { $0.trail.first == place }) {
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
      view: question.view, point: place, finger: finger, variant: variant.name, before: before, touch: touch,
      original: original)
    return WhyNotSearch(question, subject, on: editedScene, comparesMaps: comparesMaps)
  }

  /// The whole answer; nil while a finger is down.
  package func whyNot(_ view: String, at point: CGPoint? = nil, comparesMaps: Bool = true) -> WhyNot? {
    guard let question = whyNotQuestion(view, at: point) else { return nil }
    let search = whyNotSearch(question, comparesMaps: comparesMaps)
    while !search.isComplete { search.tryNext() }
    return search.answer
  }

  /// More inputs before the touch than these are left out: to play them for each change would take too long.
  private static var mostInputsBefore: Int { 200 }

  /// Where the touch that is shown began: that of finger 1, else of the last one.
  package var shownTouchPoint: CGPoint? {
    let stories = shownStories
    return (stories.last { $0.finger == 1 } ?? stories.last)?.trail.first
  }

  /// The touches of the sequence that the cursor is in, up to its end.
  private var shownStories: [TouchStory] {
    let end = trace.sequence(at: cursor).upperBound
    if end == cursor { return stories }
    return TouchStory.fingers(in: trace, at: end).map { TouchStory(of: $0, in: trace, at: end) }
  }

  private func usualPoint(of view: String) -> CGPoint? {
    let touch = shownTouchPoint
    guard let node = tree.node(view) else { return touch }
    if let touch, node.corners.contain(touch) { return touch }
    return CGPoint(x: node.box.midX.rounded(.down), y: node.box.midY.rounded(.down))
  }
}
