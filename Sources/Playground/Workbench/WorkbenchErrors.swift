import Foundation
import Scenes

/// A variant was asked for that the scene does not have.
nonisolated public struct UnknownVariant: Error, CustomStringConvertible {
  private let name: String
  private let scene: String
  private let known: [String]

  public init(_ name: String, of scene: Scene) {
    self.name = name
    self.scene = scene.slug
    known = scene.variants.map(\.name)
  }

  public var description: String {
    "\(scene) has no variant `\(name)`; it has \(known.map { "`\($0)`" }.joined(separator: ", "))"
  }
}

/// The folder of the bundled scenes is empty.
nonisolated public struct NoScenes: Error, CustomStringConvertible {
  var folder: URL

  public var description: String { "\(folder.path): there is no scene in this folder" }
}
