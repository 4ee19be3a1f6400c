/// Items in sections, at the places that a layout finds. It has cells for the items that are seen and uses them again for
/// others.
///
/// Items come and go at once; nothing is animated. Touches select an item, not a recognizer: a cancelled touch selects none.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The kinds of headers and footers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The direction of scrolling.
  public nonisolated enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Provides the cells, from the next layout on.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
  /// It is kept and never told.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Has no effect.
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
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// It is kept; cells know nothing of it.
  open var isEditing = false
  /// Has no effect.
  open var selectionFollowsFocus = false
  /// Has no effect.
  open var remembersLastFocusedIndexPath = false
  /// Has no effect: nothing is dragged between apps.
  open var dragInteractionEnabled = false
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
  final var touchedPath: IndexPath?
  final var updates = TableUpdates()

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

  /// Scrolls so that an item is seen, at once.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    showItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Loading

  /// Removes the selection and all cells and asks the data source for the numbers of items, at the next layout for cells.
  open func reloadData() {
    _ = endTouch()
    selectedPaths = []
    contents.isLoaded = true
    dropViews()
    count()
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetPreferred()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  final func setNeedsReload() {
    contents.isLoaded = false
    setNeedsLayout()
  }

  /// Asks the data source for the numbers of items if it was not asked since it was set.
  final func loadIfNeeded() { if !contents.isLoaded, dataSource != nil { reloadData() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    followSafeArea()
    showElements()
  }

  open override var bounds: CGRect {
    willSet {
      guard newValue != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) else { return }
      let context = collectionViewLayout.invalidationContext(forBoundsChange: newValue)
      collectionViewLayout.invalidateLayout(with: context)
    }
  }

  open override var frame: CGRect {
    willSet {
      let new = CGRect(origin: bounds.origin, size: newValue.size)
      guard new != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
      collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: new))
    }
  }

  // MARK: Selecting

  // The touches arrive through the responder chain, from the cell that was hit.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = itemToTouch(touches) else { return super.touchesBegan(touches, with: event) }
    beginTouch(on: path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchedPath == nil { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = endTouch() else { return super.touchesEnded(touches, with: event) }
    tapped(path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if endTouch() == nil { super.touchesCancelled(touches, with: event) }
  }
}

extension UICollectionView {
  /// The delegate if it is one of a collection.
  final var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
}
