import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// The windows and views of the scene, front to back, with the outcome of each.
final class ViewTree: PaintedView {
  /// The number of rows that are shown without scrolling.
  static let maximumRows = 11

  private let scroll = ScrollArea(UIView(frame: .zero))
  private var rows: [ViewRow] = []
  private var title = ""
  private let mark = TreeDragMark(frame: .zero)
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
    addSubview(scroll)
    mark.isHidden = true
  }

  /// In pixels, with the heading.
  var preferredHeight: CGFloat { 34 + CGFloat(min(rows.count, ViewTree.maximumRows)) * ViewRow.height + 10 }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    title = HeadingText.viewsFrontFirst[appearance.languages.first]
    let entries = TreeEntry.entries(of: display)
    if rows.count != entries.count { rebuildRows(entries.count) }
    // A selection of the view that the scene is about would be a hint.
    let selected = display.prediction == nil ? display.inspectedView : nil
    for (row, entry) in zip(rows, entries) {
      row.entry = entry
      row.accessibilityIdentifier = "tree.\(entry.name)"
      row.isSelected = entry.name == selected
      row.nextRecognizer = display.nextRecognizer(of: entry.name)
    }
    guard let index = entries.firstIndex(where: { $0.name == selected }), selected != revealed else { return }
    revealed = selected
    layoutSubviews()
    scroll.reveal(rows[index].frame)
  }

  private var revealed: String?

  private func rebuildRows(_ count: Int) {
    rows.forEach { $0.removeFromSuperview() }
    rows = (0..<count).map { index in
      let row = ViewRow { [unowned self] in
        let row = rows[index]
        if row.wasDragged { return }
        send(.select(row.isOnRecognizers ? row.nextRecognizer ?? row.entry.name : row.entry.name))
      }
      row.drag = { [unowned self] in drag(index, to: $0) }
      row.drop = { [unowned self] in drop() }
      return row
    }
    rows.forEach { scroll.content.addSubview($0) }
    scroll.content.addSubview(mark)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    scroll.frame = bounds.inset(top: 34, bottom: 10)
    let body = CGRect(x: 8, y: 0, width: bounds.width - 15, height: 0)
    for (index, row) in rows.enumerated() { row.frame = body.row(index, height: ViewRow.height) }
    mark.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CGFloat(rows.count) * ViewRow.height)
    scroll.setContentHeight(CGFloat(rows.count) * ViewRow.height)
  }

  // MARK: Dragging

  /// Moves the mark of a dragged row; nil ends the drag.
  private func drag(_ index: Int, to point: CGPoint?) {
    let entries = rows.map(\.entry)
    let depth = point.map { rows[index].depth(draggedTo: $0.x) } ?? 0
    guard let point, let gap = TreeOrder(moving: index, in: entries).gap(at: point.y / ViewRow.height, depth: depth)
    else {
      mark.drag = nil
      return
    }
    let own = entries[..<index].lastIndex { $0.depth < entries[index].depth }
    mark.drag = TreeDragMark.Drag(
      source: index, name: entries[index].name, point: point, gap: gap,
      indent: rows[index].frame.minX + rows[index].iconX(atDepth: gap.depth),
      parent: gap.parent == own ? nil : rows[gap.parent].frame)
  }

  private func drop() {
    guard let drag = mark.drag else { return }
    if drag.parent == nil {
      send(.reorder(drag.name, to: drag.gap.index))
    } else {
      send(.moveView(drag.name, to: rows[drag.gap.parent].entry.name, at: drag.gap.index))
    }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 0, to: bounds.width, y: 0, appearance.theme.line)
    let heading = bounds.inset(left: 16, right: 8, top: 6).strip(.top, 24)
    list.line(title, .selectedRow, appearance.theme.text, in: heading, appearance)
  }
}
