/// Finds the places of the cells of a collection. A subclass makes the attributes of all elements.
///
/// As Apple's, except: each change makes the whole layout invalid, updates are not animated, and nothing is mirrored
/// for text that runs from right to left.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  open var collectionView: UICollectionView? { user }
  final weak var user: UICollectionView?
  private(set) final var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Whether `prepare()` has to be called.
  final var isInvalid = true
  private final var countsChange = false

  /// A layout without elements.
  public override init() { super.init() }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts of changes.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Called before attributes are asked for, first and after each change that makes the layout invalid.
  open func prepare() {}
  /// Called after `prepare()`, whose override need not call super.
  func finishPreparing() {}
  /// The attributes of all elements that overlap `rect`, which is in the collection's coordinate space.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of the cell of an item; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a header, a footer or another view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Changes

  /// Whether the layout has to be prepared for other bounds: after scrolling or a change of size. False by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Makes the layout invalid: it is prepared anew at the next layout of the collection. In a collection, it calls
  /// `invalidateLayout(with:)`.
  open func invalidateLayout() {
    isInvalid = true
    guard user != nil else { return }
    let context = makeContext()
    (context.isOfEverything, context.isOfCounts) = (true, countsChange)
    invalidateLayout(with: context)
  }
  /// Makes the layout invalid because the numbers of items change.
  final func invalidateCounts() {
    countsChange = true
    invalidateLayout()
    countsChange = false
  }
  /// Makes the layout invalid, whatever the context says. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }
  /// The context for a change of bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Whether the size that a cell prefers changes the layout. False by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The context for a cell that prefers another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// The offset at which the content comes to rest after a drag, in points. The proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// The offset at which the content comes to rest, in points. The proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Whether the layout is mirrored where text runs from right to left. It never is: views are laid out from left to
  /// right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout is written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Updates, which are shown at once

  /// Called before updates of items are shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after updates of items were shown.
  open func finalizeCollectionViewUpdates() {}
  /// Never called: no change of bounds is animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called: no change of bounds is animated.
  open func finalizeAnimatedBoundsChange() {}
  /// Called when another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called when this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Never called: a layout is replaced at once.
  open func finalizeLayoutTransition() {}
  /// Never called: items come at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called: items go at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called: headers and other supplementary views come at once.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called: headers and other supplementary views go at once.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called: decorations come at once.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called: decorations go at once.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Sets the class that makes decorations of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// Sets the class that has the name of a nib file, which is not read; a plain view if there is none.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map {
      AppClasses.named($0.name) as? UICollectionReusableView.Type ?? UICollectionReusableView.self
    }
  }
}

/// The invalid part of a layout. As Apple's, except: the whole layout is prepared, whatever the context says.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A context without items.
  public required override init() { super.init() }

  /// Whether `invalidateLayout()`, `reloadData()` or an update made the layout invalid, and no change of bounds.
  open var invalidateEverything: Bool { isOfEverything }
  /// Whether `reloadData()` or an update made the layout invalid.
  open var invalidateDataSourceCounts: Bool { isOfCounts }
  fileprivate final var isOfEverything = false, isOfCounts = false
  /// Has no effect; warns once when it is changed.
  open var contentOffsetAdjustment = CGPoint.zero {
    didSet {
      if contentOffsetAdjustment != oldValue {
        warnNotSupported("UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment")
      }
    }
  }
  /// Has no effect, since the layout says its size; warns once when it is changed.
  open var contentSizeAdjustment = CGSize.zero {
    didSet {
      if contentSizeAdjustment != oldValue {
        warnNotSupported("UICollectionViewLayoutInvalidationContext.contentSizeAdjustment")
      }
    }
  }
  /// The items that the program has marked. The whole layout is prepared anyway.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// Marks items. The whole layout is prepared anyway.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Marks nothing: the whole layout is prepared anyway.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  /// Marks nothing: the whole layout is prepared anyway.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// One of the updates that are shown together. As Apple's, except: sections have none.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of an update. As Apple's.
  public nonisolated enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// The paths of the item before and after all updates; nil if it was inserted or is deleted.
  public let indexPathBeforeUpdate, indexPathAfterUpdate: IndexPath?
  /// The kind of the update.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}

/// A change that needs a new flow layout. As Apple's, except: sizes and places are always computed again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes are asked for again. They always are.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are computed again. They always are.
  open var invalidateFlowLayoutAttributes = true
}
