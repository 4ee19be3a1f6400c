/// Groups below or beside each other, with headers and footers. As Apple's.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  var list: UICollectionLayoutListConfiguration?
  /// The space around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups are beside each other and scroll, and where they stop. `none` places them below each other.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Has no effect, since headers always follow the insets; warns once when it is changed.
  open var supplementariesFollowContentInsets = true {
    didSet {
      if supplementariesFollowContentInsets != oldValue {
        warnNotSupported("NSCollectionLayoutSection.supplementariesFollowContentInsets")
      }
    }
  }
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with what is seen of the section whenever the collection or the section has scrolled or is laid out. It may move and
  /// change the items.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section that repeats a group until all items have places.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Rows as in a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, repeatingSubitem: row, count: 1))
    section.list = configuration
    if configuration.appearance != .plain {
      section.contentInsets = NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 17, trailing: 16)
      if configuration.appearance == .grouped {
        (section.contentInsets.leading, section.contentInsets.trailing) = (0, 0)
      }
    }
    let wanted = [
      (configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
      (configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter, .bottom),
    ]
    for (isWanted, kind, edge) in wanted where isWanted {
      let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: edge)
      item.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(item)
    }
    return section
  }
}

/// The way in which a section scrolls across the collection. As Apple's.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered

  var isCentered: Bool { self == .groupPagingCentered }
}
