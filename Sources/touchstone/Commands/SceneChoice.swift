import ArgumentParser
import Playground
import Scenes
import TouchTrace

/// A scene, and one of its variants.
struct SceneChoice: ParsableArguments {
  @Argument(help: "A preset's name (five-views) or number (1), or the path of a scene file.")
  var scene: String

  @Option(help: "Variant to show (default: the first).")
  var variant: String?

  /// Returns a playback of the scene without any input.
  ///
  /// - Throws: `SceneError` if the scene cannot be read, `UnknownVariant` if it has no such variant.
  @MainActor func playback() throws -> Playback {
    let scene = try SceneLibrary.bundled().scene(scene)
    showWarnings(scene.warnings)
    guard let found = scene.variant(variant) else { throw UnknownVariant(variant ?? "", of: scene) }
    return Playback(scene, variant: found)
  }
}
