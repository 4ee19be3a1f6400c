/// Items in lines: from left to right and downwards, or for a horizontal collection downwards and to the right.
///
/// Observed: the items of a full line are moved apart until they fill it; an item alone in a line stands in its middle; the
/// last line begins at the left with the distances of the lines before. Items of a line are centred across it.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As an estimated size: the cells decide.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)
  /// Where the safe area counts. It has no effect.
  public nonisolated enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The size of items, in points, if the delegate does not say another one.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed() } }
  /// Not zero: items have the sizes that their cells prefer, and this one until they are asked.
  open var estimatedItemSize = CGSize.zero { didSet { changed() } }
  /// The smallest distance of lines and of items of a line, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed() } }
  /// The space around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed() } }
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { changed() } }
  /// The size of headers and footers; only the one along the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { changed() } }
  open var footerReferenceSize = CGSize.zero { didSet { changed() } }
  /// Whether headers and footers stay in sight as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { changed() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { changed() } }
  /// Has no effect.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  private var flow = FlowPlan()
  /// The sizes that cells prefer.
  private var preferred: [IndexPath: CGSize] = [:]

  private func changed() { invalidateLayout() }

  /// Whether `prepare()` of this class was called since the layout became invalid.
  private var isPlanned = false

  open override func prepare() {
    super.prepare()
    plan()
  }

  /// Observed in apps: a subclass sets `itemSize` in `prepare()`, before or after it calls super, or without that. What it has
  /// set counts, and asks for no other `prepare()`.
  override func finishPreparing() {
    if !isPlanned || isInvalid { plan() }
    (isPlanned, isInvalid) = (false, false)
  }

  private func plan() {
    isPlanned = true
    guard let collectionView else { return }
    flow = FlowPlan(of: self, in: collectionView, preferred: preferred)
  }

  open override var collectionViewContentSize: CGSize { flow.size }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    flow.elements.compactMap { element in
      let moved = pinned(element)
      return moved.frame.intersects(rect) ? attributes(moved) : nil
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    flow.elements.first { $0.kind == nil && $0.path == indexPath }.map(attributes)
  }

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

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != collectionView.bounds.width : newBounds.height != collectionView.bounds.height
  }

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

  /// The sizes that cells prefer belong to items that are gone.
  final func forgetPreferred() { preferred = [:] }
}
