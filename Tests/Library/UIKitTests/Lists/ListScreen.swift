import Foundation

@testable import UIKitCore
@testable import UIKitLists

/// A screen of 390 × 600 points with one table or collection that fills it, in a window without a safe area.
@MainActor final class ListScreen {
  let application = UIApplication()
  let window: UIWindow

  init(_ view: UIView) {
    application.screenSafeAreaInsets = .zero
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600), application: application)
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    application.processEvents(until: 0)
  }

  func show() { application.processEvents(until: application.now) }

  /// A press of 0.2 seconds, which is longer than content is delayed.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    report([(.began, 0, CGPoint(x: x, y: y)), (.ended, 0.2, CGPoint(x: x, y: y))])
  }

  /// A drag in eight steps within 0.4 seconds; the finger rests before it is lifted.
  func drag(from start: CGPoint, by distance: CGVector) {
    var samples: [(UITouch.Phase, TimeInterval, CGPoint)] = [(.began, 0, start)]
    for step in 1...8 {
      let part = CGFloat(step) / 8
      samples.append(
        (.moved, 0.05 * Double(step), CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)))
    }
    samples.append((.ended, 1, CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)))
    report(samples)
  }

  /// A press that moves in one step after `duration` seconds and is lifted there.
  func press(_ start: CGPoint, for duration: TimeInterval, thenTo end: CGPoint) {
    report([(.began, 0, start), (.moved, duration, end), (.ended, duration + 0.1, end)])
  }

  private func report(_ samples: [(UITouch.Phase, TimeInterval, CGPoint)]) {
    let begin = application.now + 1
    for (phase, time, place) in samples {
      application.enqueue(TouchSample(phase: phase, location: place, timestamp: begin + time))
    }
    application.processEvents(until: begin + 2)
  }

  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    application.frontmostView(at: CGPoint(x: x, y: y), with: nil)?.view
  }
}

/// The data of a table and its delegate. It writes down what the table calls.
@MainActor class TestRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    static var made = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Cell.made += 1
    }
    required init?(coder: NSCoder) { nil }
  }

  var sections: [[String]]
  var calls: [String] = []
  let table: UITableView

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    self.sections = sections
    table = UITableView(frame: .zero, style: style)
    super.init()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (self, self)
  }

  /// The texts of the cells that are seen, from above.
  var shown: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "-" }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  // What subclasses override: a method that only a subclass has is none of the protocol's.

  var swipesRows: Bool { false }
  var hasRowMenus: Bool { false }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {}
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  private func note(_ call: String, _ path: IndexPath) { calls.append("\(call) \(path.section).\(path.row)") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return sections[indexPath.section][indexPath.row] != "off"
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory", indexPath)
  }
}
