/// The items of one section as an outline: items may have parents, and the children of a closed parent are not shown.
/// As Apple's.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    var isExpanded = false
  }
  /// Parents before their children, in the order in which all would be shown.
  private var nodes: [Node] = []

  /// A snapshot without items.
  public init() {}

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
  /// The items whose parents are all open.
  public var visibleItems: [ItemIdentifierType] { nodes.filter { isVisible($0.item) }.map(\.item) }
  /// The items that are open.
  public var expandedItems: [ItemIdentifierType] { nodes.filter(\.isExpanded).map(\.item) }

  /// Adds items behind the descendants of a parent. Without one, or if the snapshot does not have it, at the end.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    var index = nodes.count
    // No item comes below itself, not even by way of others.
    let parent = parent.flatMap { contains($0) ? $0 : nil }
    if let parent, let start = self.index(of: parent) {
      index = start + 1
      while index < nodes.count, isDescendant(nodes[index].item, of: parent) { index += 1 }
    }
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: parent) }, at: index)
  }
  /// Adds items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: nodes[index].parent) }, at: index)
  }
  /// Adds items directly after another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: nodes[index].parent) }, at: index + 1)
  }
  /// Removes items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let copy = self
    nodes.removeAll { node in items.contains { $0 == node.item || copy.isDescendant(node.item, of: $0) } }
  }
  /// Removes all items.
  public mutating func deleteAll() { nodes = [] }
  /// Opens items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, true) }
  /// Closes items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, false) }

  private mutating func set(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for index in nodes.indices where items.contains(nodes[index].item) { nodes[index].isExpanded = isExpanded }
  }

  /// Whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// The place of an item in `items`; nil if there is none.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  /// Whether an item is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { index(of: item).map { nodes[$0].isExpanded } ?? false }
  /// The parent of an item; nil if it has none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    index(of: child).flatMap { nodes[$0].parent }
  }
  /// The number of parents above an item.
  public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
  /// Whether all parents of an item are open.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    parent(of: item).map { isExpanded($0) && isVisible($0) } ?? contains(item)
  }
  /// The descendants of an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    for node in nodes {
      let isTop = node.parent == parent && !includingParent
      guard isDescendant(node.item, of: parent) || includingParent && node.item == parent else { continue }
      part.nodes.append(
        Node(item: node.item, parent: isTop || node.item == parent ? nil : node.parent, isExpanded: node.isExpanded))
    }
    return part
  }
  /// The items as lines of text.
  public func visualDescription() -> String {
    nodes.map { String(repeating: "  ", count: level(of: $0.item)) + "\($0.item)" }.joined(separator: "\n")
  }

  private func isDescendant(_ item: ItemIdentifierType, of ancestor: ItemIdentifierType) -> Bool {
    parent(of: item).map { $0 == ancestor || isDescendant($0, of: ancestor) } ?? false
  }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable where ItemIdentifierType: Sendable {}
