import Foundation
import Panels
import ScenePicture
import Scenes

// Scenes with code. The code of a preset runs at once; other code runs after the user agrees.

extension Workbench {
  /// What the kernel lacks to confine code; empty if nothing is missing (default). The question names it.
  package var missingConfinement: String {
    get { sceneCode.missingConfinement }
    set { sceneCode.missingConfinement = newValue }
  }

  /// Whether code runs without what the kernel lacks: code of a preset, or code that a person has allowed knowing that.
  package func mayRunUnconfined(_ root: URL) -> Bool {
    missingConfinement.isEmpty || sceneCode.allowedUnconfined.contains(root.path)
      || sceneCode.pending?.source.map(files.isPreset) == true
  }

  /// Asks whether code may run that the kernel cannot confine, or that a scene brings.
  func askForCode(_ file: URL, named name: String) {
    sceneCode.asked = file
    fileNotice = FileNotice(.asksForCode(file.path, missing: missingConfinement), of: name)
  }

  /// Opens a scene with code, or asks first whether its code may run. The present scene stays until the code is compiled.
  func openSceneWithCode(_ scene: Scene) {
    guard let file = scene.codeFile else { return }
    sceneCode.pending = scene
    view.showsStartPage = false
    guard !mayRunCode(of: scene) else { return openCode(file) }
    askForCode(file, named: scene.source?.lastPathComponent ?? scene.slug)
  }

  /// Whether a scene brings no code, or code that is of a preset or was allowed in this session.
  func mayRunCode(of scene: Scene) -> Bool {
    guard let file = scene.codeFile else { return true }
    return sceneCode.allowed.contains(file.path) || scene.source.map(files.isPreset) == true
  }

  /// Runs the code that was asked about.
  func runPendingCode() {
    guard let file = sceneCode.asked else { return }
    sceneCode.asked = nil
    if sceneCode.pending?.codeFile == file { sceneCode.allowed.insert(file.path) }
    for root in [file, file.withoutEnding] { sceneCode.allowedUnconfined.insert(root.path) }
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
