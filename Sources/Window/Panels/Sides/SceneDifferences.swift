import ScenePicture
import Scenes
import TouchTrace

/// The properties whose values differ between two scenes, of objects that both have.
struct SceneDifferences: Equatable {
  struct Row: Equatable {
    /// `yellow.hitTest`.
    var name: String
    var values: [String]
  }

  private(set) var rows: [Row] = []

  init(_ first: DisplayState, _ second: DisplayState) {
    let names = first.values.kinds.keys.filter { second.values.kinds[$0] != nil }.sorted()
    for name in names {
      for property in first.values.kinds[name]?.properties ?? [] {
        let own = first.tree.value(of: property, for: name, from: first.values)
        let other = second.tree.value(of: property, for: name, from: second.values)
        guard let own, let other, !own.isEqual(to: other) else { continue }
        rows.append(Row(name: "\(name).\(property.rawValue)", values: [own.sceneText, other.sceneText]))
      }
    }
  }
}
