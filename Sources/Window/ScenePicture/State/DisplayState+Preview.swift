import TouchTrace

extension DisplayState {
  /// Returns the state at another step of the same trace, as Step mode shows it.
  /// - Parameter cursor: the number of steps that have happened.
  package func previewing(_ cursor: Int) -> DisplayState {
    if let comparison { return previewing(cursor, in: comparison) }
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

  /// - Parameter cursor: the number of pairs that have happened.
  private func previewing(_ cursor: Int, in comparison: ComparisonState) -> DisplayState {
    var alone = self, compared = comparison
    alone.comparison = nil
    compared.cursor = cursor
    for side in comparison.sides.indices {
      compared.sides[side].display = comparison.sides[side].display.previewing(
        comparison.alignment.cursor(of: side, after: cursor))
    }
    var preview = alone.previewing(comparison.alignment.cursor(of: comparison.openSide, after: cursor))
    preview.comparison = compared
    return preview
  }
}
