import Scenes

extension SceneLibrary {
  /// Reads a scene by a name or path, with the variant that may follow the last `@`; without one, the first.
  /// - Throws: `SceneError` if the scene cannot be read, `UnknownVariant` if it has no variant of the name.
  package func sceneAndVariant(_ name: String) throws -> (scene: Scene, variant: Variant) {
    guard let at = name.lastIndex(of: "@"), at != name.startIndex else {
      let scene = try scene(name)
      return (scene, scene.variant() ?? .unchanged)
    }
    let scene = try scene(String(name[..<at])), variant = String(name[name.index(after: at)...])
    guard let found = scene.variant(variant) else { throw UnknownVariant(variant, of: scene) }
    return (scene, found)
  }
}
