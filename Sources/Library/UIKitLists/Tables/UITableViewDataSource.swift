/// The data source of a table: provides sections, rows and cells, and changes the data when rows are deleted, inserted
/// or moved by hand. As Apple's, except: there is no index at the right edge.
@preconcurrency @MainActor public protocol UITableViewDataSource: RespondingDelegate {
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The text above a section; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // MARK: Editing

  /// Whether a row can be edited; true by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved; false by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Changes the data: a row was deleted or inserted by hand. The method tells the table about it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Whether the class has `tableView(_:commit:forRowAt:)`, so that a swipe to the left may delete a row (LI-04). Not in
  /// UIKit: on iOS the table finds out by itself; here sources that `touchstone` opens are completed, and others say it.
  var swipesRows: Bool { get }
  /// Changes the data: a row was moved by hand. The table has moved it.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  // MARK: Index

  /// The titles of the index at the right edge. Never called.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section of a title in the index. Never called.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// False by default.
  public var swipesRows: Bool { false }
  /// 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Nil by default.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Nil by default.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// True by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// False by default.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Nil by default.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The index itself by default.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

/// An object that fetches data early. As Apple's, except: no method is called.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: RespondingDelegate {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
