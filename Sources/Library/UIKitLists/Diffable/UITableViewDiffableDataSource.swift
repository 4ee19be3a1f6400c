/// Provides the cells of a table by identifiers. Applying a snapshot changes the table; cells of items that stay are
/// kept. As Apple's, except: changes are not animated.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of changes. Rows come and go at once, whatever the value.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let provider: CellProvider
  private let shown: ShownSnapshot<UITableView, SectionIdentifierType, ItemIdentifierType>
  private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.current }

  /// Becomes the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (shown, provider) = (ShownSnapshot(in: tableView), cellProvider)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot at once; `completion` is called in the next turn of the run loop.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { shown.apply(snapshot, completion: completion) }
  /// Shows a snapshot and asks for all cells again; `completion` is called in the next turn of the run loop.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { shown.reload(snapshot, completion: completion) }

  /// The item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(itemIdentifier) }
  /// The section of a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
  /// The number of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  /// False by default: a swipe deletes no row.
  open var swipesRows: Bool { false }
  /// The number of sections in the shown snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// The number of rows in a section of the shown snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(at: section)
  }
  /// The cell of the cell provider; an empty one if it makes none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: indexPath), let cell = provider(tableView, indexPath, item) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return cell
  }
  /// Nil by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Nil by default.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// False by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// False by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Nil by default.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Never called: there is no index.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

extension UITableView: ShowsSnapshots {
  /// Shows the data source's new rows; `mapping` has the new places of rows that stay.
  final func changeItems(by mapping: [IndexPath: IndexPath]) {
    guard contents.isLoaded, !contents.isChanging, updates.depth == 0 else { return setNeedsReload() }
    showNewRows { _ in mapping }
  }
}
