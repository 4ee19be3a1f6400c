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

  /// The outcome of every view of `tree` in the search for the finger in focus. Computed on each call.
  package var outcomes: ViewOutcomes { ViewOutcomes(of: story, in: tree) }
}
