/// Where and how a cell or another view of a collection is shown, in the coordinate space of the collection.
open nonisolated class UICollectionViewLayoutAttributes: NSObject, NSCopying, @unchecked Sendable {
  /// What kind of view is placed.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  open var indexPath = IndexPath(item: 0, section: 0)
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// Views with a larger one are in front.
  open var zIndex = 0
  open var isHidden = false
  public private(set) final var representedElementCategory = ElementCategory.cell
  public private(set) final var representedElementKind: String?

  public required override init() { super.init() }

  /// Attributes of this class for a cell, or for a supplementary view of a kind.
  class func make(_ kind: String?, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let new = self.init()
    (new.indexPath, new.representedElementKind) = (indexPath, kind)
    new.representedElementCategory = kind == nil ? .cell : .supplementaryView
    return new
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// The rectangle without the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
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

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return (indexPath, center, size, transform, alpha, zIndex) == (
      other.indexPath, other.center, other.size, other.transform, other.alpha, other.zIndex
    ) && isHidden == other.isHidden && representedElementKind == other.representedElementKind
  }

  open override var hash: Int { indexPath.hashValue }

  /// Names an element among those that are shown.
  var key: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}

/// A cell, a supplementary view or a decoration, by its kind and place. The order is that of drawing with equal `zIndex`.
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
