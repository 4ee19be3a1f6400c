import Canvas
import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// The windows and views of the scene, front first, with what each said.
final class ViewTree: UIView, Painted {
  /// More rows than this scroll.
  static let mostRows = 11

  private let scroll = ScrollArea(UIView(frame: .zero))
  private var rows: [ViewRow] = []
  private var title = ""
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { return nil }

  /// In pixels, with the head.
  var wantedHeight: CGFloat { 34 + CGFloat(min(rows.count, ViewTree.mostRows)) * ViewRow.height + 10 }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    title = HeadingText.viewsFrontFirst[appearance.languages.first]
    let entries = TreeEntry.entries(of: display)
    if rows.count != entries.count { remakeRows(entries.count) }
    let selected = display.inspected
    for (row, entry) in zip(rows, entries) {
      row.entry = entry
      row.accessibilityIdentifier = "tree.\(entry.name)"
      row.isSelected = entry.name == selected
    }
    guard let index = entries.firstIndex(where: { $0.name == selected }), selected != revealed else { return }
    revealed = selected
    layoutSubviews()
    scroll.reveal(rows[index].frame)
  }

  private var revealed: String?

  private func remakeRows(_ count: Int) {
    rows.forEach { $0.removeFromSuperview() }
    rows = (0..<count).map { index in
      ViewRow { [unowned self] in send(.select(rows[index].entry.name)) }
    }
    rows.forEach { scroll.content.addSubview($0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    scroll.frame = CGRect(x: 0, y: 34, width: bounds.width, height: bounds.height - 44)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 8, y: CGFloat(index) * ViewRow.height, width: bounds.width - 15, height: ViewRow.height)
    }
    scroll.setContentHeight(CGFloat(rows.count) * ViewRow.height)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 0, to: bounds.width, y: 0, appearance.theme.line)
    list.line(
      title, .selectedRow, appearance.theme.ink, in: CGRect(x: 16, y: 6, width: bounds.width - 24, height: 24),
      appearance)
  }
}

extension DisplayState {
  /// The view that the inspector shows: the selected one, else the hit-test view, else the one that is being asked,
  /// else the first window.
  var inspected: String? {
    if let selected, tree.node(selected) != nil { return selected }
    return story?.result?.view ?? story?.asking ?? tree.nodes.first?.name
  }
}

extension TouchStory {
  /// The innermost view whose `hitTest` has not returned; while none is open, the one that was asked last.
  var asking: String? { (asked.last { $0.hit == nil } ?? asked.last)?.view }
}
