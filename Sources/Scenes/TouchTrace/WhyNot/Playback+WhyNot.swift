import Foundation
import Scenes

/// The subject of a search for causes. Another question needs another search.
package struct WhyNotQuestion: Equatable, Sendable {
  package var object: String
  package var kind: WhyNotKind
  /// The point of the touch, in screen points; nil for an event without touches.
  package var point: CGPoint?
  /// Counts the changes of the recording other than appending.
  var rewrite: Int
  /// The first input of the event that is shown, and the number of all inputs.
  var start: Int?, count: Int
  var scene: Scene
  var variant: Variant
}

extension Playback {
  /// The question why an object does not get the event that is shown, or does not act on it; nil while a finger is down,
  /// and for an object that gets no events, such as a target.
  /// - Parameter point: of the screen, for a touch there. Nil for the event that is shown, if it is without touches or
  ///   its point lies in the view (in a capture: near it), else for a touch of the middle of the view.
  package func whyNotQuestion(_ name: String, at point: CGPoint? = nil) -> WhyNotQuestion? {
    guard isComplete, fingersDown.isEmpty, let kind = whyNotKind(of: name) else { return nil }
    let name = kind == .recognizer && isOwnCode ? namesake(of: name, at: point ?? shownTouchPoint) : name
    let signal = point == nil && kind != .recognizer ? shownSignal : nil
    let place = signal == nil ? point ?? usualPoint(of: name) : nil
    guard place != nil || signal != nil else { return nil }
    return WhyNotQuestion(
      object: name, kind: kind, point: place, rewrite: lastRewrite.number, start: signal ?? shownSequence,
      count: recorded.count, scene: scene, variant: variant)
  }

  /// Begins a search. It plays the shown touch, if that began at the point; else a tap.
  /// - Parameter comparesMaps: whether each cure says what it changes for other views.
  package func whyNotSearch(_ question: WhyNotQuestion, comparesMaps: Bool = true) -> WhyNotSearch {
    let edits = RecordedEdits(in: recorded, of: scene)
    var before = edits.inputs, event: [TimedInput] = [], finger = 1
    if let place = question.point {
      if let start = shownSequence, let story = shownStories.first(where: { $0.trail.first == place }) {
        let next = sequenceStarts.first { $0 > start } ?? recorded.count
        // An edit after the touch has the time of the next touch, which it comes before.
        let inputs = Array(recorded[start..<next]), first = inputs.first?.time ?? 0
        let last = inputs.last { !$0.input.isChange }?.time ?? first
        event = edits.inputs.filter { $0.time >= first && $0.time <= last }
        before = edits.inputs.filter { $0.time < first }
        finger = story.finger
      } else {
        event = Playback.tap(at: place, time: max(edits.inputs.last?.time ?? 0, now) + 1_000)
      }
    } else if let start = question.start {
      event = [recorded[start]]
      before = edits.inputs.filter { $0.time < recorded[start].time }
    }
    if before.count > Playback.mostInputsBefore { before = [] }
    let subject = WhyNotSubject(
      object: question.object, kind: question.kind, point: question.point, finger: finger, variant: variant.name,
      before: before, event: event, original: original)
    let copy = WhyNotCopy(editedScene, runner: isOwnCode ? runner : nil)
    return WhyNotSearch(question, subject, on: copy, comparesMaps: comparesMaps)
  }

  /// The whole answer; nil if there is no question.
  package func whyNot(_ name: String, at point: CGPoint? = nil, comparesMaps: Bool = true) -> WhyNot? {
    guard let question = whyNotQuestion(name, at: point) else { return nil }
    let search = whyNotSearch(question, comparesMaps: comparesMaps)
    while !search.isComplete { search.tryNext() }
    return search.answer
  }

  private static func tap(at point: CGPoint, time: Int) -> [TimedInput] {
    [
      TimedInput(time: time, input: .touch(finger: 1, phase: .began, at: point, force: nil)),
      TimedInput(time: time + 90, input: .touch(finger: 1, phase: .ended, at: point, force: nil)),
    ]
  }

