import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// The content view of a cell over the cell's own subviews, items that are moved by hand, and a layout that chooses the end of a
/// drag.
@Suite struct CellContentTests {
  final class OldRow: UITableViewCell {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      addSubview(button)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class OldItem: UICollectionViewCell {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(button)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Data: NSObject, UITableViewDataSource, UICollectionViewDataSource, UICollectionViewDelegate {
    var moves: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
  }

  let data = Data()

  @Test(
    "a button that a row adds to itself lies under the content view; one that is added later above",
    .statements("LI-08"))
  func row() throws {
    let table = UITableView(), screen = ListScreen(table)
    table.register(OldRow.self, forCellReuseIdentifier: "cell")
    table.dataSource = data
    screen.show()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? OldRow)
    #expect(screen.hit(20, 20) === cell.contentView)
    cell.contentView.isUserInteractionEnabled = false
    #expect(screen.hit(20, 20) === cell.button)
    cell.contentView.isUserInteractionEnabled = true
    let late = UIButton(frame: cell.button.frame)
    cell.addSubview(late)
    cell.accessoryView = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    screen.show()
    #expect(screen.hit(20, 20) === late)
    #expect(screen.hit(350, 20) === cell.accessoryView)
  }

  @Test("the margins of a row's content are those of the table")
  func margins() throws {
    let table = UITableView(), screen = ListScreen(table)
    table.register(OldRow.self, forCellReuseIdentifier: "cell")
    table.dataSource = data
    screen.show()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    screen.window.frame.size.width = 414
    table.frame = screen.window.bounds
    screen.show()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
  }

  private func collection(_ layout: UICollectionViewFlowLayout) -> (UICollectionView, ListScreen) {
    layout.itemSize = CGSize(width: 100, height: 50)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout), screen = ListScreen(collection)
    collection.register(OldItem.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (data, data)
    screen.show()
    return (collection, screen)
  }

  @Test("a button that an item adds to itself lies under the content view", .statements("LI-08"))
  func item() throws {
    let (collection, screen) = collection(UICollectionViewFlowLayout())
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? OldItem)
    #expect(screen.hit(20, 20) === cell.contentView)
  }

  @Test("an item is moved by hand to the place of another one, or put back", .statements("LI-09"))
  func movement() throws {
    let (collection, screen) = collection(UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0), other = IndexPath(item: 4, section: 0)
    let cell = try #require(collection.cellForItem(at: path)), start = cell.center
    let place = try #require(collection.cellForItem(at: other)).center
    #expect(collection.beginInteractiveMovementForItem(at: path))
    #expect(!collection.beginInteractiveMovementForItem(at: other))
    collection.updateInteractiveMovementTargetPosition(place)
    screen.show()
    #expect(cell.center == place && screen.hit(place.x, place.y)?.superview === cell)
    collection.cancelInteractiveMovement()
    screen.show()
    #expect(cell.center == start && data.moves == [])
    #expect(collection.beginInteractiveMovementForItem(at: path))
    collection.updateInteractiveMovementTargetPosition(place)
    collection.endInteractiveMovement()
    screen.show()
    #expect(data.moves == ["0 to 4"] && collection.cellForItem(at: other) === cell)
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 99, section: 0)))
    collection.endInteractiveMovement()
    collection.reloadData()
    #expect(data.moves.count == 1)
  }

  @Test("the layout of a collection is asked where a drag ends", .statements("LI-07"))
  func target() {
    final class Snapping: UICollectionViewFlowLayout {
      var proposals: [CGFloat] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        proposals.append(proposedContentOffset.x)
        return CGPoint(x: 300, y: 0)
      }
    }
    let layout = Snapping()
    layout.scrollDirection = .horizontal
    let (collection, screen) = collection(layout)
    collection.frame.size.height = 60
    screen.show()
    screen.drag(from: CGPoint(x: 300, y: 30), by: CGVector(dx: -100, dy: 0))
    screen.application.processEvents(until: screen.application.now + 5)
    #expect(layout.proposals == [90] && collection.contentOffset.x == 300)
  }
}
