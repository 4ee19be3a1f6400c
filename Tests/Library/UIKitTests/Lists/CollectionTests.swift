import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Collections: the flow layout, layouts of one's own, selection and changes.
@Suite struct CollectionTests {
  final class Cell: UICollectionViewCell {
    let label = UILabel()
    var applied: [CGFloat] = []
    var selections: [Bool] = []
    override var isSelected: Bool { didSet { selections.append(isSelected) } }
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      applied.append(layoutAttributes.frame.minY)
    }
  }

  /// A compositional layout whose first section scrolls across the collection, by groups of 200 by 100 points.
  private func crossing(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let layout = NSCollectionLayoutSection(group: group)
      (layout.interGroupSpacing, layout.contentInsets.leading) = (10, 16)
      if section == 0 { layout.orthogonalScrollingBehavior = behavior }
      return layout
    }
  }

  @Test("a new collection takes the place of that of its controller")
  func replacedCollection() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    let other = UICollectionView(frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = other
    #expect(controller.view.subviews == [other])
  }

  @Test("a cell that comes into sight is selected, but not told that it is not")
  func selectionOfNewCells() {
    let items = Items([["a", "b"]])
    items.collection.reloadData()
    items.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let screen = ListScreen(items.collection)
    screen.show()
    let cells = (0...1).map { items.collection.cellForItem(at: [0, $0]) as? Cell }
    #expect(cells.map { $0?.selections } == [[], [true]])
  }

  @Test("a cell stays where a program puts it until the next layout")
  func movedCell() throws {
    let items = Items([["a"]]), screen = ListScreen(items.collection)
    let cell = try #require(items.collection.cellForItem(at: [0, 0])), place = cell.center
    cell.center.x += 30
    #expect(items.collection.cellForItem(at: [0, 0])?.center.x == place.x + 30)
    items.collection.collectionViewLayout.invalidateLayout()
    screen.show()
    #expect(cell.center == place)
  }

  @Test("a cell fits the constraints on itself where its content has none")
  func cellWithItsOwnConstraints() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), tag = UIView()
    tag.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(tag)
    NSLayoutConstraint.activate([
      tag.widthAnchor.constraint(equalToConstant: 80), tag.heightAnchor.constraint(equalToConstant: 30),
      tag.leadingAnchor.constraint(equalTo: cell.leadingAnchor), tag.topAnchor.constraint(equalTo: cell.topAnchor),
      tag.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      tag.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = cell.bounds.size
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 80, height: 30))
  }

  @Test("a collection that does not scroll keeps its content below bars where it is", arguments: [1, 100])
  func collectionUnderBars(count: Int) {
    let items = Items([names(count)]), screen = ListScreen(items.collection)
    screen.application.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    screen.show()
    #expect(items.collection.adjustedContentInset.top == (count == 1 ? 0 : 40))
  }

  @Test("an item that only touches the edge of the collection is not shown")
  func touchingItems() {
    let layout = UICollectionViewFlowLayout(), items = Items([["a", "b"]], layout: layout)
    (layout.scrollDirection, layout.minimumLineSpacing) = (.horizontal, 0)
    let screen = ListScreen(items.collection)
    items.size = items.collection.bounds.size
    items.collection.reloadData()
    screen.tap(5, 5)
    #expect(items.shown == ["a"])
  }

  @Test("the layout places a cell whose own constraints could decide, too")
  func cellWithoutMask() {
    final class Centered: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        (translatesAutoresizingMaskIntoConstraints, label.translatesAutoresizingMaskIntoConstraints) = (false, false)
        addSubview(label)
        label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        label.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = Centered(frame: CGRect(x: 30, y: 0, width: 80, height: 50)), content = UIView()
    content.addSubview(cell)
    content.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 30, y: 0, width: 80, height: 50))
    #expect(cell.label.frame.midY == 25)
  }

  @Test("the groups of a section that scrolls are beside each other; a drag scrolls them, and a tap selects")
  func crossingSection() {
    let items = Items([["a", "b", "c", "d"], ["e"]], layout: crossing(.continuous))
    let screen = ListScreen(items.collection)
    #expect(items.shown == ["a", "b", "e"] && items.collection.contentSize.height == 200)
    #expect(items.collection.cellForItem(at: [1, 0])?.frame.minY == 100)
    screen.tap(300, 50)
    #expect(items.collection.indexPathsForSelectedItems == [[0, 1]])
    screen.drag(from: CGPoint(x: 300, y: 50), by: CGVector(dx: -250, dy: 0))
    #expect(items.shown == ["b", "c", "e"] && items.collection.contentOffset == .zero)
    #expect(items.collection.indexPathForItem(at: CGPoint(x: 20, y: 50)) == [0, 1])
    screen.tap(300, 50)
    #expect(items.collection.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test("a section that pages by groups stops at a group, also in the middle")
  func pagingSection() {
    let items = Items([["a", "b", "c", "d"]], layout: crossing(.groupPagingCentered))
    let screen = ListScreen(items.collection)
    #expect(items.collection.layoutAttributesForItem(at: [0, 0])?.center.x == 195)
    screen.drag(from: CGPoint(x: 300, y: 50), by: CGVector(dx: -150, dy: 0))
    screen.application.processEvents(until: screen.application.now + 3)
    #expect(items.collection.layoutAttributesForItem(at: [0, 1])?.center.x == 195)
  }

  @Test("a section is told what is seen while it scrolls, and what it changes there is shown")
  func visibleItems() throws {
    var told: [(paths: [IndexPath], offset: CGFloat)] = []
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
      section.orthogonalScrollingBehavior = .continuous
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        told.append((items.map(\.indexPath), offset.x))
        for item in items {
          let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.alpha = distance > 100 ? 0 : 1
        }
      }
      return section
    }
    let items = Items([["a", "b", "c", "d"]], layout: layout)
    let screen = ListScreen(items.collection)
    #expect(told.last?.paths == [[0, 0], [0, 1]] && told.last?.offset == 0)
    func alphas() -> [CGFloat] { (0..<4).compactMap { items.collection.cellForItem(at: [0, $0])?.alpha } }
    let width = items.collection.bounds.width
    #expect(alphas() == [abs(100 - width / 2) > 100 ? 0 : 1, abs(300 - width / 2) > 100 ? 0 : 1])
    screen.drag(from: CGPoint(x: 300, y: 50), by: CGVector(dx: -250, dy: 0))
    let offset = try #require(told.last?.offset)
    #expect(offset > 200 && told.last?.paths.first == [0, 1])
    #expect(
      alphas()
        == told.last?.paths.map { path in
          abs(CGFloat(path.item) * 200 + 100 - offset - width / 2) > 100 ? 0 : 1
        })
  }

  @Test("views at the edges of a section follow alignment and offset, make room or lie over it, and stay in sight")
  func boundaryItems() throws {
    let kinds = ["left", "corner", "over", "foot"]
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      @MainActor func edge(_ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat, _ offset: CGPoint = .zero)
        -> NSCollectionLayoutBoundarySupplementaryItem
      {
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(height)),
          elementKind: kind, alignment: alignment, absoluteOffset: offset)
      }
      let over = edge("over", .top, 30), foot = edge("foot", .bottomLeading, 20)
      over.extendsBoundary = false
      foot.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [
        edge("left", .leading, 100), edge("corner", .topTrailing, 50, CGPoint(x: -5, y: 10)), over, foot,
      ]
      return section
    }
    let items = Items([["a", "b", "c", "d"]], layout: layout)
    for kind in kinds {
      items.collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    let screen = ListScreen(items.collection), bounds = items.collection.bounds
    func frame(_ kind: String) throws -> CGRect {
      try #require(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0])).frame
    }
    let left = try frame("left"), end = bounds.width
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 40, y: 50, width: end - 40, height: 300))
    #expect(left == CGRect(x: 0, y: 50 + 600 - 50, width: 40, height: 100))
    #expect(try frame("corner") == CGRect(x: end - 45, y: 10, width: 40, height: 50))
    #expect(try frame("over") == CGRect(x: end / 2 - 20, y: 50, width: 40, height: 30))
    #expect(try frame("foot").maxY == bounds.height - items.collection.adjustedContentInset.bottom)
    #expect(items.collection.contentSize.height == 1270)
    screen.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -200))
    #expect(try frame("foot").maxY == items.collection.bounds.maxY - items.collection.adjustedContentInset.bottom)
  }

  /// The data and the delegate of a collection.
  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var calls: [String] = []
    let collection: UICollectionView
    var size = CGSize(width: 100, height: 50)
    /// Runs when the size of an item is asked for.
    var whileSizing: (() -> Void)?
    /// Runs when a cell is taken away.
    var whileHiding: (() -> Void)?

    init(_ sections: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
      self.sections = sections
      collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init()
      collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      (collection.dataSource, collection.delegate) = (self, self)
    }

    var shown: [String] { collection.visibleCells.map { ($0 as? Cell)?.label.text ?? "-" } }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      _ = sections[indexPath.section][indexPath.item]
      whileSizing?()
      return size
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { whileHiding?() }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.append("didDeselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      sections[indexPath.section][indexPath.item] != "off"
    }
  }

  private func names(_ count: Int) -> [String] { (0..<count).map(String.init) }

  @Test("a flow layout may set the size of its items in prepare(), with and without super", arguments: [true, false])
  func preparing(callsSuper: Bool) {
    final class Pages: UICollectionViewFlowLayout {
      var callsSuper = true, calls = 0
      override func prepare() {
        calls += 1
        if callsSuper { super.prepare() }
        (itemSize, scrollDirection) = (collectionView?.bounds.size ?? .zero, .horizontal)
        minimumLineSpacing = 0
      }
    }
    let layout = Pages()
    layout.callsSuper = callsSuper
    // No delegate: the size is that of the layout.
    let items = Items([["a", "b", "c"]], layout: layout)
    items.collection.delegate = nil
    let screen = ListScreen(items.collection)
    #expect(items.collection.contentSize == CGSize(width: 1170, height: 600))
    #expect(items.collection.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 390, height: 600))
    let calls = layout.calls
    screen.show()
    #expect(layout.calls == calls)
  }

  @Test("items fill lines, which are as wide as the collection; the last line has the distances of the others")
  func flow() {
    let items = Items([names(5)]), screen = ListScreen(items.collection)
    // Three of 100 in 390: 45 are left between each two.
    let frames = items.collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [0, 145, 290, 0, 145] && frames.map(\.minY) == [0, 0, 0, 60, 60])
    #expect(items.collection.contentSize == CGSize(width: 390, height: 110))
    #expect(screen.hit(150, 70) === (items.collection.cellForItem(at: [0, 4]))?.contentView)
    #expect(items.collection.indexPathForItem(at: CGPoint(x: 150, y: 70)) == [0, 4])
    #expect(items.collection.indexPathForItem(at: CGPoint(x: 120, y: 70)) == nil)
  }

  @Test("headers and insets take their room, in both directions")
  func insets() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 20, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let items = Items([names(2), names(1)], layout: layout), screen = ListScreen(items.collection)
    #expect(items.collection.layoutAttributesForItem(at: [0, 0])?.frame.origin == CGPoint(x: 10, y: 45))
    #expect(items.collection.layoutAttributesForItem(at: [1, 0])?.frame.minY == 145)
    layout.scrollDirection = .horizontal
    screen.show()
    #expect(items.collection.layoutAttributesForItem(at: [0, 0])?.frame.origin == CGPoint(x: 30, y: 5))
    let header = try #require(
      items.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0]))
    #expect(header.frame == CGRect(x: 140, y: 0, width: 20, height: 600))
  }

  @Test("cells are used again after a scroll, and only those that are seen exist")
  func reuse() {
    let items = Items([names(300)]), screen = ListScreen(items.collection)
    let first = items.collection.cellForItem(at: [0, 0])
    screen.drag(from: CGPoint(x: 200, y: 550), by: CGVector(dx: 0, dy: -500))
    #expect(items.collection.contentOffset.y > 450 && items.collection.visibleCells.contains { $0 === first })
    #expect(items.collection.subviews.count <= 36)
    #expect(items.shown == items.collection.indexPathsForVisibleItems.map { "\($0.item)" })
  }

  @Test("a tap selects an item and deselects the one before, unless the delegate refuses")
  func selection() {
    let items = Items([["a", "b", "off"]]), screen = ListScreen(items.collection)
    screen.tap(20, 20)
    screen.tap(200, 20)
    #expect(items.calls == ["didSelect 0", "didDeselect 0", "didSelect 1"])
    #expect(items.collection.cellForItem(at: [0, 1])?.isSelected == true)
    screen.tap(350, 20)
    #expect(items.collection.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test("items come, go and move with their cells")
  func updates() {
    let items = Items([["a", "b", "c"]]), screen = ListScreen(items.collection)
    let cell = items.collection.cellForItem(at: [0, 2])
    items.sections = [["c", "x", "b"]]
    items.collection.performBatchUpdates {
      items.collection.deleteItems(at: [[0, 0]])
      items.collection.moveItem(at: [0, 2], to: [0, 0])
      items.collection.insertItems(at: [[0, 1]])
    }
    screen.show()
    #expect(items.shown == ["c", "x", "b"] && items.collection.cellForItem(at: [0, 0]) === cell)
    #expect(cell?.frame.minX == 0)
  }

  @Test("items come before a reload is laid out, too")
  func updateAfterAReload() {
    let items = Items([["a"]]), screen = ListScreen(items.collection)
    items.collection.reloadData()
    items.sections = [["a", "b"]]
    items.collection.insertItems(at: [[0, 1]])
    screen.show()
    #expect(items.shown == ["a", "b"])
  }

  /// Items on a diagonal, the later ones behind.
  final class Diagonal: UICollectionViewLayout {
    var prepared = 0, step: CGFloat = 60
    override func prepare() { prepared += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 2000) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: step * CGFloat(indexPath.item), y: step * CGFloat(indexPath.item), width: 100, height: 100)
      attributes.zIndex = -indexPath.item
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }
  }

  @Test("a layout of one's own places the items, decides which is in front, and is prepared once for each change")
  func ownLayout() {
    let layout = Diagonal(), items = Items([names(3)], layout: layout), screen = ListScreen(items.collection)
    #expect(layout.prepared == 1)
    #expect(screen.hit(80, 80) === items.collection.cellForItem(at: [0, 0])?.contentView)
    #expect(screen.hit(110, 110) === items.collection.cellForItem(at: [0, 1])?.contentView)
    items.collection.contentOffset.y = 10
    screen.show()
    #expect(layout.prepared == 1)
    layout.step = 100
    layout.invalidateLayout()
    screen.show()
    #expect(layout.prepared == 2 && items.collection.cellForItem(at: [0, 2])?.frame.minY == 200)
    #expect((items.collection.cellForItem(at: [0, 2]) as? Cell)?.applied.last == 200)
  }

  @Test("items are as large as their cells prefer, if the layout estimates")
  func preferred() {
    final class Sized: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 390, height: 20 + 10 * CGFloat(layoutAttributes.indexPath.item))
        return layoutAttributes
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let items = Items([names(3)], layout: layout)
    items.collection.register(Sized.self, forCellWithReuseIdentifier: "cell")
    _ = ListScreen(items.collection)
    #expect(items.collection.visibleCells.map(\.frame.minY) == [0, 20, 50])
    #expect(items.collection.contentSize.height == 90)
  }

  @Test("the content of a cell decides about the size that fits it")
  func fitting() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 150)), title = UIView()
    let row = UITableViewCell(style: .default, reuseIdentifier: nil), line = UIView()
    for (view, content) in [(title, cell.contentView), (line, row.contentView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    func size(_ view: UIView) -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(size(cell) == CGSize(width: 120, height: 46) && size(row) == CGSize(width: 120, height: 46))
  }

  @Test("an item keeps the estimate where the constraints of its cell ask for nothing")
  func unconstrained() {
    final class Titled: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let title = UIView()
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        NSLayoutConstraint.activate([
          title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          title.widthAnchor.constraint(equalToConstant: 70),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 1, height: 60)
    let items = Items([names(1)], layout: layout)
    items.collection.register(Titled.self, forCellWithReuseIdentifier: "cell")
    _ = ListScreen(items.collection)
    #expect(items.collection.visibleCells.map(\.bounds.size) == [CGSize(width: 70, height: 60)])
  }

  @Test("a new value of a flow layout calls invalidateLayout(with:), an equal one does not")
  func invalidating() {
    final class Counting: UICollectionViewFlowLayout {
      var contexts = 0
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        contexts += 1
      }
    }
    let layout = Counting()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let changes: [() -> Void] = [
      { layout.itemSize = CGSize(width: 20, height: 30) }, { layout.minimumLineSpacing = 4 },
      { layout.minimumInteritemSpacing = 4 }, { layout.sectionInset.top = 9 },
      { layout.scrollDirection = .horizontal }, { layout.headerReferenceSize.width = 9 },
      { layout.footerReferenceSize.width = 9 }, { layout.estimatedItemSize.width = 9 },
      { layout.sectionHeadersPinToVisibleBounds = true }, { layout.sectionFootersPinToVisibleBounds = true },
      { layout.invalidateLayout() },
    ]
    for (number, change) in changes.enumerated() {
      layout.contexts = 0
      change()
      #expect(layout.contexts == 1, "\(number)")
      if number < 10 { change() }
      #expect(layout.contexts == 1, "\(number)")
    }
    withExtendedLifetime(collection) {}
  }

  @Test("numbers of items are asked when the layout is prepared; a change of bounds leaves what a layout keeps")
  func questionsOfALayout() {
    final class Strip: UICollectionViewLayout {
      var log: [String] = [], start: CGFloat?
      override func prepare() {
        log.append("prepare")
        guard start == nil, let collectionView else { return }
        start = 50
        collectionView.contentOffset.x = 50
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 100) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.append("everything \(context.invalidateEverything) counts \(context.invalidateDataSourceCounts)")
        if context.invalidateEverything { start = nil }
        super.invalidateLayout(with: context)
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let start else { return nil }
        let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        cell.frame = CGRect(x: start, y: 0, width: 40, height: 40)
        return [cell]
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      weak var layout: Strip?
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        layout?.log.append("items")
        return layout?.start == nil ? 0 : 1
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let layout = Strip(), source = Source()
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    source.layout = layout
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(
      layout.log.prefix(4) == [
        "everything true counts true", "prepare", "everything false counts false", "items",
      ])
    #expect(collection.visibleCells.map(\.frame.minX) == [50] && layout.log.count { $0 == "items" } == 1)
    layout.log = []
    collection.reloadData()
    #expect(layout.log == ["everything true counts true"])
    #expect(collection.numberOfItems(inSection: 0) == 0)
    collection.contentOffset.x = 60
    #expect(layout.log.suffix(2) == ["items", "everything false counts false"])
  }

  @Test("a tap on a header of an outline closes and opens its section, or runs the action of its sign")
  func outlineHeader() {
    final class Taps: NSObject, UICollectionViewDelegate {
      var selected: [Int] = []
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
      }
    }
    let taps = Taps(), list = UICollectionLayoutListConfiguration(appearance: .plain)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    var actions = 0, action: (() -> Void)?
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      guard item == "header" else { return }
      cell.accessories = [.outlineDisclosure(options: .init(style: .header), actionHandler: action)]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var log: [String] = [], mayClose = true
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in mayClose }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("closes \($0)") }
    source.sectionSnapshotHandlers.willExpandItem = { log.append("opens \($0)") }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["header"])
    section.append(["a", "b"], to: "header")
    section.expand(["header"])
    source.apply(section, to: 0)
    collection.delegate = taps
    let screen = ListScreen(collection)
    screen.tap(100, 20)
    #expect(source.snapshot().itemIdentifiers == ["header"] && collection.visibleCells.count == 1)
    #expect(!source.snapshot(for: 0).isExpanded("header"))
    screen.tap(100, 20)
    #expect(source.snapshot().itemIdentifiers == ["header", "a", "b"] && taps.selected.isEmpty)
    screen.tap(100, 64)
    mayClose = false
    screen.tap(100, 20)
    #expect(taps.selected == [1] && log == ["closes header", "opens header"])
    #expect(source.snapshot().itemIdentifiers.count == 3)
    action = { actions += 1 }
    mayClose = true
    collection.reloadData()
    screen.show()
    screen.tap(100, 20)
    #expect(actions == 1 && source.snapshot().itemIdentifiers.count == 3)
  }

  @Test("a data source may ask the collection for what it is asked about")
  func askingBack() {
    let items = Items([["a", "b"], ["c"]])
    let collection = items.collection
    var asked = 0
    items.whileSizing = { [unowned collection] in
      asked += 1
      _ = collection.collectionViewLayout.collectionViewContentSize
      _ = (collection.numberOfSections, collection.numberOfItems(inSection: 0), collection.visibleCells)
      _ = collection.layoutAttributesForItem(at: [0, 0])
    }
    _ = ListScreen(collection)
    #expect(asked > 0 && items.shown == ["a", "b", "c"])
  }
}
