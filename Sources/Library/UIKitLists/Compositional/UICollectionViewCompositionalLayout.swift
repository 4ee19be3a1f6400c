/// A layout of sections of groups of items.
///
/// As Apple's, except: it scrolls vertically, its sections horizontally. Views are shown at the edges of sections and behind
/// them, not beside items and groups.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the section of a number; nil leaves it out.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// The values for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: SectionProvider
  final private(set) var placed: [UICollectionViewLayoutAttributes] = []
  /// Headers and footers that stay in sight.
  private var pinned: [CollectionElement: Pin] = [:]
  private struct Pin {
    /// The area of the section.
    var area = CGRect.zero
    let isBelow: Bool
  }
  /// The sections that scroll across the collection, and how far they have.
  final private(set) var crossing: [Int: CrossingSection] = [:]
  final var offsets: [Int: CGFloat] = [:]
  /// The handlers that sections have for their visible items, and the attributes that the handlers have changed.
  final private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  final var changed: [CollectionElement: UICollectionViewLayoutAttributes] = [:], isTelling = false
  private var size = CGSize.zero
  private var preferred: [CollectionElement: CGSize] = [:]

  /// A layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// A layout whose sections are all the same.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
    super.init()
  }
  /// A layout whose sections a closure makes, each time that it is prepared.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// A layout whose sections a closure makes, each time that it is prepared.
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Rows as in a table.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1) }
  }

  // MARK: Places

  /// Makes the sections and finds all places.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    (placed, pinned, crossing, handlers, changed) = ([], [:], [:], [:], [:])
    let width = collectionView.bounds.width
    let room = CGSize(width: width, height: collectionView.bounds.height)
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      if section > 0 { y += configuration.interSectionSpacing }
      guard let layout = provider(section, LayoutRoom(room)) else { continue }
      handlers[section] = layout.visibleItemsInvalidationHandler
      y = place(layout, section, collectionView.numberOfItems(inSection: section), from: y, in: room)
    }
    size = CGSize(width: width, height: y)
  }

  /// Places a section; returns where it ends.
  private func place(
    _ layout: NSCollectionLayoutSection, _ section: Int, _ count: Int, from top: CGFloat, in room: CGSize
  ) -> CGFloat {
    let first = placed.count, outer = layout.contentInsets
    var y = top, inset = outer
    for item in layout.boundarySupplementaryItems where !item.alignment.isBelow {
      guard item.alignment.isBeside else {
        let height = place(item, section, in: room, outer) { _ in y }.height
        if item.extendsBoundary { y += height }
        continue
      }
      guard item.extendsBoundary else { continue }
      let width = item.layoutSize.size(in: room).width
      if item.alignment.isLeading { inset.leading += width } else { inset.trailing += width }
    }
    y += inset.top
    let firstGroup = y
    let inner = CGSize(width: room.width - inset.leading - inset.trailing, height: room.height)
    var next = 0
    if layout.orthogonalScrollingBehavior != .none {
      y += placeAcross(layout, section, count, from: y, in: inner, room.width)
      next = count
    }
    while next < count {
      if next > 0 { y += layout.interGroupSpacing }
      let start = CGPoint(x: inset.leading, y: y), before = next
      let size = place(layout.group, section, &next, count, at: start, in: inner)
      if next == before { break }
      y += size.height
    }
    for item in layout.boundarySupplementaryItems where item.alignment.isBeside {
      place(item, section, in: room, outer) { (firstGroup + y - $0) / 2 }
    }
    y += inset.bottom
    for item in layout.boundarySupplementaryItems where item.alignment.isBelow {
      let height = place(item, section, in: room, outer) { item.extendsBoundary ? y : y - $0 }.height
      if item.extendsBoundary { y += height }
    }
    let area = CGRect(x: 0, y: top, width: room.width, height: y - top)
    for attributes in placed[first...] { pinned[attributes.key]?.area = area }
    for item in layout.decorationItems {
      let new = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      new.frame = self.inset(area, by: item.contentInsets)
      new.zIndex = item.zIndex
      placed.append(new)
    }
    return y
  }

  /// Places the groups of a section that scrolls beside each other; returns their height.
  private func placeAcross(
    _ layout: NSCollectionLayoutSection, _ section: Int, _ count: Int, from top: CGFloat, in room: CGSize,
    _ width: CGFloat
  ) -> CGFloat {
    let group = layout.group.layoutSize.size(in: room).width, isCentered = layout.orthogonalScrollingBehavior.isCentered
    let start = isCentered ? max(layout.contentInsets.leading, (width - group) / 2) : layout.contentInsets.leading
    let end = isCentered ? max(layout.contentInsets.trailing, (width - group) / 2) : layout.contentInsets.trailing
    var x = start, height: CGFloat = 0, step: CGFloat = 0, next = 0
    while next < count {
      if next > 0 { x += layout.interGroupSpacing }
      let before = next
      let size = place(layout.group, section, &next, count, at: CGPoint(x: x, y: top), in: room)
      if next == before { break }
      if step == 0 { step = size.width + layout.interGroupSpacing }
      (x, height) = (x + size.width, max(height, size.height))
    }
    let frame = CGRect(x: 0, y: top, width: width, height: height)
    crossing[section] = CrossingSection(
      frame: frame, contentWidth: x + end, behavior: layout.orthogonalScrollingBehavior, step: step)
    return height
  }

  /// Places a view at an edge of a section; returns its size.
  /// - Parameter y: the upper edge of a view of a height, without the offset.
  @discardableResult private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, in room: CGSize,
    _ inset: NSDirectionalEdgeInsets, at y: (_ height: CGFloat) -> CGFloat
  ) -> CGSize {
    let new = UICollectionViewLayoutAttributes.make(item.elementKind, at: IndexPath(item: 0, section: section))
    let width = room.width - inset.leading - inset.trailing
    var size = item.layoutSize.size(in: CGSize(width: width, height: room.height))
    if item.layoutSize.heightDimension.isEstimated { size.height = preferred[new.key]?.height ?? size.height }
    let free = width - size.width
    let x = inset.leading + (item.alignment.isLeading ? 0 : item.alignment.isTrailing ? free : free / 2)
    new.frame = CGRect(origin: CGPoint(x: x + item.offset.x, y: y(size.height) + item.offset.y), size: size)
    new.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 1) : item.zIndex
    if item.pinToVisibleBounds { pinned[new.key] = Pin(isBelow: item.alignment.isBelow) }
    placed.append(new)
    return size
  }

  /// Places the items of a group from `next` on; returns the size of the group.
  private func place(
    _ group: NSCollectionLayoutGroup, _ section: Int, _ next: inout Int, _ count: Int, at origin: CGPoint,
    in container: CGSize
  ) -> CGSize {
    let size = group.layoutSize.size(in: container), inset = group.contentInsets
    let start = CGPoint(x: origin.x + inset.leading, y: origin.y + inset.top)
    let inner = CGSize(
      width: size.width - inset.leading - inset.trailing, height: size.height - inset.top - inset.bottom)
    var used = CGSize.zero
    switch group.content {
    case .custom(let provider):
      for item in provider(LayoutRoom(inner)) where next < count {
        let frame = item.frame.offsetBy(dx: start.x, dy: start.y)
        put(frame, IndexPath(item: next, section: section)).zIndex = item.zIndex
        next += 1
      }
      return size
    case .row(let items, let times): used = line(items, times, true, group, section, &next, count, start, inner)
    case .column(let items, let times): used = line(items, times, false, group, section, &next, count, start, inner)
    }
    let height = group.layoutSize.heightDimension.isEstimated ? used.height + inset.top + inset.bottom : size.height
    let width = group.layoutSize.widthDimension.isEstimated ? used.width + inset.leading + inset.trailing : size.width
    return CGSize(width: width, height: height)
  }

  /// Places items beside or below each other, as many as fit; returns the room that they take.
  private func line(
    _ items: [NSCollectionLayoutItem], _ times: Int?, _ isRow: Bool, _ group: NSCollectionLayoutGroup, _ section: Int,
    _ next: inout Int, _ count: Int, _ start: CGPoint, _ room: CGSize
  ) -> CGSize {
    let gap = group.interItemSpacing?.spacing ?? 0, length = isRow ? room.width : room.height
    // A height that depends on cells has no end.
    let isOpen = !isRow && group.layoutSize.heightDimension.isEstimated
    var place: CGFloat = 0, across: CGFloat = 0, number = 0
    while next < count, let item = items.isEmpty ? nil : items[number % items.count] {
      if let times, number >= times { break }
      if times == nil, number >= items.count, items.count > 1 || isOpen { break }
      var container = room
      if let times {
        let share = (length - gap * CGFloat(times - 1)) / CGFloat(times)
        if isRow { container.width = share } else { container.height = share }
      }
      var size = item.layoutSize.size(in: container)
      if times != nil { if isRow { size.width = container.width } else if !isOpen { size.height = container.height } }
      let begin = number == 0 ? 0 : place + gap
      if times == nil, number > 0, !isOpen, begin + (isRow ? size.width : size.height) > length + 0.01 { break }
      let origin = isRow ? CGPoint(x: start.x + begin, y: start.y) : CGPoint(x: start.x, y: start.y + begin)
      if let inner = item as? NSCollectionLayoutGroup {
        size = self.place(inner, section, &next, count, at: origin, in: container)
      } else {
        let path = IndexPath(item: next, section: section)
        let known = preferred[CollectionElement(category: .cell, kind: "", path: path)]
        if item.layoutSize.heightDimension.isEstimated, let known { size.height = known.height }
        if item.layoutSize.widthDimension.isEstimated, times == nil, let known { size.width = known.width }
        put(inset(CGRect(origin: origin, size: size), by: item.contentInsets), path)
        next += 1
      }
      place = begin + (isRow ? size.width : size.height)
      across = max(across, isRow ? size.height : size.width)
      number += 1
    }
    return isRow ? CGSize(width: place, height: across) : CGSize(width: across, height: place)
  }

  @discardableResult private func put(_ frame: CGRect, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let new = UICollectionViewLayoutAttributes.make(nil, at: path)
    new.frame = frame
    placed.append(new)
    return new
  }

  private func inset(_ rect: CGRect, by inset: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: rect.minX + inset.leading, y: rect.minY + inset.top,
      width: max(0, rect.width - inset.leading - inset.trailing),
      height: max(0, rect.height - inset.top - inset.bottom))
  }

  // MARK: Answers

  /// The size of the whole content, in points.
  open override var collectionViewContentSize: CGSize { size }

  /// The attributes of the elements that overlap `rect`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.map(held).filter { $0.frame.intersects(rect) }
  }
  /// The attributes of the cell of an item; nil if there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }.map(held)
  }
  /// The attributes of a header, a footer or another view; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }.map(held)
  }
  /// The attributes of a view behind a section; nil if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  /// The attributes with the place at which the element is seen: changed by a handler, held in sight as a header, or moved by the
  /// scrolling of its section.
  final func held(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let attributes = changed[original.key] ?? original
    if attributes.representedElementCategory == .cell, crossing[attributes.indexPath.section] != nil,
      let offset = offsets[attributes.indexPath.section], offset != 0,
      let moved = attributes.copy() as? UICollectionViewLayoutAttributes
    {
      moved.center.x -= offset
      return moved
    }
    guard let pin = pinned[attributes.key], let collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let inset = collectionView.adjustedContentInset, seen = collectionView.bounds, own = copy.frame.minY
    let last = pin.area.maxY - copy.frame.height
    copy.frame.origin.y =
      pin.isBelow
      ? max(min(seen.maxY - inset.bottom - copy.frame.height, own), min(own, pin.area.minY))
      : min(max(seen.minY + inset.top, own), max(own, last))
    return copy
  }

  /// Whether the size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Whether a view prefers another size than before.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let key = originalAttributes.key
    guard preferred[key] != preferredAttributes.size else { return false }
    preferred[key] = preferredAttributes.size
    return true
  }
}

/// The values for all sections of a compositional layout. As Apple's, except: the layout scrolls vertically and has no
/// views of its own.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Has no effect, since the layout scrolls vertically; warns once when it is changed.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      if scrollDirection != oldValue {
        warnNotSupported("UICollectionViewCompositionalLayoutConfiguration.scrollDirection")
      }
    }
  }
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Has no effect, since views of the whole layout are not shown; warns once when it is set.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet {
      if !boundarySupplementaryItems.isEmpty {
        warnNotSupported("UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems")
      }
    }
  }
  /// A configuration without distances.
  public override init() { super.init() }
}
