import Canvas
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The rows of the log as a tree that can be folded. Pressing a row moves the cursor to its step.
final class LogList: PlainControl {
  static let rowHeight: CGFloat = 20
  /// The space above the first row.
  private static let margin: CGFloat = 6

  /// Called with the step to go to, as an index into the trace.
  var goTo: (Int) -> Void = { _ in }
  /// Called when rows were folded or unfolded.
  var changedHeight: () -> Void = {}
  private var log = LogEntries()
  /// The folded rows, by their steps.
  private var folded: Set<Int> = []
  /// The rows that were folded at first, by their steps.
  private var initiallyFolded: Set<Int> = []
  /// The rows that are not inside a folded row and match the filter, as indices into the log.
  private var rows: [Int] = []
  private var cursor = 0
  private var filter = ""

  /// Shows the rows of a display state. A trace that continues keeps its folded rows; new rows that are folded at first
  /// are folded.
  func show(_ display: DisplayState, _ language: Language, filter: String, isContinued: Bool) {
    cursor = display.cursor
    if !isContinued { (folded, initiallyFolded) = ([], []) }
    let first = log.follow(display.trace, language)
    let coming = Set(log.entries[first...].lazy.filter(\.isInitiallyFolded).map(\.step))
    folded.formUnion(coming.subtracting(initiallyFolded))
    initiallyFolded = first == 0 ? coming : initiallyFolded.union(coming)
    let isOther = filter != self.filter || !isContinued
    self.filter = filter
    refresh(from: isOther ? 0 : first)
  }

  /// Rebuilds `rows` from an entry of depth 0 on.
  private func refresh(from first: Int = 0) {
    while let last = rows.last, last >= first { rows.removeLast() }
    var hiddenBelow: Int?
    for index in first..<log.entries.count {
      if let depth = hiddenBelow, log.entries[index].depth > depth { continue }
      let entry = log.entries[index]
      hiddenBelow = isFolded(entry) ? entry.depth : nil
      if filter.isEmpty || entry.matches(filter) { rows.append(index) }
    }
  }

  /// The shown rows, whether or not they are scrolled into view.
  var shown: [LogEntry] { rows.map { log.entries[$0] } }

  private func isFolded(_ entry: LogEntry) -> Bool {
    filter.isEmpty && entry.isFoldable && folded.contains(entry.step)
  }

  var preferredHeight: CGFloat { CGFloat(rows.count) * LogList.rowHeight + 2 * LogList.margin }

  /// The row of the step that happened last.
  var currentRow: Int? {
    if cursor == 0 { return nil }
    return rows.lastIndex { log.entries[$0].step < cursor && cursor <= log.entries[$0].end }
  }

  /// The frame of the current row.
  var currentFrame: CGRect? { currentRow.map(frame(ofRow:)) }

  private func frame(ofRow row: Int) -> CGRect {
    bounds.inset(top: LogList.margin).row(row, height: LogList.rowHeight)
  }

  func entry(ofRow row: Int) -> LogEntry { log.entries[rows[row]] }

  func row(at point: CGPoint) -> Int? {
    let row = Int(((point.y - LogList.margin) / LogList.rowHeight).rounded(.down))
    return rows.indices.contains(row) ? row : nil
  }

  // MARK: Pressing

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point), let row = row(at: point) else { return }
    let entry = entry(ofRow: row)
    if entry.isFoldable && point.x < LogRowPainting.chevron(entry) + 8 {
      toggle(entry)
    } else {
      goTo(entry.step)
    }
  }

  private func toggle(_ entry: LogEntry) {
    if folded.remove(entry.step) == nil { folded.insert(entry.step) }
    refresh()
    changedHeight()
  }

  /// Folds or unfolds the current row.
  override func press() {
    if let entry = currentRow.map(entry(ofRow:)), entry.isFoldable { toggle(entry) }
  }

  /// Moves to the next row or the previous one.
  override func step(by amount: Int) -> Bool {
    let next = (currentRow ?? -1) + amount
    if rows.indices.contains(next) { goTo(entry(ofRow: next).step) }
    return true
  }

  // MARK: Painting

  /// Paints only the visible rows.
  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let current = currentRow, hovered = interaction.pointer.flatMap(row(at:))
    for index in visibleLines(of: rows.count, height: LogList.rowHeight, top: LogList.margin) {
      let row = frame(ofRow: index), entry = entry(ofRow: index)
      let painting = LogRowPainting(
        entry: entry, isCurrent: index == current, isFuture: entry.step >= cursor, isFolded: isFolded(entry),
        isHovered: index == hovered)
      painting.draw(&list, in: row, appearance)
    }
    if interaction.isFocused, let current { list.focusRing(inside: frame(ofRow: current), radius: 3, appearance) }
  }
}

extension LogEntry {
  fileprivate func matches(_ filter: String) -> Bool {
    [text, detail ?? "", answer ?? ""].contains { $0.lowercased().contains(filter.lowercased()) }
  }
}
