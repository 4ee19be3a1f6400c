import Canvas
import Foundation
import ScenePicture
import Scenes
import UIKit

/// The rows of the log as a tree that can be folded; pressing a row goes to its step.
final class LogList: PlainControl {
  static let rowHeight: CGFloat = 20
  /// Above the first row.
  private static let margin: CGFloat = 6

  /// Told which step shall be the last that has happened, as an index into the trace.
  var goTo: (Int) -> Void = { _ in }
  /// Called when rows were folded or unfolded.
  var changedHeight: () -> Void = {}
  private var log = LogEntries()
  /// The steps of the rows that are folded.
  private var folded: Set<Int> = []
  /// The steps of the rows that came folded.
  private var beganFolded: Set<Int> = []
  /// The rows that are inside of no folded row and match the filter, by their places in the log.
  private var rows: [Int] = []
  private var cursor = 0
  private var filter = ""

  init() { super.init() }

  required init?(coder: NSCoder) { return nil }

  /// A trace that goes on, or comes again with a change, keeps what was folded; what begins folded comes so.
  func show(_ display: DisplayState, _ language: Language, filter: String, isContinued: Bool) {
    cursor = display.cursor
    if !isContinued { (folded, beganFolded) = ([], []) }
    let first = log.follow(display.trace, language)
    let coming = Set(log.entries[first...].lazy.filter(\.beginsFolded).map(\.step))
    folded.formUnion(coming.subtracting(beganFolded))
    beganFolded = first == 0 ? coming : beganFolded.union(coming)
    let isOther = filter != self.filter || !isContinued
    self.filter = filter
    refresh(from: isOther ? 0 : first)
  }

  /// Looks again at an entry of the outermost level, and at all that follow it.
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

  /// What can be seen when there is room.
  var shown: [LogEntry] { rows.map { log.entries[$0] } }

  private func isFolded(_ entry: LogEntry) -> Bool {
    filter.isEmpty && entry.isFoldable && folded.contains(entry.step)
  }

  var wantedHeight: CGFloat { CGFloat(rows.count) * LogList.rowHeight + 2 * LogList.margin }

  /// The row of the step that happened last.
  private var currentRow: Int? {
    if cursor == 0 { return nil }
    return rows.lastIndex { log.entries[$0].step < cursor && cursor <= log.entries[$0].end }
  }

  /// The place of that row.
  var currentFrame: CGRect? { currentRow.map(frame(ofRow:)) }

  private func frame(ofRow row: Int) -> CGRect {
    CGRect(x: 0, y: LogList.margin + CGFloat(row) * LogList.rowHeight, width: bounds.width, height: LogList.rowHeight)
  }

  private func entry(ofRow row: Int) -> LogEntry { log.entries[rows[row]] }

  private func row(at point: CGPoint) -> Int? {
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

  /// To the next row or the one before.
  override func step(by amount: Int) -> Bool {
    let next = (currentRow ?? -1) + amount
    if rows.indices.contains(next) { goTo(entry(ofRow: next).step) }
    return true
  }

  // MARK: Painting

  /// Only the rows that are seen are painted.
  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let current = currentRow, hovered = attention.pointer.flatMap(row(at:))
    for index in visibleLines(of: rows.count, height: LogList.rowHeight, top: LogList.margin) {
      let row = frame(ofRow: index), entry = entry(ofRow: index)
      let painting = LogRowPainting(
        entry: entry, isCurrent: index == current, isFuture: entry.step >= cursor, isFolded: isFolded(entry),
        isHovered: index == hovered)
      painting.draw(&list, in: row, appearance)
    }
    if attention.isFocused, let current { list.focusRing(inside: frame(ofRow: current), radius: 3, appearance) }
  }
}

extension LogEntry {
  fileprivate func matches(_ filter: String) -> Bool {
    [text, detail ?? "", answer ?? ""].contains { $0.lowercased().contains(filter.lowercased()) }
  }
}
