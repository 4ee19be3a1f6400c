import UIKit

/// The hint for a row that a finger dragged to the left, and that did not move. Swift does not tell whether a class has a method: a data
/// source says that it deletes rows.
enum RowHint {
  static func text(_ table: String) -> String {
    "the rows of \(table) are not swiped: if its data source has tableView(_:commit:forRowAt:), it needs "
      + "`var swipesRows: Bool { true }`"
  }
}

extension UITableView {
  /// Whether buttons are uncovered beside a row.
  var isSwiped: Bool { viewsInOrder.contains { String(describing: type(of: $0)) == "SwipeActionsView" } }
}
