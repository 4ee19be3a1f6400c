import Foundation
import Scenes

/// Scenes whose windows code makes: the one that waits for its code, and whose code may run.
struct SceneCodeState {
  /// The scene that is shown once its code is compiled.
  var pending: Scene?
  /// The paths of code that a person has allowed to run in this session.
  var allowed: Set<String> = []
  /// Whether the kernel keeps code from reading files outside of its folder.
  var isConfined = true
}
