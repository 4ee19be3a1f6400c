/// The views, windows and recognizers of a scene that have another name in its new state.
struct Renames {
  /// The new names by the old ones.
  private(set) var newNames: [String: String] = [:]

  /// The lists whose elements have a name that is unique in the scene.
  static let keys: Set<String> = ["windows", "views", "recognizers"]

  /// An object and its place.
  private struct Place {
    let value: SceneValue
    let key: String
    let parent: String
    let index: Int

    var name: String { value.text("name") ?? "" }
  }

  init(_ old: SceneValue, _ new: SceneValue) {
    let before = Renames.places(old, parent: ""), after = Renames.places(new, parent: "")
    let oldNames = Set(before.map(\.name)), names = Set(after.map(\.name))
    var gone = before.filter { !names.contains($0.name) }
    for place in after where !oldNames.contains(place.name) {
      // Parents come before children, so that a parent's new name is known.
      let scores = gone.map { score($0, place) }
      guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] >= 4 else { continue }
      newNames[gone[best].name] = place.name
      gone.remove(at: best)
    }
  }

  private static func places(_ value: SceneValue, parent: String) -> [Place] {
    keys.sorted().flatMap { key in
      value.list(key).enumerated().flatMap { index, item in
        [Place(value: item, key: key, parent: parent, index: index)] + places(item, parent: item.text("name") ?? "")
      }
    }
  }

  /// The number of properties and circumstances that two objects have in common.
  private func score(_ old: Place, _ new: Place) -> Int {
    guard old.key == new.key, case .fields(let fields) = new.value else { return 0 }
    let equal = fields.filter { $0.key != "name" && old.value[$0.key] == $0.value }.count
    let hasEqualParent = (newNames[old.parent] ?? old.parent) == new.parent
    return 2 * equal + (hasEqualParent ? 2 : 0) + (hasEqualParent && old.index == new.index ? 1 : 0)
  }
}
