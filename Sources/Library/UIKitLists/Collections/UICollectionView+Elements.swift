/// The views that a collection shows.
struct CollectionContents {
  /// Whether the data was loaded since the data source was set.
  var isLoaded = false
  /// Whether items are counted, placed, shown or updated: calls of the program meanwhile show and change none.
  var isChanging = false
  /// Whether the data source has to be asked for the numbers of items: when the layout asks, or after its `prepare()`.
  var awaitsCounts = false
  /// The number of items in each section.
  var counts: [Int] = []
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// The scroll views of sections that scroll across the collection.
  var scrollers: [Int: _UICollectionViewOrthogonalScrollerEmbeddedScrollView] = [:]
  /// The `zIndex` of each view.
  var depths: [CollectionElement: Int] = [:]

  var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
    views.compactMap { element, view in (view as? UICollectionViewCell).map { (element.path, $0) } }
      .sorted { $0.0 < $1.0 }
  }
  /// Whether there is an item.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(category: .cell, kind: "", path: path)] as? UICollectionViewCell
  }
}

extension UICollectionView {
  /// The largest number of times that preferred sizes change the layout in one pass.
  private static let mostRounds = 30

  /// Asks the data source for the numbers of items. The old ones count until all are known. If the program has changed
  /// the data again in a question, they stay: the next layout loads all of it.
  final func count() {
    updates.isOutdated = true
    var counts: [Int] = []
    for section in 0..<max(0, dataSource?.numberOfSections(in: self) ?? 0) where contents.isLoaded {
      counts.append(max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0))
    }
    if contents.isLoaded { contents.counts = counts }
  }

  final func countIfNeeded() {
    guard contents.awaitsCounts else { return }
    contents.awaitsCounts = false
    change(count)
  }

  /// Prepares the layout for a question of the program. The old places count while items are changed and updates are
  /// collected.
  final func prepareIfCurrent() { if !contents.isChanging, updates.depth == 0 { prepareLayout() } }

  final func prepareLayout() {
    guard collectionViewLayout.isInvalid else { return }
    collectionViewLayout.isInvalid = false
    ask {
      collectionViewLayout.prepare()
      collectionViewLayout.finishPreparing()
    }
    countIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Runs `body`, which changes elements, in one turn (LI-03).
  final func change(_ body: () -> Void) {
    inOneTurn { ask(body) }
  }

  /// Runs `body`, which asks the program. What its answers change waits for the next layout.
  final func ask(_ body: () -> Void) {
    let wasChanging = contents.isChanging
    contents.isChanging = true
    body()
    contents.isChanging = wasChanging
  }

  /// Shows the elements that are seen, and takes the views of others away.
  final func showElements() {
    guard contents.isLoaded, !contents.isChanging, updates.depth == 0 else { return }
    change(showSeenElements)
  }

  private func showSeenElements() {
    var attributes = seenAttributes(), round = 0
    while askCells(attributes), round < UICollectionView.mostRounds {
      attributes = seenAttributes()
      round += 1
    }
    let seen = Set(attributes.map(\.key))
    for (element, view) in contents.views.sorted(by: { $0.key < $1.key }) where !seen.contains(element) {
      if element.category == .cell { leaves(element.path) }
      contents.views[element] = nil
      contents.depths[element] = nil
      remove(view, element)
    }
    for each in attributes where contents.isLoaded {
      if let view = view(for: each) { put(view, each) }
    }
    order(attributes)
    backgroundView?.place(bounds)
  }

  private func seenAttributes() -> [UICollectionViewLayoutAttributes] {
    prepareLayout()
    placeScrollers()
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.tellVisibleItems()
    let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    // Foundation's `intersects`, which layouts ask, is true for rectangles that only touch.
    return found.filter { isKnown($0) && $0.frame.overlaps(bounds) }
      .sorted { ($0.zIndex, $0.key) < ($1.zIndex, $1.key) }
  }

  /// Whether the data has the element that a layout wants to show.
  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementCategory {
    case .cell: contents.contains(attributes.indexPath)
    case .supplementaryView: attributes.indexPath.first.map(contents.counts.indices.contains) ?? false
    case .decorationView: true
    }
  }

  /// Makes the cells; returns whether one prefers another size, which changes the layout.
  private func askCells(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    var isChanged = false
    // Data that was reloaded in a question is not asked for items that it may no longer have.
    for each in attributes where each.representedElementCategory != .decorationView && contents.isLoaded {
      guard let view = view(for: each) else { continue }
      (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
      // A copy, because overrides change what they are given.
      guard let asked = each.copy() as? UICollectionViewLayoutAttributes else { continue }
      let preferred = view.preferredLayoutAttributesFitting(asked)
      guard preferred.size != each.size,
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: each)
      else { continue }
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: each))
      isChanged = true
    }
    return isChanged
  }

  /// The view of an element, made when it is seen first.
  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element = attributes.key
    if let view = contents.views[element] { return view }
    guard let view = newView(for: attributes) else { return nil }
    contents.views[element] = view
    view.take(attributes)
    let delegate = collectionDelegate
    if let cell = view as? UICollectionViewCell {
      // Not set in vain: overrides often change the look of the cell.
      let isSelected = selectedPaths.contains(element.path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
    }
    holder(of: attributes).addSubview(view)
    return view
  }

  private func newView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath, kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decorationView:
      if let view = cellPool.take(CollectionPoolKey.decoration(kind)) { return view }
      let view = collectionViewLayout.decorations[kind]?.made(frame: attributes.frame)
      view?.reuseIdentifier = CollectionPoolKey.decoration(kind)
      return view
    }
  }

  final func remove(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.takeAway()
    if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    } else {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
    }
    let key: String? =
      switch element.category {
      case .cell: view.reuseIdentifier.map(CollectionPoolKey.cell)
      case .supplementaryView: view.reuseIdentifier.map { CollectionPoolKey.view(element.kind, $0) }
      case .decorationView: CollectionPoolKey.decoration(element.kind)
      }
    cellPool.put(view, for: key)
  }

  final func dropViews() {
    for (element, view) in takeViews() { remove(view, element) }
  }

  /// Forgets the views, and returns them in order.
  final func takeViews() -> [(CollectionElement, UICollectionReusableView)] {
    let old = contents.views.sorted { $0.key < $1.key }
    (contents.views, contents.depths) = ([:], [:])
    return old.map { ($0.key, $0.value) }
  }

  /// Brings the views into the order of their depths, if it is another one.
  private func order(_ attributes: [UICollectionViewLayoutAttributes]) {
    let views = attributes.compactMap { contents.views[$0.key] }.filter { $0.superview === self }
    let shown = Set(views.map(ObjectIdentifier.init))
    let present = subviews.filter { shown.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(views, by: { $0 === $1 }) else { return }
    for view in views { bringSubviewToFront(view) }
  }
}

/// The identifiers of a collection's views that are not shown.
enum CollectionPoolKey {
  static func cell(_ identifier: String) -> String { "cell " + identifier }
  static func view(_ kind: String, _ identifier: String) -> String { "view \(kind) \(identifier)" }
  static func decoration(_ kind: String) -> String { "decoration " + kind }
}

extension CGRect {
  /// Whether both have points in common, and not only edges.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }
}
