import Files
import Foundation
import Scenes

/// A variant that the scene does not have.
package nonisolated struct UnknownVariant: Error, CustomStringConvertible {
  private let name: String
  private let scene: String
  private let known: [String]

  package init(_ name: String, of scene: Scene) {
    self.name = name.escapingControlCharacters
    self.scene = scene.slug.escapingControlCharacters
    known = scene.variants.map(\.name.escapingControlCharacters)
  }

  package var description: String {
    "\(scene) has no variant `\(name)`; it has \(known.map { "`\($0)`" }.joined(separator: ", "))"
  }
}

/// The folder of the presets has no scene.
nonisolated struct NoScenes: Error, CustomStringConvertible {
  var folder: URL

  var description: String { "\(folder.path): this folder has no scene" }
}
