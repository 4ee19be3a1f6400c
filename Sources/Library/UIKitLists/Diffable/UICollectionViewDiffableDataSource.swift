/// Provides the cells of a collection by identifiers. Applying a snapshot changes the collection; cells of items that
/// stay are kept.
///
/// As Apple's, except: changes are not animated, items are not moved by hand, and a touch opens an item of an
/// outline only in a row with a sign of the style `header`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header, a footer or another view of the layout.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes headers, footers and other views of the layout.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Closures that are never called, since items are not moved by hand; warns once when they are set.
  open var reorderingHandlers = ReorderingHandlers() {
    didSet { warnNotSupported("UICollectionViewDiffableDataSource.reorderingHandlers") }
  }
  /// Closures for items that a touch opens and closes. `snapshotForExpandingParent` is never called, which warns once.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers() {
    didSet {
      if sectionSnapshotHandlers.snapshotForExpandingParent != nil {
        warnNotSupported("UICollectionViewDiffableDataSource.SectionSnapshotHandlers.snapshotForExpandingParent")
      }
    }
  }
  private let provider: CellProvider
  private let shown: ShownSnapshot<UICollectionView, SectionIdentifierType, ItemIdentifierType>
  private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.current }
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Becomes the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (shown, provider) = (ShownSnapshot(in: collectionView), cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Closures for moves by hand. As Apple's, except: none is called.
  @MainActor public struct ReorderingHandlers {
    /// Whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// For the time before a move.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// For the time after a move.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// Closures for items of an outline that open and close. As Apple's, except: `snapshotForExpandingParent` is not called.
  @MainActor public struct SectionSnapshotHandlers {
    /// Whether an item can be opened.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// For the time before an item is opened.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item can be closed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// For the time before an item is closed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Makes the children of an item that is opened. Never called.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
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
  /// Shows the items of a section at once. In an outline, children of closed items are left out.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var new = current
    new.replaceItems(of: section, by: snapshot.visibleItems)
    apply(new, animatingDifferences: animatingDifferences, completion: completion)
  }
  /// The items of a section as an outline.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var new = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { new.append(current.itemIdentifiers(inSection: section)) }
    return new
  }

  /// The item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(itemIdentifier) }
  /// The section of a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
  /// The number of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  /// The number of sections in the shown snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// The number of items in a section of the shown snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.numberOfItems(at: section)
  }
  /// The cell of the cell provider; an empty one if it makes none.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath), let cell = provider(collectionView, indexPath, item) else {
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }
  /// The view of `supplementaryViewProvider`; an empty one without it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
  /// False by default.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Nil by default.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Never called: there is no index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// A data source whose items a touch opens and closes.
@MainActor protocol OpensItems: AnyObject {
  /// Opens or closes an item of an outline.
  func openOrClose(_ path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OpensItems {
  final func openOrClose(_ path: IndexPath) {
    guard let item = current.item(at: path), let section = current.section(at: path.section),
      var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

/// The changes of a move by hand. As Apple's, except: no item is moved by hand.
@MainActor public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>
{
  /// The snapshots before and after the move.
  public let initialSnapshot, finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}

extension UICollectionView: ShowsSnapshots {
  /// Shows the data source's new items; `mapping` has the new places of items that stay.
  final func changeItems(by mapping: [IndexPath: IndexPath]) {
    guard contents.isLoaded, !contents.isChanging, updates.depth == 0 else { return setNeedsReload() }
    change {
      count()
      if contents.isLoaded { move(by: mapping) }
    }
  }
}
