import TouchTrace

extension DisplayState {
  /// Returns the state at another step of the same trace, as Step mode shows it.
  /// - Parameter cursor: the number of steps that have happened.
  package func previewing(_ cursor: Int) -> DisplayState {
    guard (0...trace.steps.count).contains(cursor) else { return self }
    var preview = self
    (preview.cursor, preview.mode) = (cursor, .step)
    (preview.tree, preview.sequence) = (trace.tree(at: cursor), trace.sequence(at: cursor))
    let stories = TouchStory.fingers(in: trace, at: cursor).map { TouchStory(of: $0, in: trace, at: cursor) }
    let focused = stories.first { $0.finger == story?.finger } ?? stories.last
    (preview.story, preview.otherFingers) = (focused, stories.filter { $0.finger != focused?.finger })
    (preview.ghost, preview.isPointSeen) = (nil, false)
    return preview
  }
}
