import Foundation
import Panels
import ScenePicture
import Scenes

// Scenes with code. The code of a preset runs at once; other code runs after the user agrees.

extension Workbench {
  /// Whether the kernel keeps code from reading files outside of its folder (default: true). The question says if not.
  package var confinesCode: Bool {
    get { sceneCode.isConfined }
    set { sceneCode.isConfined = newValue }
  }

  /// Opens a scene with code, or asks first whether its code may run. The present scene stays until the code is compiled.
  func openSceneWithCode(_ scene: Scene) {
    guard let file = scene.codeFile else { return }
    sceneCode.pending = scene
    view.showsStartPage = false
    guard !mayRunCode(of: scene) else { return openCode(file) }
    fileNotice = FileNotice(
      .asksForCode(file.path, isConfined: sceneCode.isConfined), of: scene.source?.lastPathComponent ?? scene.slug)
  }

  /// Whether a scene brings no code, or code that is of a preset or was allowed in this session.
  func mayRunCode(of scene: Scene) -> Bool {
    guard let file = scene.codeFile else { return true }
    return sceneCode.allowed.contains(file.path) || scene.source.map(files.isPreset) == true
  }

  /// Runs the code that was asked about.
  func runPendingCode() {
    guard let file = sceneCode.pending?.codeFile else { return }
    sceneCode.allowed.insert(file.path)
    fileNotice = nil
    openCode(file)
  }

  /// Takes the scene that waits for this code; nil if the code is shown without a scene.
  func takePendingScene(of root: URL) -> Scene? {
    guard let scene = sceneCode.pending, scene.codeFile?.path == root.path else { return nil }
    sceneCode.pending = nil
    return scene
  }
}
