import TouchTrace

extension DisplayState {
  /// The touch of the finger in focus at the end of the touch sequence that the cursor is in.
  package var finalStory: TouchStory? {
    let end = sequence.upperBound
    // At the end of the sequence, this is the story at the cursor.
    if cursor == end, let story { return story.point == nil ? nil : story }
    guard let finger = story?.finger ?? TouchStory.fingers(in: trace, at: end).first else { return nil }
    let final = TouchStory(of: finger, in: trace, at: end)
    return final.point == nil ? nil : final
  }

  /// The number at a view: its place in the order of asking, or the number of its step. Nil for a view that was not asked.
  package func number(of view: String) -> Int? { story?.number(of: view).map { $0 + scene.numbering.offset } }

  /// The number of the step that returns the hit-test view; nil if only views are counted, and before that step.
  var answerNumber: Int? {
    guard scene.numbering == .steps, let story, story.result != nil else { return nil }
    return story.asked.count + scene.numbering.offset + 1
  }

  /// What cancelled the touch of the finger in focus: the recognizer that took it, or the system; nil if nothing did.
  var causeOfCancelling: String? {
    guard let story, story.phase == .cancelled else { return nil }
    return story.claimer ?? "iOS"
  }

  /// The outcome of every view of `tree` in the search for the finger in focus. Computed on each call.
  package var outcomes: ViewOutcomes { ViewOutcomes(of: story, in: tree) }
}
