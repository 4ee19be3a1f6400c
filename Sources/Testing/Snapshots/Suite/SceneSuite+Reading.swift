import Foundation
import Scenes

extension SceneSuite {
  /// The folder of the first scene; the current one without a scene.
  package var folder: URL {
    scenes.first.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() }
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }

  /// Whether a case matches a regular expression, as it selects the cases of a run.
  package func hasCase(matching only: String) -> Bool {
    var options = SuiteOptions()
    options.only = only
    return scenes.contains { entry in
      // The cases of a scene that cannot be read are not known; testing it reports its errors.
      guard let scene = try? Scene.load(URL(fileURLWithPath: entry.path)) else { return true }
      return SnapshotCase.all(of: scene, suiteName: entry.name).contains { options.isChosen($0) }
    }
  }

  /// The warnings about the scenes' files. A file that cannot be read has none here: its test fails with its errors.
  package var warnings: [Diagnostic] {
    scenes.flatMap { scene in (try? Scene.load(URL(fileURLWithPath: scene.path)))?.warnings ?? [] }
  }
}
