/// A line of text and its selection.
struct LineState: Equatable {
  var text: String
  var caret: Int
  var anchor: Int
}

/// The changes of a line to undo, and the undone changes to redo. Characters typed in a row are one change, and so are characters
/// deleted in a row.
struct LineHistory {
  /// Changes of one character that belong together.
  enum Run { case typing, deleting }

  /// The number of changes that can be undone. Older ones are dropped.
  static let capacity = 200

  private var earlier: [LineState] = []
  private var later: [LineState] = []
  private var run: Run?

  var isEmpty: Bool { earlier.isEmpty && later.isEmpty }

  /// Adds the line as it is just before a change, unless the change continues a run.
  mutating func add(_ state: LineState, in run: Run?) {
    if run == nil || run != self.run { earlier = (earlier + [state]).suffix(LineHistory.capacity) }
    later = []
    self.run = run
  }

  /// The next change belongs to the last one, if it is of this kind.
  mutating func beginRun(_ run: Run) { self.run = run }

  /// The next change is one of its own. Called when the caret moves.
  mutating func endRun() { run = nil }

  /// Returns the line before the last change; nil if there is none. `present` can then be redone.
  mutating func undo(_ present: LineState) -> LineState? {
    run = nil
    guard let state = earlier.popLast() else { return nil }
    later.append(present)
    return state
  }

  /// Returns the line that was undone last; nil if there is none. `present` can then be undone.
  mutating func redo(_ present: LineState) -> LineState? {
    run = nil
    guard let state = later.popLast() else { return nil }
    earlier.append(present)
    return state
  }
}
