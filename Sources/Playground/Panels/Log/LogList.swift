import Canvas
import Foundation
import UIKit

/// The rows of the log as a tree that can be folded; pressing a row goes to its step.
final class LogList: PlainControl {
  static let rowHeight: CGFloat = 20

  /// Told which step shall be the last that has happened, as an index into the trace.
  var goTo: (Int) -> Void = { _ in }
  /// Called when rows were folded or unfolded.
  var changedHeight: () -> Void = {}
  /// The rows that can be seen when all is unfolded.
  private var entries: [LogEntry] = []
  /// The steps of the rows that are folded.
  private var folded: Set<Int> = []
  /// The rows that are inside of no folded row and match the filter.
  private(set) var shown: [LogEntry] = []
  private var cursor = 0
  private var filter = ""

  init() { super.init() }

  required init?(coder: NSCoder) { return nil }

  /// A trace that goes on keeps what was folded; what begins folded comes so.
  func show(_ entries: [LogEntry], cursor: Int, filter: String, isContinued: Bool) {
    self.cursor = cursor
    self.filter = filter
    if !isContinued { folded = [] }
    if entries != self.entries {
      let known = Set(self.entries.filter { isContinued && $0.beginsFolded }.map(\.step))
      folded.formUnion(entries.filter { $0.beginsFolded && !known.contains($0.step) }.map(\.step))
      self.entries = entries
    }
    refresh()
  }

  private func refresh() {
    var hiddenBelow: Int?
    shown = entries.filter { entry in
      if let depth = hiddenBelow, entry.depth > depth { return false }
      hiddenBelow = isFolded(entry) ? entry.depth : nil
      return filter.isEmpty || entry.matches(filter)
    }
  }

  private func isFolded(_ entry: LogEntry) -> Bool {
    filter.isEmpty && entry.isFoldable && folded.contains(entry.step)
  }

  var wantedHeight: CGFloat { CGFloat(shown.count) * LogList.rowHeight + 12 }

  /// The row of the step that happened last.
  private var currentRow: Int? { cursor == 0 ? nil : shown.lastIndex { $0.step < cursor && cursor <= $0.end } }

  /// The place of that row.
  var currentFrame: CGRect? { currentRow.map(frame(ofRow:)) }

  private func frame(ofRow row: Int) -> CGRect {
    CGRect(x: 0, y: 6 + CGFloat(row) * LogList.rowHeight, width: bounds.width, height: LogList.rowHeight)
  }

  private func row(at point: CGPoint) -> Int? {
    let row = Int(((point.y - 6) / LogList.rowHeight).rounded(.down))
    return shown.indices.contains(row) ? row : nil
  }

  // MARK: Pressing

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point), let row = row(at: point) else { return }
    let entry = shown[row]
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
    if let row = currentRow, shown[row].isFoldable { toggle(shown[row]) }
  }

  /// To the next row or the one before.
  override func step(by amount: Int) -> Bool {
    let next = (currentRow ?? -1) + amount
    if shown.indices.contains(next) { goTo(shown[next].step) }
    return true
  }

  // MARK: Painting

  /// Only the rows that are seen are painted.
  override func paint(_ list: inout DrawingList, _ look: Look) {
    let visible = superview.map { CGRect(x: 0, y: -frame.minY, width: $0.bounds.width, height: $0.bounds.height) }
    let current = currentRow, hovered = attention.pointer.flatMap(row(at:))
    for (index, entry) in shown.enumerated() {
      let row = frame(ofRow: index)
      guard visible?.intersects(row) ?? true else { continue }
      let painting = LogRowPainting(
        entry: entry, isCurrent: index == current, isFuture: entry.step >= cursor, isFolded: isFolded(entry),
        isHovered: index == hovered)
      painting.draw(&list, in: row, look)
    }
    if attention.isFocused, let current { list.focusRing(inside: frame(ofRow: current), radius: 3, look) }
  }
}

nonisolated extension LogEntry {
  fileprivate func matches(_ filter: String) -> Bool {
    [text, detail ?? "", answer ?? ""].contains { $0.lowercased().contains(filter.lowercased()) }
  }
}
