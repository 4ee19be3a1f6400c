/// Items beside or below each other, which a section repeats.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the places of a group are found.
  enum Content {
    case row([NSCollectionLayoutItem], count: Int?)
    case column([NSCollectionLayoutItem], count: Int?)
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }
  let content: Content
  /// The distance of the items; nil is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views of the group: kept and not shown.
  open var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

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
  /// Items at places of one's own, in points of the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }
}
