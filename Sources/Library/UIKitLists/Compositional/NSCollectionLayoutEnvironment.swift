/// The room and the traits that a section provider may depend on. As Apple's.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the device.
  var traitCollection: UITraitCollection { get }
}

/// The size of a collection or a group. As Apple's, except: insets are always zero.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// Zero.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Zero.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room of a collection or a group.
final class LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  init(_ size: CGSize) { contentSize = size }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { UITraitCollection() }
}
