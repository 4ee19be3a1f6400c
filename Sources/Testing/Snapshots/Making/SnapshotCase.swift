import Scenes

/// One case of a scene: a variant, played up to a mark of the script.
struct SnapshotCase: Equatable, Sendable {
  /// The name of the scene in a suite: its slug, or its path if another scene has the same slug.
  var suiteName: String
  var variant: String
  /// `end`, or a mark of the script.
  var mark: String
  /// Whether it is the main case of the scene: the default variant at the shown moment.
  var isMain: Bool

  /// `beyond-the-superview-override`.
  var name: String { CaseName.name(scene: suiteName, variant: variant) }

  /// `beyond-the-superview-override @above`.
  var description: String { "\(name) @\(mark)" }

  /// Returns every variant at every mark, and at the end unless the script ends with a mark.
  static func all(of scene: Scene, suiteName: String) -> [SnapshotCase] {
    let marks = scene.snapshotMarks, shown = scene.shownMoment
    return scene.variants.flatMap { variant in
      marks.map { mark in
        SnapshotCase(
          suiteName: suiteName, variant: variant.name, mark: mark,
          isMain: variant.name == scene.variant()?.name && mark == shown)
      }
    }
  }
}

extension Scene {
  /// The marks of the script, and the end unless the script ends with a mark.
  var snapshotMarks: [String] {
    if case .mark = script.lines.last { return script.marks }
    return script.marks + [Expectation.end]
  }
}
