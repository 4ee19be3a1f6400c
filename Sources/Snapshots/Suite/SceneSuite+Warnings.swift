import Foundation
import Scenes

extension SceneSuite {
  /// The warnings about the scenes' files. A file that cannot be read has none here: its test fails with its errors.
  package var warnings: [Diagnostic] {
    scenes.flatMap { scene in (try? Scene.load(URL(fileURLWithPath: scene.path)))?.warnings ?? [] }
  }
}
