import ArgumentParser
import Playground
import Scenes
import TouchTrace

/// Which scene, and which edition of it.
struct SceneChoice: ParsableArguments {
  @Argument(help: "A lesson's name (five-views) or number (1), or the path of a scene file.")
  var scene: String

  @Option(help: "The edition of the scene; else its first.")
  var variant: String?

  /// The untouched scene.
  ///
  /// - Throws: `SceneError` or `UnknownVariant`.
  @MainActor func playback() throws -> Playback {
    let scene = try SceneLibrary.bundled().scene(scene)
    showWarnings(scene.warnings)
    guard let found = scene.variant(variant) else { throw UnknownVariant(variant ?? "", of: scene) }
    return Playback(scene, variant: found)
  }
}
