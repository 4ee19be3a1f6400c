/// The objects of a case, held weakly, with their names: what is left after the case has leaked.
final class Census {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  func add(_ object: AnyObject, _ name: String) { entries.append(Entry(name: name, object: object)) }

  var survivors: [String] { entries.filter { $0.object != nil }.map(\.name) }
}
