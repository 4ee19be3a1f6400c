/// A section of a compositional layout whose groups stand beside each other and scroll.
struct CrossingSection: Equatable {
  /// The place of the groups, in the content of the collection.
  let frame: CGRect
  let contentWidth: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The distance from the beginning of a group to that of the next one, in points.
  let step: CGFloat
}

/// Scrolls the cells of a section across the collection. The name is that of UIKit's private class.
final class _UICollectionViewOrthogonalScrollerEmbeddedScrollView: UIScrollView, UIScrollViewDelegate {
  private let section: Int
  private weak var collection: UICollectionView?
  private var crossing: CrossingSection?
  private var firstOffset: CGFloat = 0

  init(_ section: Int, of collection: UICollectionView) {
    (self.section, self.collection) = (section, collection)
    super.init(frame: .zero)
    (delegate, clipsToBounds, scrollsToTop) = (self, false, false)
    (showsHorizontalScrollIndicator, contentInsetAdjustmentBehavior) = (false, .never)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  // The touches select items of the collection.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  func show(_ new: CrossingSection) {
    guard new != crossing else { return }
    crossing = new
    if frame != new.frame { frame = new.frame }
    contentSize = CGSize(width: new.contentWidth, height: new.frame.height)
    isPagingEnabled = new.behavior == .paging
    contentOffset.x = min(contentOffset.x, max(0, new.contentWidth - new.frame.width))
  }

  override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { collection?.scrolled(section, to: contentOffset.x) } }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { firstOffset = contentOffset.x }

  /// Groups stop at the edge, or in the middle, of the section; a swipe turns one group.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let crossing, crossing.step > 0 else { return }
    let wanted: CGFloat
    switch crossing.behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary: wanted = (targetContentOffset.pointee.x / crossing.step).rounded()
    case .groupPaging, .groupPagingCentered:
      let first = (firstOffset / crossing.step).rounded(), here = (contentOffset.x / crossing.step).rounded()
      let next = abs(velocity.x) > 0.2 ? first + (velocity.x > 0 ? 1 : -1) : here
      wanted = min(max(next, first - 1), first + 1)
    }
    targetContentOffset.pointee.x = min(max(0, wanted * crossing.step), max(0, contentSize.width - bounds.width))
  }
}

extension UICollectionView {
  /// Makes, places and removes the scroll views of the sections that scroll.
  final func placeScrollers() {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, crossing = layout?.crossing ?? [:]
    for (section, scroller) in contents.scrollers where crossing[section] == nil {
      scroller.removeFromSuperview()
      contents.scrollers[section] = nil
    }
    for (section, place) in crossing.sorted(by: { $0.key < $1.key }) {
      let scroller = contents.scrollers[section] ?? newScroller(section)
      scroller.show(place)
      layout?.offsets[section] = scroller.contentOffset.x
    }
  }

  private func newScroller(_ section: Int) -> _UICollectionViewOrthogonalScrollerEmbeddedScrollView {
    let scroller = _UICollectionViewOrthogonalScrollerEmbeddedScrollView(section, of: self)
    contents.scrollers[section] = scroller
    addSubview(scroller)
    return scroller
  }

  final func scrolled(_ section: Int, to offset: CGFloat) {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.offsets[section] = offset
    showElements()
  }

  /// The superview of an element's view: the scroll view of its section if that scrolls.
  final func holder(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView {
    let isCell = attributes.representedElementCategory == .cell
    return isCell ? contents.scrollers[attributes.indexPath.section] ?? self : self
  }

  /// Puts a view where its attributes say.
  final func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let holder = holder(of: attributes)
    if view.superview !== holder { holder.addSubview(view) }
    guard holder !== self, let moved = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return view.take(attributes)
    }
    moved.center = holder.convert(attributes.center, from: self)
    view.take(moved)
  }
}
