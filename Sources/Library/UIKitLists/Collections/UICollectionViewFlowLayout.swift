/// A layout of items in lines: from left to right and downwards, or for a horizontal collection downwards and to the
/// right. As Apple's, except: insets of sections do not depend on the safe area.
///
/// Observed: the items of a full line are moved apart until they fill it; an item alone in a line stands in its middle;
/// the last line begins at the left with the distances of the lines before. Items of a line are centred across it.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of an estimated size that cells decide.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)
  /// The place from which insets of sections are counted. As Apple's, except: they are counted from the content's
  /// insets.
  public nonisolated enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The size of items, in points, if the delegate does not say another one.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { changed() } } }
  /// The size of items until their cells are asked for their preferred sizes, in points. Zero: `itemSize` counts alone.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { changed() } } }
  /// The distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { changed() } } }
  /// The smallest distance between items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { changed() } } }
  /// The space around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { changed() } } }
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { changed() } }
  }
  /// The size of headers, in points. Only the length along the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { changed() } } }
  /// The size of footers, in points. Only the length along the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { changed() } } }
  /// Whether a header stays in sight as long as its section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { changed() } }
  }
  /// Whether a footer stays in sight as long as its section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { changed() } }
  }
  /// Has no effect; warns once when it is changed.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet {
      if sectionInsetReference != oldValue { warnNotSupported("UICollectionViewFlowLayout.sectionInsetReference") }
    }
  }

  private var flow = FlowPlan()
  /// The sizes that cells prefer.
  private var preferred: [IndexPath: CGSize] = [:]

  private func changed() { invalidateLayout() }

  /// Whether `prepare()` of this class was called since the layout became invalid.
  private var isPlanned = false

  /// Finds all places.
  open override func prepare() {
    super.prepare()
    plan()
  }

  /// Observed in apps: a subclass sets `itemSize` in `prepare()`, before or after it calls super, or without calling
  /// super. The value counts, and does not make the layout invalid again.
  override func finishPreparing() {
    if !isPlanned || isInvalid { plan() }
    (isPlanned, isInvalid) = (false, false)
  }

  private func plan() {
    isPlanned = true
    guard let collectionView else { return }
    flow = FlowPlan(of: self, in: collectionView, preferred: preferred)
  }

  /// The size of the whole content, in points.
  open override var collectionViewContentSize: CGSize { flow.size }

  /// The attributes of the elements that overlap `rect`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    flow.elements.compactMap { element in
      let moved = pinned(element)
      return moved.frame.intersects(rect) ? attributes(moved) : nil
    }
  }

  /// The attributes of the cell of an item; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    flow.elements.first { $0.kind == nil && $0.path == indexPath }.map(attributes)
  }

  /// The attributes of a header or a footer; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.elements.first { $0.kind == elementKind && $0.path == indexPath }.map { attributes(pinned($0)) }
  }

  private func attributes(_ element: FlowPlan.Element) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let new = (type ?? UICollectionViewLayoutAttributes.self).make(element.kind, at: element.path)
    new.frame = element.frame
    if element.kind != nil { new.zIndex = 10 }
    return new
  }

  /// A header or a footer that is held in sight, where it is seen.
  private func pinned(_ element: FlowPlan.Element) -> FlowPlan.Element {
    guard let collectionView, let kind = element.kind, let area = flow.areas[element.path.section] else {
      return element
    }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else { return element }
    var element = element
    let inset = collectionView.adjustedContentInset, seen = collectionView.bounds
    if scrollDirection == .vertical {
      let (low, high) = (area.minY, area.maxY - element.frame.height)
      let wanted = isHeader ? seen.minY + inset.top : seen.maxY - inset.bottom - element.frame.height
      element.frame.origin.y = min(max(wanted, low), max(low, high))
    } else {
      let (low, high) = (area.minX, area.maxX - element.frame.width)
      let wanted = isHeader ? seen.minX + inset.left : seen.maxX - inset.right - element.frame.width
      element.frame.origin.x = min(max(wanted, low), max(low, high))
    }
    return element
  }

  /// Whether the length across the direction of scrolling changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != collectionView.bounds.width : newBounds.height != collectionView.bounds.height
  }

  /// Whether a cell prefers another size, if `estimatedItemSize` is not zero.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell,
      preferred[path] != preferredAttributes.size
    else { return false }
    let isKnown = preferred[path] != nil
    preferred[path] = preferredAttributes.size
    return !isKnown || originalAttributes.size != preferredAttributes.size
  }

  /// Forgets the sizes that cells prefer, because they belong to items that are gone.
  final func forgetPreferred() { preferred = [:] }
}
