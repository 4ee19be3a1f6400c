/// Items beside or below each other, which a section repeats. As Apple's, except: views beside a group are not shown.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The source of a group's places.
  enum Content {
    case row([NSCollectionLayoutItem], count: Int?)
    case column([NSCollectionLayoutItem], count: Int?)
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }
  let content: Content
  /// The distance between items; nil is none. A flexible distance is its least one.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Has no effect, since views beside a group are not shown; warns once when it is set.
  open var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = [] {
    didSet {
      if !groupSupplementaryItems.isEmpty { warnNotSupported("NSCollectionLayoutGroup.groupSupplementaryItems") }
    }
  }

  private init(_ size: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: size)
  }

  /// Items from left to right; one item alone is repeated as often as it fits.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row(subitems, count: nil)) }
  /// The same item several times; all have the same width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row([subitem], count: count)) }
  /// The same item several times, with its own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, subitems: Array(repeating: subitem, count: count)) }
  /// Items from top to bottom; one item alone is repeated as often as it fits.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .column(subitems, count: nil)) }
  /// The same item several times; all have the same height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .column([subitem], count: count)) }
  /// The same item several times, with its own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitems: Array(repeating: subitem, count: count)) }
  /// Items at places that the program computes, in the coordinate space of the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }
}
