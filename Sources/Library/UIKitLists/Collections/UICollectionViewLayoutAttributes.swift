/// The place and the look of a cell or another view of a collection. As Apple's, except: of `transform3D` only the part in the
/// plane has an effect.
open nonisolated class UICollectionViewLayoutAttributes: NSObject, NSCopying, @unchecked Sendable {
  /// The category of a view. As Apple's.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The path of the item, or the path of the view among the views of its kind.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The centre, in the coordinate space of the collection.
  open var center = CGPoint.zero
  /// The size before the transform, in points.
  open var size = CGSize.zero
  /// The transform around the centre. It moves hits, too.
  open var transform = CGAffineTransform.identity
  /// Its part in the plane is the transform of the view, unless it is the identity; warns once when it has another part.
  open var transform3D = CATransform3DIdentity
  /// The opacity, from 0 to 1. Up to 0.01 the view gets no touches (HT-02).
  open var alpha: CGFloat = 1
  /// Views with a larger one are in front.
  open var zIndex = 0
  /// Whether the view is hidden and gets no touches.
  open var isHidden = false
  /// The category of the view.
  public private(set) final var representedElementCategory = ElementCategory.cell
  /// The kind of the view; nil for a cell.
  public private(set) final var representedElementKind: String?

  /// Attributes of a cell at the first path.
  public required override init() { super.init() }

  /// Attributes of this class for a cell, or for a supplementary view of a kind.
  class func make(_ kind: String?, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let new = self.init()
    (new.indexPath, new.representedElementKind) = (indexPath, kind)
    new.representedElementCategory = kind == nil ? .cell : .supplementaryView
    return new
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Attributes of a header, a footer or another view of a kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  /// Attributes of a decoration of a kind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// The rectangle before the transform, in the coordinate space of the collection.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
  /// A rectangle at the origin with the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// A copy. A subclass with values of its own calls super and copies them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.center, copy.size, copy.transform) = (indexPath, center, size, transform)
    (copy.transform3D, copy.alpha, copy.zIndex, copy.isHidden) = (transform3D, alpha, zIndex, isHidden)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// Whether the other attributes have the same values. Subclasses compare their own, too.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return (indexPath, center, size, transform, alpha, zIndex) == (
      other.indexPath, other.center, other.size, other.transform, other.alpha, other.zIndex
    ) && isHidden == other.isHidden && representedElementKind == other.representedElementKind
  }

  /// The hash of the path.
  open override var hash: Int { indexPath.hashValue }

  /// The name of the element among the views that are shown.
  var key: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}

/// A cell, a supplementary view or a decoration, by its kind and path. The order of drawing if `zIndex` is equal.
nonisolated struct CollectionElement: Hashable, Comparable, Sendable {
  let category: UICollectionViewLayoutAttributes.ElementCategory
  let kind: String
  let path: IndexPath

  static func < (one: CollectionElement, two: CollectionElement) -> Bool {
    func rank(_ category: UICollectionViewLayoutAttributes.ElementCategory) -> Int {
      switch category {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
    }
    return (rank(one.category), one.path, one.kind) < (rank(two.category), two.path, two.kind)
  }
}