  /// More inputs before the event than these are left out: to play them for each change would take too long.
  private static var mostInputsBefore: Int { 200 }

  // MARK: The object

  /// Nil for an object that gets no events.
  private func whyNotKind(of name: String) -> WhyNotKind? {
    let tree = lastTree(with: name)
    if let node = tree.node(name), !node.isWindow { return .view }
    if tree.recognizer(name) != nil || original.recognizers.contains(where: { $0.name == name }) { return .recognizer }
    if tree.responder(name) != nil || original.windows.contains(where: { $0.name == name }) { return .responder }
    return original.view(named: name) == nil ? nil : .view
  }

  /// The tree in which an object of own code is, or was when it was last in a window.
  private func lastTree(with name: String) -> TreeSnapshot {
    isOwnCode ? trace.lastSight(of: name, before: cursor)?.tree ?? tree : tree
  }

  /// The recognizer that code means by a name, which several views may have a recognizer of: the one whose view the touch is
  /// in. The second one of a name has the number 2 behind it.
  private func namesake(of name: String, at point: CGPoint?) -> String {
    func isTouched(_ recognizer: TreeSnapshot.Recognizer) -> Bool {
      guard let point, let view = tree.node(recognizer.view) else { return false }
      return view.corners.contain(point)
    }
    if tree.recognizer(name).map(isTouched) ?? true { return name }
    let others = tree.recognizers.filter { $0.name.hasPrefix(name) && Int($0.name.dropFirst(name.count)) != nil }
    return others.first(where: isTouched)?.name ?? name
  }

  // MARK: The event

  /// The distance in points at which a touch of a capture may miss the view that it was meant for: half of the 44 points that
  /// Apple's guidelines ask of a button.
  private static var reach: CGFloat { 22 }

  /// The place at which the shown touch began: the touch of finger 1, else the last one.
  package var shownTouchPoint: CGPoint? {
    let stories = shownStories
    return (stories.last { $0.finger == 1 } ?? stories.last)?.trail.first
  }

  /// Whether the event that is shown is one without touches, such as a shake.
  package var showsSignal: Bool { shownSignal != nil }

  /// The index of the input of the event without touches that is shown.
  private var shownSignal: Int? {
    guard TouchStory(ofSignalsIn: trace, at: cursor) != nil else { return nil }
    let time = cursor > 0 ? trace.steps[cursor - 1].time : now
    return recorded.lastIndex { $0.time <= time && $0.input.isSignal }
  }

  /// The touches of the sequence that the cursor is in, up to its end.
  private var shownStories: [TouchStory] {
    let end = trace.sequence(at: cursor).upperBound
    if end == cursor { return stories }
    return TouchStory.fingers(in: trace, at: end).map { TouchStory(of: $0, in: trace, at: end) }
  }

  private func usualPoint(of name: String) -> CGPoint? {
    let touch = shownTouchPoint, tree = lastTree(with: name)
    guard let node = tree.view(for: name).flatMap({ tree.node($0) }) else {
      return touch ?? CGPoint(x: scene.size.width / 2, y: scene.size.height / 2)
    }
    // The touch may have scrolled the view away from where it began.
    let before = trace.tree(at: min(trace.sequence(at: cursor).lowerBound + 1, trace.steps.count))
    if let touch, let place = before.node(node.name) {
      if place.corners.contain(touch) { return touch }
      // A finger that has missed a small view on a device was meant for it.
      let near = place.box.insetBy(dx: -Playback.reach, dy: -Playback.reach)
      if scene.observed != nil, near.contains(touch) { return touch }
    }
    return CGPoint(x: node.box.midX.rounded(.down), y: node.box.midY.rounded(.down))
  }
}

extension Input {
  fileprivate var isSignal: Bool {
    switch self {
    case .shake, .remote, .press: true
    case .touch, .set, .front, .mark, .interrupt: false
    }
  }
}
