import ScenePicture
import Scenes
import TouchTrace

/// A property with its values in both scenes.
package struct DifferenceRow: Equatable {
  /// `yellow.hitTest`.
  package var name: String
  package var values: [String]
}

/// The properties whose values differ between two scenes, of objects that both have.
package struct SceneDifferences: Equatable {
  package private(set) var rows: [DifferenceRow] = []

  package init(_ first: DisplayState, _ second: DisplayState) {
    let names = first.values.kinds.keys.filter { second.values.kinds[$0] != nil }.sorted()
    for name in names {
      for property in first.values.kinds[name]?.properties ?? [] {
        let own = first.tree.value(of: property, for: name, from: first.values)
        let other = second.tree.value(of: property, for: name, from: second.values)
        guard let own, let other, !own.isEqual(to: other) else { continue }
        rows.append(DifferenceRow(name: "\(name).\(property.rawValue)", values: [own.sceneText, other.sceneText]))
      }
    }
  }
}
