/// The rows of a list in a collection.
@MainActor public struct UICollectionLayoutListConfiguration {
  public nonisolated enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where headers come from: from the data source, or from the first item of a section, which looks like the others.
  public nonisolated enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public nonisolated enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Has no effect.
  public var showsSeparators = true
  /// Has no effect.
  public var headerTopPadding: CGFloat?
  public var backgroundColor: UIColor?
  /// Are kept: rows of collections are not swiped aside.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }
}
