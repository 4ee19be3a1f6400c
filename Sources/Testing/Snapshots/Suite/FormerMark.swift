import ElementMaps
import Foundation
import Scenes

/// Finds the references of cases whose mark has another name than when they were written.
@MainActor enum FormerMark {
  /// Returns a case under the name that its mark had; nil if it has references of its own, or if no former one is found.
  static func formerCase(
    of snapshotCase: SnapshotCase, besides cases: [SnapshotCase], in references: ReferenceFolder,
    _ snapshots: SceneSnapshots
  ) -> SnapshotCase? {
    if references.hasScene(of: snapshotCase) { return nil }
    return references.marksWithoutCase(cases, snapshotCase.variant).lazy.map { mark -> SnapshotCase in
      var former = snapshotCase
      former.mark = mark
      return former
    }
    .first { former in
      let file = references.file(.scene, of: former, SnapshotAppearance())
      return renames(from: file, to: snapshotCase, snapshots)?.marks.last.map { $0 == (former.mark, snapshotCase.mark) }
        ?? false
    }
  }

  /// Returns what was renamed since the reference of a scene was written; nil if there is no such reference, or if it is the same.
  static func renames(from file: URL, to snapshotCase: SnapshotCase, _ snapshots: SceneSnapshots) -> SceneRenames? {
    guard let expected = try? ReferenceFile.text(at: file),
      case .scene(let actual)? = try? snapshots.content(.scene, of: snapshotCase), expected != actual,
      let old = try? Scene.parseGiven(expected, file: file.path),
      let new = try? Scene.parseGiven(actual, file: file.path)
    else { return nil }
    return SceneRenames(from: old, to: new)
  }
}

extension ElementMap {
  /// Returns the map with the new names.
  func renamed(_ renames: SceneRenames) -> ElementMap {
    let names = Dictionary(renames.objects.map { ($0.old, $0.new) }) { first, _ in first }
    let map = ElementMap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let name = name(x: x, y: y)
        map.give(x: x, y: y, to: names[name] ?? name)
      }
    }
    return map
  }
}
