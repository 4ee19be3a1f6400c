/// The look of a list in a collection. As Apple's, except: rows have lines and cannot be swiped aside, and the
/// collection keeps its colour.
@MainActor public struct UICollectionLayoutListConfiguration {
  /// The arrangement of rows. As Apple's, except: sidebars look like inset lists.
  public nonisolated enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The source of headers: the data source, or the first item of a section, which looks like the others.
  public nonisolated enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The source of footers: the data source.
  public nonisolated enum FooterMode: Int, Sendable { case none, supplementary }
  /// Provides the buttons that a swipe on a row uncovers. Never called.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The arrangement of rows.
  public let appearance: Appearance
  /// The source of headers.
  public var headerMode = HeaderMode.none
  /// The source of footers.
  public var footerMode = FooterMode.none
  /// Has no effect, since rows always have lines; warns once when it is changed.
  public var showsSeparators = true {
    didSet {
      if showsSeparators != oldValue { warnNotSupported("UICollectionLayoutListConfiguration.showsSeparators") }
    }
  }
  /// Has no effect; warns once when it is set.
  public var headerTopPadding: CGFloat? {
    didSet { if headerTopPadding != nil { warnNotSupported("UICollectionLayoutListConfiguration.headerTopPadding") } }
  }
  /// Has no effect; warns once when it is set.
  public var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { warnNotSupported("UICollectionLayoutListConfiguration.backgroundColor") } }
  }
  /// Has no effect, since rows of collections are not swiped aside; warns once when it is set.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    didSet {
      if leadingSwipeActionsConfigurationProvider != nil {
        warnNotSupported("UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider")
      }
    }
  }
  /// Has no effect, since rows of collections are not swiped aside; warns once when it is set.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    didSet {
      if trailingSwipeActionsConfigurationProvider != nil {
        warnNotSupported("UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider")
      }
    }
  }

  /// A list without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }
}
