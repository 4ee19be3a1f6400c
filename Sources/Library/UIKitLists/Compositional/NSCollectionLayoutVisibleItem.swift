/// Called with what is seen of a section, the offset to which the section or else the collection has scrolled, and the room. As
/// Apple's.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A cell or another view that is seen. Its place is that in the content, as if its section had not scrolled. As Apple's.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// Views with a larger one are in front.
  var zIndex: Int { get set }
  /// Whether the view is hidden and gets no touches.
  var isHidden: Bool { get set }
  /// The transform around the centre, of which the part in the plane has an effect.
  var transform3D: CATransform3D { get set }
  /// A name of the view.
  var name: String { get }
  /// The path of the item, or the path of the view among the views of its kind.
  var indexPath: IndexPath { get }
  /// The rectangle before the transform.
  var frame: CGRect { get }
  /// The category of the view.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of the view; nil for a cell.
  var representedElementKind: String? { get }
}

/// The attributes of a view, which a handler changes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var frame: CGRect { attributes.frame }
  var name: String { attributes.representedElementKind ?? "cell" }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}

extension UICollectionViewCompositionalLayout {
  /// Lets the handlers of the sections change what is seen.
  final func tellVisibleItems() {
    guard !handlers.isEmpty, !isTelling, let collectionView else { return }
    isTelling = true
    changed = [:]
    for (section, handler) in handlers.sorted(by: { $0.key < $1.key }) {
      let seen = placed.filter {
        $0.indexPath.first == section && held($0).frame.intersects(collectionView.bounds)
      }
      let items = seen.compactMap { ($0.copy() as? UICollectionViewLayoutAttributes).map(VisibleItem.init) }
      let offset = crossing[section] == nil ? collectionView.contentOffset : CGPoint(x: offsets[section] ?? 0, y: 0)
      handler(items, offset, LayoutRoom(collectionView.bounds.size))
      for item in items { changed[item.attributes.key] = item.attributes }
    }
    isTelling = false
  }
}
