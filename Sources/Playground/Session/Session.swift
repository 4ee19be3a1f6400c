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
  private var bookmarks = Bookmarks()
  private var loop: Range<Int>?

  init(_ playback: Playback) { self.playback = playback }

  /// Opens another scene. Bookmarks are kept, because each belongs to a scene.
  mutating func open(_ playback: Playback) {
    self.playback = playback
    (replay, ghost, loop) = (nil, nil, nil)
    history = ChangeHistory()
  }

  /// Makes a change that gives another trace. Keeps bookmarks and the loop at their steps.
  mutating func keepingMarks(_ change: (Playback) -> Void) {
    let before = playback.trace.steps
    change(playback)
    let runs = RunComparison(before, playback.trace.steps)
    bookmarks.move(in: playback.scene.id) { runs.cursor(for: $0) }
    if let old = loop {
      let start = runs.cursor(for: old.lowerBound + 1) - 1
      loop = max(start, 0)..<max(runs.cursor(for: old.upperBound), start + 1, 1)
    }
  }

  /// The run before the last edit, if the edit changed its result and there was no input since.
  var currentGhost: TouchStory? { ghost.flatMap { $0.isLast(in: playback) ? $0.story : nil } }

  // MARK: Undo

  /// Adds the present inputs to the history. Called before an edit, a cut or a reset.
  mutating func recordUndo() { history.add(present) }

  /// Returns the inputs to restore to undo the last change; nil if there is none.
  mutating func undo() -> UndoEntry? { history.undo(present) }

  /// Returns the inputs to restore to redo the change that was undone last; nil if there is none.
  mutating func redo() -> UndoEntry? { history.redo(present) }

  private var present: UndoEntry { UndoEntry(inputs: playback.inputs, end: playback.now) }

  // MARK: Bookmarks

  /// The bookmarks within the trace, as positions of the cursor, in order.
  var currentBookmarks: [Int] { bookmarks[playback.scene.id].filter { $0 <= playback.trace.steps.count } }

  /// Adds a bookmark at the cursor, or removes the one there.
  mutating func toggleBookmark() {
    if !playback.trace.steps.isEmpty { bookmarks.toggle(playback.cursor, in: playback.scene.id) }
  }

  /// Returns the next bookmark (1) or the previous one (−1) from the cursor, wrapping around at the ends.
  func bookmark(_ direction: Int) -> Int? {
    let places = currentBookmarks, cursor = playback.cursor
    return direction > 0
      ? places.first { $0 > cursor } ?? places.first : places.last { $0 < cursor } ?? places.last
  }

  // MARK: Loop

  /// The steps that playing repeats, within the trace; nil if there is no loop.
  var currentLoop: Range<Int>? {
    let current = loop?.clamped(to: 0..<playback.trace.steps.count)
    return current?.isEmpty == false ? current : nil
  }

  /// Whether a loop is set, even one whose steps are not in the present trace.
  var hasLoop: Bool { loop != nil }

  mutating func setLoop(_ steps: Range<Int>?) { loop = steps }
}
