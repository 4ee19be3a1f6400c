/// Sections and their items by identifiers, in the order in which a table or a collection shows them. Each identifier
/// occurs once. As Apple's, except: reconfigured items are reloaded.
public nonisolated struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items to ask for again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to ask for again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The same as `reloadedItemIdentifiers`.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reloadedItemIdentifiers }

  /// A snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The number of items in a section. Ends the program if there is no such section, as UIKit does.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section. Ends the program if there is no such section, as UIKit does.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[known(identifier)].items
  }
  /// The section of an item; nil if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }
  /// The place of an item, counted over all sections; nil if there is none.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The place of a section; nil if there is none.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The number of items of the section with a number; 0 if there is none.
  func numberOfItems(at index: Int) -> Int { sections.indices.contains(index) ? sections[index].items.count : 0 }

  private func known(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      fatalError("Invalid section: the snapshot has no section \(identifier).")
    }
    return index
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    fatalError("Invalid item: the snapshot has no item \(identifier).")
  }

  // MARK: Items

  /// Adds items at the end of a section, by default of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "There are no sections: append a section before items.")
    let index = sectionIdentifier.map(known) ?? sections.count - 1
    check(identifiers)
    sections[index].items += identifiers
  }
  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    check(identifiers)
    let place = place(of: beforeIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }
  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    check(identifiers)
    let place = place(of: afterIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// Removes all sections and items.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Lets the data source be asked again for the cells of items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  /// The same as `reloadItems(_:)`.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }

  private func check(_ identifiers: [ItemIdentifierType]) {
    let known = Set(itemIdentifiers)
    for identifier in identifiers {
      precondition(!known.contains(identifier), "The item \(identifier) is in the snapshot already.")
    }
    precondition(Set(identifiers).count == identifiers.count, "Item identifiers are not unique.")
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: known(toIdentifier)) }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: known(toIdentifier) + 1) }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let moved = sections.remove(at: known(identifier))
    sections.insert(moved, at: known(toIdentifier))
  }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let moved = sections.remove(at: known(identifier))
    sections.insert(moved, at: known(toIdentifier) + 1)
  }
  /// Lets the data source be asked again for the cells of sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(indexOfSection(identifier) == nil, "The section \(identifier) is in the snapshot already.")
    }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }

  mutating func replaceItems(of section: SectionIdentifierType, by items: [ItemIdentifierType]) {
    if indexOfSection(section) == nil { appendSections([section]) }
    sections[known(section)].items = items
  }

  // MARK: Differences

  func path(_ identifier: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return IndexPath(item: item, section: section) }
    }
    return nil
  }
  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else {
      return nil
    }
    return sections[path.section].items[path.item]
  }

  /// The places of this snapshot's items in another one, without the items that it reloads.
  func mapping(to new: NSDiffableDataSourceSnapshot) -> [IndexPath: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in new.sections.enumerated()
    where !new.reloadedSectionIdentifiers.contains(content.identifier) {
      for (item, identifier) in content.items.enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    for identifier in new.reloadedItemIdentifiers { places[identifier] = nil }
    var mapping: [IndexPath: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        mapping[IndexPath(item: item, section: section)] = places[identifier]
      }
    }
    return mapping
  }

  /// The snapshot after it was shown: nothing has to be asked for again.
  var shown: NSDiffableDataSourceSnapshot {
    var shown = self
    (shown.reloadedItemIdentifiers, shown.reloadedSectionIdentifiers) = ([], [])
    return shown
  }
}

nonisolated extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
