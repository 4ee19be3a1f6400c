/// Items in sections, at the places that a layout finds. It has cells for the items that are seen and uses them again
/// for others.
///
/// As Apple's, except: items come and go at once, without animation; nothing is dragged between apps, and nothing has the
/// focus. Touches select an item, not a recognizer: a cancelled touch selects none.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The direction of scrolling.
  public nonisolated enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Provides the cells, from the next layout on.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
  /// The object that would fetch data early. It is never called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are made early. They are made when they are seen, whatever the value.
  open var isPrefetchingEnabled = true

  /// Finds the places of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard oldValue !== collectionViewLayout else { return }
      oldValue.prepareForTransition(to: collectionViewLayout)
      collectionViewLayout.prepareForTransition(from: oldValue)
      oldValue.user = nil
      collectionViewLayout.user = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Whether a tap selects an item. If false, touches are forwarded up the responder chain.
  open var allowsSelection = true
  /// Whether a tap selects an item besides others, and a second tap deselects it.
  open var allowsMultipleSelection = false
  /// Whether a tap selects an item while the collection is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether a tap selects an item besides others while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection is edited. It decides about the selection; cells do not change.
  open var isEditing = false
  /// Has no effect, since nothing has the focus; warns once when it is changed.
  open var selectionFollowsFocus = false {
    didSet { if selectionFollowsFocus != oldValue { warnNotSupported("UICollectionView.selectionFollowsFocus") } }
  }
  /// Has no effect, since nothing has the focus; warns once when it is changed.
  open var remembersLastFocusedIndexPath = false {
    didSet {
      if remembersLastFocusedIndexPath != oldValue {
        warnNotSupported("UICollectionView.remembersLastFocusedIndexPath")
      }
    }
  }
  /// Whether a press drags items, if there is a `dragDelegate`. True, as on every device since iOS 15.
  open var dragInteractionEnabled = true { didSet { dragging?.drag.isEnabled = dragInteractionEnabled } }
  /// Provides the items of items that are dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { prepareDragging() } }
  /// Decides about drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { prepareDragging() } }
  final var dragging: ListDragging?
  final var menus: ListMenus?
  /// The view behind all items, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  final var contents = CollectionContents()
  final var cellPool = ReusePool<UICollectionReusableView>()
  /// The selected items, in the order of selection.
  final var selectedPaths: [IndexPath] = []
  final var highlighting: HighlightingTouch?
  final var updates = TableUpdates()
  /// The item that is moved by hand.
  final var movement: ItemMovement?

  /// A collection without cells.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  /// For a class that only the running program knows; see UnknownClasses.swift.
  @available(*, unavailable)
  public required convenience init(madeIn frame: CGRect, layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isList = true
    collectionViewLayout.user = self
    backgroundColor = .systemBackground
  }

  /// Sets the layout. Animated changes happen at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Sets the layout; `completion` is called in the next turn of the run loop. Animated changes happen at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { atNextTurn { _ in completion(true) } }
  }

  /// Scrolls so that an item is seen; `animated` is that of `setContentOffset(_:animated:)`.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    showItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Loading

  /// Removes the selection and all cells; the next layout, or a question before it, asks for the numbers of items, and the layout for
  /// cells. Inside of a question that the collection asks, it waits for the next layout.
  open func reloadData() {
    guard !contents.isChanging else { return setNeedsReload() }
    change {
      contents.isLoaded = true
      losePath()
      (selectedPaths, movement) = ([], nil)
      dropViews()
      contents.awaitsCounts = true
      (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetPreferred()
      collectionViewLayout.invalidateCounts()
    }
    setNeedsLayout()
  }

  /// Lets the next layout load the data. No touch acts on the old items meanwhile.
  final func setNeedsReload() {
    contents.isLoaded = false
    losePath()
    setNeedsLayout()
  }

  /// Loads the data if the data source was not asked since it was set.
  private func load() {
    prepareMenus()
    if !contents.isLoaded, dataSource != nil { reloadData() }
  }

  /// Asks the data source for the numbers of items if it was not asked since it was set, or since the data was loaded.
  final func loadIfNeeded() {
    load()
    countIfNeeded()
  }

  /// Gives the subviews their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    followSafeArea()
    showElements()
    placeMovedItem()
  }

  /// Asks the layout, at a change, whether it has to be prepared again.
  open override var bounds: CGRect {
    willSet {
      guard newValue != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) else { return }
      let context = collectionViewLayout.invalidationContext(forBoundsChange: newValue)
      collectionViewLayout.invalidateLayout(with: context)
    }
  }

  /// Asks the layout, at a change, whether it has to be prepared again.
  open override var frame: CGRect {
    willSet {
      let new = CGRect(origin: bounds.origin, size: newValue.size)
      guard new != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
      collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: new))
    }
  }

  // MARK: Selecting

  // The touches arrive through the responder chain, from the cell that was hit.

  /// Highlights the item under a touch, unless one is highlighted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began(touches)
    super.touchesBegan(touches, with: event)
  }

  /// Selects the highlighted item if the touch that highlights it is lifted (LI-02).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ended(touches)
    super.touchesEnded(touches, with: event)
  }

  /// Ends the highlight without selecting the item.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelled(touches)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Members that subclasses override

  /// Sets the class that makes cells with an identifier; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(cellClass as? UICollectionReusableView.Type, for: CollectionPoolKey.cell(identifier))
  }
  /// Sets the class that has the name of a nib file, which is not read; a plain cell if there is none.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib.map { AppClasses.named($0.name) ?? UICollectionViewCell.self }, forCellWithReuseIdentifier: identifier)
  }
  /// Sets the class that has the name of a nib file, which is not read; a plain view if there is none.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let type: AnyClass? = nib.map { AppClasses.named($0.name) ?? UICollectionReusableView.self }
    register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
  /// Sets the class that makes views of a kind with an identifier; nil removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    cellPool.register(
      viewClass as? UICollectionReusableView.Type, for: CollectionPoolKey.view(elementKind, identifier))
  }

  /// The number of sections at the last `reloadData()` or update.
  open var numberOfSections: Int {
    loadIfNeeded()
    return contents.counts.count
  }
  /// The number of items at the last `reloadData()` or update.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return contents.counts.indices.contains(section) ? contents.counts[section] : 0
  }

  /// Begins to move an item by hand. False if the data source does not allow it, or another item is moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard movement == nil, contents.contains(indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    movement = ItemMovement(path: indexPath)
    return true
  }

  /// Moves the item's cell to a place in the collection's coordinate space, in points. As Apple's, except: the other items
  /// stay until the end.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movement?.place = targetPosition
    setNeedsLayout()
  }

  /// Moves the item to the place of the item under it. The delegate may choose another place; the data source is told.
  open func endInteractiveMovement() {
    guard let movement = stopMovement(), let place = movement.place, let proposed = indexPathForItem(at: place) else {
      return
    }
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.path, toProposedIndexPath: proposed) ?? proposed
    guard target != movement.path, contents.contains(movement.path), contents.contains(target) else { return }
    dataSource?.collectionView(self, moveItemAt: movement.path, to: target)
    moveItem(at: movement.path, to: target)
  }

  /// Puts the item back.
  open func cancelInteractiveMovement() { _ = stopMovement() }

  // MARK: Updates and selection by the program, which subclasses may override

  /// Shows the updates that `updates` makes, together; `completion` is called in the next turn of the run loop.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collect { _ in updates?() }
    if let completion { atNextTurn { _ in completion(true) } }
  }
  /// Shows the updates that `updates` makes, together. The closure does not escape.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    collect { _ in updates() }
    if let completion { atNextTurn { _ in completion(true) } }
  }
  /// Shows items that the data source has inserted. Paths are counted after all changes.
  open func insertItems(at indexPaths: [IndexPath]) {
    collect { $0.updates.changes.inserted.formUnion(indexPaths) }
  }
  /// Removes items that the data source has deleted. Paths are counted before all changes.
  open func deleteItems(at indexPaths: [IndexPath]) {
    collect { $0.updates.changes.deleted.formUnion(indexPaths) }
  }
  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    collect { $0.updates.changes.reloaded.formUnion(indexPaths) }
  }
  /// Asks for the cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// Moves the cell of an item, from a path before all changes to a path after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.updates.changes.moved.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that the data source has inserted, counted after all changes.
  open func insertSections(_ sections: IndexSet) {
    collect { $0.updates.changes.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has deleted, counted before all changes.
  open func deleteSections(_ sections: IndexSet) {
    collect { $0.updates.changes.deletedSections.formUnion(sections) }
  }
  /// Asks for the cells of sections again, and for their numbers of items.
  open func reloadSections(_ sections: IndexSet) {
    collect { $0.updates.changes.reloadedSections.formUnion(sections) }
  }
  /// Moves the cells of a section, from its number before all changes to its number after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.updates.changes.movedSections.append((section, newSection)) }
  }
  /// Selects an item, besides others if several may be selected, or none for nil, without calling the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard select(indexPath, animated: animated), let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Deselects the item if it is selected, without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
}

extension UICollectionView: ChoosesTarget {
  package func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
}

extension UICollectionView {
  /// The delegate if it is one of a collection.
  final var collectionDelegate: (any UICollectionViewDelegate)? { keptDelegate as? any UICollectionViewDelegate }
}
