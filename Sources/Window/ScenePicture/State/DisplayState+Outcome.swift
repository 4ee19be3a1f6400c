import TouchTrace

extension DisplayState {
  /// The recognizer whose page the inspector shows.
  var inspectedRecognizer: String? { (selected ?? kept).flatMap { tree.recognizer($0)?.name } }

  /// The view of the recognizer in the inspector.
  package var recognizerView: String? { inspectedRecognizer.flatMap { tree.recognizer($0)?.view } }

  /// Returns the recognizer that a click on the mark of a view's recognizers selects: the first, or the one after the
  /// recognizer in the inspector.
  package func nextRecognizer(of view: String) -> String? {
    let names = tree.recognizers.filter { $0.view == view }.map(\.name)
    let next = inspectedRecognizer.flatMap(names.firstIndex).map { $0 + 1 } ?? 0
    return names.indices.contains(next) ? names[next] : names.first
  }

  /// The touch of the finger in focus at the end of the touch sequence that the cursor is in.
  package var finalStory: TouchStory? {
    let end = sequence.upperBound
    // At the end of the sequence, this is the story at the cursor.
    if cursor == end, let story { return story.point == nil ? nil : story }
    guard let finger = story?.finger ?? TouchStory.fingers(in: trace, at: end).first else { return nil }
    let final = TouchStory(of: finger, in: trace, at: end)
    return final.point == nil ? nil : final
  }

  /// The numbers at the views that were asked: their places in the order of asking, or the numbers of their steps.
  package var numbers: [String: Int] {
    let (own, others) = (story?.numbers ?? [:], simultaneousStory?.numbers ?? [:])
    return own.merging(others) { own, _ in own }.mapValues { $0 + scene.numbering.offset }
  }

  /// The number of the step that returns the hit-test view; nil if only views are counted, and before that step.
  var answerNumber: Int? {
    guard scene.numbering == .steps, let story, story.result != nil else { return nil }
    return story.asked.count + scene.numbering.offset + 1
  }

  /// The object that cancelled the touch of the finger in focus: the recognizer that took it, or the system; nil if
  /// none did.
  var causeOfCancelling: String? {
    guard let story, story.phase == .cancelled else { return nil }
    return story.claimer ?? "iOS"
  }

  /// In Live mode, the other finger that went down in the same event on another view: its search and its chain are shown,
  /// too (PL-06).
  var simultaneousStory: TouchStory? {
    guard mode == .live, let view = story?.result?.view, let finger = story?.finger,
      trace.steps.indices.contains(sequence.lowerBound),
      case .event(let reports) = trace.steps[sequence.lowerBound].kind
    else { return nil }
    let together = reports.filter { $0.phase == .began }.map(\.finger)
    guard together.contains(finger) else { return nil }
    return otherFingers.first { other in
      together.contains(other.finger) && other.result?.view != nil && other.result?.view != view
    }
  }

  /// The story whose chain the column shows: that of the touch, or of an event without touches (RC-11).
  var chainStory: TouchStory? { story ?? TouchStory(ofSignalsIn: trace, at: cursor) }

  /// The state without the touch, for a stage on which views are edited.
  var withoutTouch: DisplayState {
    var display = self
    (display.story, display.otherFingers, display.ghost) = (nil, [], nil)
    (display.sequence, display.cursor) = (0..<0, 0)
    return display
  }

  /// The outcome of every view of `tree` in the search for the finger in focus. Computed on each call.
  package var outcomes: ViewOutcomes { ViewOutcomes(of: story, and: simultaneousStory, in: tree) }
}
