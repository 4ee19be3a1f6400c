/// Changes of a table or a collection that are shown together. Deletions, reloads and sources of moves are counted
/// before all changes, insertions and targets of moves after them.
struct ListUpdates {
  var deletedSections = IndexSet(), insertedSections = IndexSet(), reloadedSections = IndexSet()
  var movedSections: [(old: Int, new: Int)] = []
  var deleted: Set<IndexPath> = [], inserted: Set<IndexPath> = [], reloaded: Set<IndexPath> = []
  var moved: [(old: IndexPath, new: IndexPath)] = []

  /// The places of items and sections after the changes.
  struct Mapping {
    var sections: [Int: Int] = [:]
    /// The items that stay or move, without reloaded items.
    var items: [IndexPath: IndexPath] = [:]
  }

  /// Returns where the items are after the changes.
  ///
  /// - Parameters:
  ///   - old: the number of items in each section before the changes.
  ///   - new: the number of items in each section after the changes, as the data source says.
  ///   - noun: `rows` or `items`, for the message of an error.
  /// Ends the program if the numbers contradict the changes, as UIKit does.
  func mapping(from old: [Int], to new: [Int], noun: String) -> Mapping {
    var mapping = Mapping()
    checkPlaces(in: new, noun: noun)
    mapping.sections = places(
      of: old.count, deleted: deletedSections, inserted: insertedSections, moved: movedSections, in: new.count)
    precondition(
      mapping.sections.count + insertedSections.count == new.count,
      "Invalid update: there are \(new.count) sections after the update and \(old.count) before it, which does not fit "
        + "\(insertedSections.count) inserted and \(deletedSections.count) deleted ones.")
    for section in old.indices where !reloadedSections.contains(section) {
      guard let place = mapping.sections[section] else { continue }
      func items(_ paths: some Sequence<IndexPath>, of section: Int) -> IndexSet {
        IndexSet(paths.filter { $0.section == section }.map(\.item))
      }
      let gone = items(deleted, of: section).union(items(moved.map(\.old), of: section))
      let come = items(inserted, of: place).union(items(moved.map(\.new), of: place))
      precondition(
        old[section] - gone.count + come.count == new[place],
        "Invalid update: section \(place) has \(new[place]) \(noun) after the update and had \(old[section]) before it, "
          + "which does not fit \(come.count) inserted and \(gone.count) deleted ones.")
      let kept = places(of: old[section], deleted: gone, inserted: come, moved: [], in: new[place])
      for (item, target) in kept where !reloaded.contains(IndexPath(item: item, section: section)) {
        mapping.items[IndexPath(item: item, section: section)] = IndexPath(item: target, section: place)
      }
    }
    for (old, new) in moved { mapping.items[old] = new }
    return mapping
  }

  /// Each path must have a section and an item, and nothing moves to a place that does not exist after the changes.
  private func checkPlaces(in new: [Int], noun: String) {
    for path in deleted.union(inserted).union(reloaded).union(moved.flatMap { [$0.old, $0.new] }) {
      precondition(path.count == 2, "Invalid update: \(path) is no path of \(noun), which has a section and a number.")
    }
    for (old, target) in movedSections {
      precondition(
        new.indices.contains(target),
        "Invalid update: section \(old) cannot become section \(target) of \(new.count) after the update.")
    }
    for (old, target) in moved {
      precondition(
        new.indices.contains(target.section) && (0..<new[target.section]).contains(target.item),
        "Invalid update: there are no \(noun) at \(target) after the update, where \(old) was moved.")
    }
  }

  /// The new places of items that stay, in order, between inserted and moved items.
  private func places(
    of count: Int, deleted: IndexSet, inserted: IndexSet, moved: [(old: Int, new: Int)], in newCount: Int
  ) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for (old, new) in moved { places[old] = new }
    let taken = inserted.union(IndexSet(moved.map(\.new)))
    var free = (0..<max(newCount, count + taken.count)).lazy.filter { !taken.contains($0) }.makeIterator()
    for old in 0..<count where places[old] == nil && !deleted.contains(old) { places[old] = free.next() }
    return places
  }
}
