/// A length of a compositional layout. As Apple's.
public nonisolated struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum DimensionKind { case width, height, absolute, estimated }
  let kind: DimensionKind
  /// A part of the container's length, or a length in points.
  public let dimension: CGFloat

  /// A part of the container's width.
  public static func fractionalWidth(_ fraction: CGFloat) -> Self { Self(kind: .width, dimension: fraction) }
  /// A part of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> Self { Self(kind: .height, dimension: fraction) }
  /// A length in points.
  public static func absolute(_ length: CGFloat) -> Self { Self(kind: .absolute, dimension: length) }
  /// A length in points that counts until the cell is asked.
  public static func estimated(_ length: CGFloat) -> Self { Self(kind: .estimated, dimension: length) }

  /// Whether the length is a part of the container's width.
  public var isFractionalWidth: Bool { kind == .width }
  /// Whether the length is a part of the container's height.
  public var isFractionalHeight: Bool { kind == .height }
  /// Whether the length is in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the length counts only until the cell is asked.
  public var isEstimated: Bool { kind == .estimated }

  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: size.width * dimension
    case .height: size.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A width and a height of a compositional layout. As Apple's.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The two lengths.
  public let widthDimension, heightDimension: NSCollectionLayoutDimension

  /// A size with two lengths.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance between items. As Apple's, except: a flexible distance is as long as a fixed one.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The distance, in points.
  public let spacing: CGFloat
  /// Whether the distance may be longer.
  public let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

  /// A distance in points.
  open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }
  /// A distance of at least so many points. It is never longer here; warns once.
  open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    warnNotSupported("NSCollectionLayoutSpacing.flexible(_:)")
    return NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
}

/// Distances around an item. As Apple's, except: they have no effect; `NSCollectionLayoutItem.edgeSpacing`
/// warns once.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Distances, which are not kept.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {}
}

/// The place of an item in a group. As Apple's, except: there are no distances around it and no views beside it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The views beside the item. They are not shown.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space inside the place, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Has no effect; warns once when it is set.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    didSet { if edgeSpacing != nil { warnNotSupported("NSCollectionLayoutItem.edgeSpacing") } }
  }

  /// An item of a size. Views beside it are not shown; warns once if there are any.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    if !supplementaryItems.isEmpty { warnNotSupported("NSCollectionLayoutItem.supplementaryItems") }
  }
}

/// A view beside an item. As Apple's, except: it is shown only at an edge of a section.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The depth of the view; a larger one is in front.
  open var zIndex = 1

  init(layoutSize: NSCollectionLayoutSize, kind: String) {
    elementKind = kind
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header, a footer, or another view at an edge of a section. As Apple's.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or the corner.
  public let alignment: NSRectAlignment
  /// The distance from the place that the alignment gives, in points.
  public let offset: CGPoint
  /// Whether the view stays in sight as long as its section is.
  open var pinToVisibleBounds = false
  /// Whether the groups make room for the view. If false, it lies over them.
  open var extendsBoundary = true

  /// A view at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize: layoutSize, kind: elementKind)
  }
}

/// An edge or a corner. As Apple's.
public nonisolated enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isBeside: Bool { self == .leading || self == .trailing }
  var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}

/// A view behind a section. As Apple's.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, which the layout registers a class for.
  public let elementKind: String
  /// The depth of the view; a larger one is in front.
  open var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view as large as the section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// The place of one item in a group whose places the program computes. As Apple's.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle, in the coordinate space of the group.
  public let frame: CGRect
  /// The depth of the cell; a larger one is in front.
  public let zIndex: Int
  /// A place.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
