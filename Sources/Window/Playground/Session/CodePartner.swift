import Foundation
import Scenes
import TouchTrace

/// A person's own code beside the open scene.
struct CodePartner {
  var scene: Scene
  var runner: any SceneRunner
  /// The file or folder.
  var root: URL
  /// Whether it is the open code as it was before it was saved last.
  var isBefore = false
}
