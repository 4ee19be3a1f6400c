// Items by number, place and cell; making cells; scrolling to items.

extension UICollectionView {
  // MARK: Cells to use again

  /// Returns a cell that is not shown any more, or else a new one of the registered class. Ends the program if there is
  /// neither, as UIKit does.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath)
    let view = dequeue(CollectionPoolKey.cell(identifier), identifier, attributes)
    guard let cell = view as? UICollectionViewCell else { noClass(identifier) }
    return cell
  }

  /// Returns a header, a footer or another view that is not shown any more, or else a new one of the registered class.
  /// Ends the program if there is neither, as UIKit does.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    guard let view = dequeue(CollectionPoolKey.view(elementKind, identifier), identifier, attributes) else {
      noClass(identifier)
    }
    return view
  }

  private func noClass(_ identifier: String) -> Never {
    fatalError(
      "Unable to dequeue a view with identifier \(identifier): register a class for the identifier. "
        + "Nib files and prototype cells of a storyboard are not read.")
  }

  private func dequeue(
    _ key: String, _ identifier: String, _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    if let view = cellPool.take(key) {
      (view as? UICollectionViewCell)?.isHighlighted = false
      (view as? UICollectionViewCell)?.isSelected = false
      view.prepareForReuse()
      attributes.map(view.take)
      return view
    }
    let frame = attributes?.frame ?? CGRect(x: 0, y: 0, width: 50, height: 50)
    let view = cellPool.registeredClass(for: key)?.made(frame: frame)
    view?.reuseIdentifier = identifier
    return view
  }

  // MARK: Items and cells

  /// Chosen: a question about cells first makes the cells that are due. Where no layout is, it finds them as they are, also in
  /// places that the program gave them.
  private func showDueElements() {
    if errands.contains(.layout) { showElements() }
  }

  /// The cell of an item; nil if it is not seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showDueElements()
    return contents.cell(at: indexPath)
  }
  /// The view of a kind at a path; nil if it is not seen.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    showDueElements()
    return contents.views[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  /// The item of a cell; nil if it is not shown in this collection, or is about to be replaced, since the data is asked
  /// for anew in the next layout.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    contents.isLoaded ? contents.cells.first { $0.cell === cell }?.path : nil
  }
  /// The cells that are seen. On iOS they have no order; here it is that of the items.
  public var visibleCells: [UICollectionViewCell] {
    showDueElements()
    return contents.cells.map(\.cell)
  }
  /// The items that are seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    showDueElements()
    return contents.cells.map(\.path)
  }
  /// The views of a kind that are seen, in the order of their paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      contents.views[CollectionElement(category: .supplementaryView, kind: elementKind, path: $0)]
    }
  }
  /// The paths of the views of a kind that are seen, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    showDueElements()
    return contents.views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path)
      .sorted()
  }

  /// The item at `point`, which is in the collection's coordinate space; nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    prepareIfCurrent()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) && !$0.isHidden }
      .max { ($0.zIndex, $0.key) < ($1.zIndex, $1.key) }?.indexPath
  }

  /// The attributes that the layout gives to the cell of an item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    prepareIfCurrent()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The attributes that the layout gives to a header, a footer or another view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    prepareIfCurrent()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// The place in the collection to which an item is scrolled. As Apple's.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// As Apple's.
    public var rawValue: UInt
    /// As Apple's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's.
    public static let top = ScrollPosition(rawValue: 1), centeredVertically = ScrollPosition(rawValue: 2)
    /// As Apple's.
    public static let bottom = ScrollPosition(rawValue: 4), left = ScrollPosition(rawValue: 8)
    /// As Apple's.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16), right = ScrollPosition(rawValue: 32)
  }

  /// The default of `scrollToItem(at:at:animated:)`.
  func showItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
    let left = frame.minX - inset.left, top = frame.minY - inset.top
    var offset = contentOffset
    if scrollPosition.contains(.left) { offset.x = left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = left - (room.width - frame.width) / 2 }
    if scrollPosition.contains(.right) { offset.x = left - (room.width - frame.width) }
    if scrollPosition.contains(.top) { offset.y = top }
    if scrollPosition.contains(.centeredVertically) { offset.y = top - (room.height - frame.height) / 2 }
    if scrollPosition.contains(.bottom) { offset.y = top - (room.height - frame.height) }
    if scrollPosition.isEmpty {
      offset.x = min(max(offset.x, left - (room.width - frame.width)), left)
      offset.y = min(max(offset.y, top - (room.height - frame.height)), top)
    }
    setContentOffset(limited(offset), animated: animated)
  }
}
