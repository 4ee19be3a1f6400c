// The places of the bars, and of the shown view between them.

extension UINavigationController {
  /// Chosen: the safe area has room for the whole large title and the search also while the content covers a part of them.
  func placeBar() {
    let bar = navigationBar
    (bar.largeTitleRoom, bar.searchRoom) = roomsBelowRow
    let height = bar.rowHeight + bar.largeTitleRoom + bar.searchRoom
    let frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    bar.heightAbove = frame.minY
    if navigationBar.frame != frame { navigationBar.frame = frame }
    navigationBar.isHidden = barIsHidden
    placeToolbar()
    // A program may have moved the view, as out of the way of a keyboard.
    if let shown = stack.last?.viewIfLoaded, shown.superview === container, contentFrame.minY != contentTop {
      place(shown)
    }
  }

  /// Gives the shown view its place.
  func place(_ shown: UIView) {
    (shown.frame, contentTop) = (contentFrame, contentFrame.minY)
  }

  /// The height of the bar below the status bar, with a whole large title and a whole search.
  private var barHeight: CGFloat {
    navigationBar.rowHeight + (titleIsLarge ? UINavigationBar.largeTitleHeight : 0)
      + (navigationBar.search == nil ? 0 : UINavigationBar.searchHeight)
  }

  /// Whether the view of a controller begins below the bar.
  private func isBelowBar(_ controller: UIViewController?) -> Bool {
    guard let controller, !barIsHidden else { return false }
    let extends = navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    return !extends || !controller.edgesForExtendedLayout.contains(.top)
  }

  /// The place of the shown view.
  var contentFrame: CGRect {
    let top = isBelowBar(stack.last) ? view.safeAreaInsets.top + barHeight : 0
    return container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  private func placeToolbar() {
    guard !toolbarIsHidden else { return ownToolbar.removeFromSuperview() }
    if ownToolbar.superview !== view { view.addSubview(ownToolbar) }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if ownToolbar.frame != frame { ownToolbar.frame = frame }
  }

  /// Shows the items of the last controller in the toolbar.
  func showToolbarItems() {
    guard !toolbarIsHidden else { return }
    ownToolbar.items = stack.last?.toolbarItems
  }

  /// Whether the title of the last controller stands large.
  private var titleIsLarge: Bool {
    guard navigationBar.prefersLargeTitles, !navigationBar.isSearching else { return false }
    return stack.last { $0.navigationItem.largeTitleDisplayMode != .automatic }?.navigationItem.largeTitleDisplayMode
      != .never
  }

  /// The parts of a large title and of a search that the content of the last controller does not cover.
  private var roomsBelowRow: (title: CGFloat, search: CGFloat) {
    let title = titleIsLarge ? UINavigationBar.largeTitleHeight : 0
    let search = navigationBar.search == nil ? 0 : UINavigationBar.searchHeight
    guard title + search > 0, let content = stack.last?.contentScrolled else { return (title, search) }
    content.largeTitleFollows = { [weak self] in self?.placeBar() }
    let covered = max(0, content.contentOffset.y + content.adjustedContentInset.top)
    let item = stack.last?.navigationItem
    let isFixed = item?.searchController?.isActive == true || item?.hidesSearchBarWhenScrolling == false
    let hidden = isFixed ? 0 : min(covered, search)
    return (max(0, title - (covered - hidden)), search - hidden)
  }

  func showBarOfTop() {
    navigationBar.topItem = stack.last?.navigationItem
    showToolbarItems()
    updateSafeArea()
    navigationBar.itemBehind = stack.dropLast().last?.navigationItem
    navigationBar.back = stack.count > 1 ? { [weak self] in _ = self?.popViewController(animated: true) } : nil
    view.setNeedsLayout()
  }

  func updateSafeArea() {
    for controller in stack {
      controller.containerInsets.top = barIsHidden || isBelowBar(controller) ? 0 : barHeight
      controller.containerInsets.bottom = toolbarIsHidden ? 0 : UIToolbar.height
    }
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UIViewController {
  /// The scroll view that fills the view, below whose edges bars lie.
  final var contentScrolled: UIScrollView? {
    viewIfLoaded.flatMap { $0 as? UIScrollView ?? $0.subviews.first as? UIScrollView }
  }
}
