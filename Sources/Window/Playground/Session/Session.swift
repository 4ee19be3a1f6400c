import Narration
import Scenes
import TouchTrace

/// The open scene: its playback, the undo history, the replay under way, the ghost of the run before an edit, the bookmarks
/// and the loop.
struct Session {
  private(set) var playback: Playback
  /// The replay under way; nil if there is none.
  var replay: Replay?
  var ghost: GhostRun?
  private var history = ChangeHistory()
  /// The touch before the last change.
  var runBeforeChange = EarlierRun()
  /// Counts the presses and keys.
  private var gesture = 0
  private var marks = StepMarks()
  /// The trace that the marks belong to, while a change of it is being worked off.
  private var earlier: Trace?
  private var hasSaidThatStepsAreForgotten = false
  private var folding = MoveFolding()
  /// A second scene beside this one; nil while one is shown.
  var comparison: Comparison?
  private var edited = EditedFlag()

  /// Whether the tree of the scene is not that of its file.
  var isEdited: Bool { mutating get { edited.isEdited(playback) } }

  init(_ playback: Playback) { self.playback = playback }

  /// Opens another scene. Bookmarks are kept, because each belongs to a scene.
  mutating func open(_ playback: Playback) {
    self.playback = playback
    playback.isInteractive = true
    (replay, ghost, marks.loop, earlier, hasSaidThatStepsAreForgotten) = (nil, nil, nil, nil, false)
    comparison = nil
    folding = MoveFolding()
    history = ChangeHistory()
  }

  /// Makes a change that gives another trace. Keeps bookmarks and the loop at their steps.
  mutating func keepingMarks<Failure>(_ change: (Playback) throws(Failure) -> Void) throws(Failure) {
    earlier = earlier ?? playback.trace
    try change(playback)
    moveMarks()
  }

  /// Plays more of the inputs after a change. Call it while nothing else is to be done.
  mutating func continueReplay() {
    playback.continueReplay()
    moveMarks()
  }

  /// Returns whether old steps have left memory since the scene was opened; true only once.
  mutating func takeForgotten() -> Bool {
    guard !hasSaidThatStepsAreForgotten, playback.trace.forgotten.count > 0 else { return false }
    hasSaidThatStepsAreForgotten = true
    return true
  }

  /// Moves the marks to their steps of the changed trace, once it is complete.
  private mutating func moveMarks() {
    guard let earlier, playback.isComplete else { return }
    marks.move(in: playback.scene.id, from: earlier, to: playback.trace)
    self.earlier = nil
  }

  /// The run before the last edit, if the edit changed its result and there was no input since.
  var currentGhost: GhostRun? { ghost.flatMap { $0.isLast(in: playback) ? $0 : nil } }

  // MARK: Runs of moves

  /// The chapters of the trace, as of the last call of `followTrace()`.
  var chapters: [Chapter] { comparison?.chapters ?? folding.chapters }
  /// The places at which stepping stops, as of the last call of `followTrace()`.
  var stops: StepStops { comparison?.stops ?? folding.stops }

  /// Updates `chapters` and `stops`. Call it when the trace may have changed.
  mutating func followTrace() {
    folding.follow(playback.trace)
    comparison?.follow(playback)
  }

  /// Folds or unfolds the run of moves that begins at a step.
  mutating func toggleRun(_ step: Int) {
    if let comparison { comparison.toggleRun(step) } else { folding.toggleRun(step, of: playback.trace) }
  }

  // MARK: Undo

  /// Adds the present state to the history. Called before a change. Changes of the same name by one gesture, such as the
  /// drag of a slider, are one change.
  /// - Returns: whether this is a new change.
  @discardableResult mutating func recordUndo(before change: ChangeName, selected: String?) -> Bool {
    history.add(present(selected), before: change, gesture: gesture)
  }

  /// Removes the entry that was added last, because the change was not made.
  mutating func dropUndo() { history.drop() }

  /// Notes that a press or a key begins. It cannot go on with a change that an earlier one made.
  mutating func beginGesture() { gesture += 1 }

  /// Returns the state to restore to undo the last change, and what it was; nil if there is none.
  mutating func undo(selected: String?) -> (name: ChangeName, entry: UndoEntry)? { history.undo(present(selected)) }

  /// Returns the state to restore to redo the change that was undone last, and what it was; nil if there is none.
  mutating func redo(selected: String?) -> (name: ChangeName, entry: UndoEntry)? { history.redo(present(selected)) }

  private func present(_ selected: String?) -> UndoEntry {
    UndoEntry(scene: playback.scene, inputs: playback.recorded, end: playback.now, selected: selected)
  }

  // MARK: Bookmarks and the loop

  /// The bookmarks within the trace, as positions of the cursor, in order.
  var currentBookmarks: [Int] { marks.bookmarks(of: playback.scene.id, in: playback.trace) }

  /// Adds a bookmark at a position of the cursor, or removes the one there.
  mutating func toggleBookmark(at cursor: Int) {
    if !playback.trace.steps.isEmpty { marks.toggle(cursor, of: playback.scene.id, in: playback.trace) }
  }

  /// Returns the next bookmark (1) or the previous one (−1) from the cursor, wrapping around at the ends.
  func bookmark(_ direction: Int) -> Int? {
    let places = currentBookmarks, cursor = playback.cursor
    return direction > 0
      ? places.first { $0 > cursor } ?? places.first : places.last { $0 < cursor } ?? places.last
  }

  /// The steps that playing repeats, within the trace; nil if there is no loop.
  var currentLoop: Range<Int>? { marks.loop(in: playback.trace) }

  mutating func setLoop(_ steps: Range<Int>?) {
    let first = playback.trace.forgotten.count
    marks.loop = steps.map { $0.lowerBound + first..<$0.upperBound + first }
  }
}
