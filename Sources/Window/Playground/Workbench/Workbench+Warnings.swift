import Scenes
import TouchTrace

extension Workbench {
  /// The warnings about the file of the scene that is shown.
  package var sceneWarnings: [Diagnostic] { playback.scene.warnings }
}
