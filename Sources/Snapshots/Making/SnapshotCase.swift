import Scenes

/// One moment of a scene that is compared with a reference: a variant, played up to a mark of the script.
struct SnapshotCase: Equatable, Sendable {
  /// The scene in a suite: its slug, unless another scene has the same.
  var suiteName: String
  var variant: String
  /// `end`, or a mark of the script.
  var mark: String
  /// Whether it is the moment at which a scene stands for itself: the default variant, at the last mark.
  var isMain: Bool

  /// `beyond-the-superview-override`.
  var name: String { "\(suiteName)-\(variant)" }

  /// `beyond-the-superview-override @above`.
  var description: String { "\(name) @\(mark)" }

  /// Every variant at every mark. The end counts unless it is the last mark.
  static func all(of scene: Scene, suiteName: String) -> [SnapshotCase] {
    let marks = scene.snapshotMarks
    return scene.variants.flatMap { variant in
      marks.map { mark in
        SnapshotCase(
          suiteName: suiteName, variant: variant.name, mark: mark,
          isMain: variant.name == scene.variant()?.name && mark == marks.last)
      }
    }
  }
}

extension Scene {
  /// The marks of the script, and the end unless nothing happens after the last mark.
  var snapshotMarks: [String] {
    if case .mark = script.lines.last { return script.marks }
    return script.marks + [Expectation.end]
  }

  /// The scene with its script only up to a mark.
  func cut(at mark: String) -> Scene {
    guard let index = script.lines.firstIndex(of: .mark(mark)),
      let script = try? Script(lines: Array(script.lines[...index]))
    else { return self }
    var scene = self
    scene.script = script
    return scene
  }
}
