/// A table. Not in UIKit, where a subclass of `UIScrollView` has a delegate with more methods: this protocol has that property.
@preconcurrency @MainActor public protocol HasTableDelegate: UIScrollView {}

extension HasTableDelegate {
  /// Decides about rows, and is told of them.
  public var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension UITableView: HasTableDelegate {}

/// A collection view; see `HasTableDelegate`.
@preconcurrency @MainActor public protocol HasCollectionDelegate: UIScrollView {}

extension HasCollectionDelegate {
  /// Decides about items, and is told of them.
  public var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension UICollectionView: HasCollectionDelegate {}
