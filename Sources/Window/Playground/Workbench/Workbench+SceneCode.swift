import Foundation
import Panels
import ScenePicture
import Scenes

// Scenes with code. The code of a preset runs at once; other code runs after the user agrees, and again when it has changed. Code
// that the user has opened by itself is theirs.

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
    (sceneCode.asked, sceneCode.askedPartner) = (file, nil)
    fileNotice = FileNotice(.asksForCode(file.path, missing: missingConfinement), of: name)
  }

  /// Whether the code of all scenes may run (default: false).
  package var allowsCode: Bool {
    get { sceneCode.allowsAll }
    set { sceneCode.allowsAll = newValue }
  }

  /// Opens a scene with code, or asks first whether its code may run. The present scene stays until the code is compiled.
  func openSceneWithCode(_ scene: Scene) {
    guard let file = scene.codeFile else { return }
    sceneCode.pending = scene
    view.showsStartPage = false
    if mayRunCode(of: scene) { openCode(file) } else { ask(scene, file) }
  }

  private func ask(_ scene: Scene, _ file: URL, asPartner: Bool = false) {
    askForCode(file, named: scene.source?.lastPathComponent ?? scene.slug)
    if asPartner { sceneCode.askedPartner = scene } else { sceneCode.pending = scene }
  }

  /// Whether a scene brings no code, or code that is of a preset or was allowed in this session.
  func mayRunCode(of scene: Scene) -> Bool {
    guard let file = scene.codeFile else { return true }
    return !needsYes(scene) || sceneCode.allowed[file.path] != nil
  }

  private func needsYes(_ scene: Scene) -> Bool {
    scene.code != nil && !sceneCode.allowsAll && scene.source.map(files.isPreset) != true
  }

  /// The scene that brings this code and needs a yes for it; nil if the code is the user's own or a preset's.
  private func sceneNeedingYes(_ root: URL) -> Scene? {
    let scenes = [
      sceneCode.pending, sceneCode.pendingPartner?.scene, playback.scene, session.comparison?.codePartner?.scene,
    ]
    return scenes.compactMap(\.self).first { $0.codeFile?.path == root.path && needsYes($0) }
  }

  /// The content that may run. Code that needs a yes may have changed since.
  package func agreement(to root: URL) -> CodeAgreement {
    sceneNeedingYes(root) == nil ? .anyContent : sceneCode.allowed[root.path] ?? .nothing
  }

  /// Tests whether compiled code is what the user has agreed to. The first that is compiled after a yes is.
  /// - Returns: false after a question, for other content.
  func isAllowed(_ compiled: CompiledCode, at root: URL) -> Bool {
    guard let scene = sceneNeedingYes(root) else { return true }
    if agreement(to: root).includes(compiled.identity) {
      sceneCode.allowed[root.path] = .content(compiled.identity)
      return true
    }
    let isOpen = [sceneCode.pending, playback.scene].contains { $0?.codeFile?.path == root.path }
    sceneCode.allowed[root.path] = nil
    sceneCode.pendingPartner = nil
    ask(scene, root, asPartner: !isOpen)
    return false
  }

  /// Runs the code that was asked about.
  func runPendingCode() {
    guard let file = sceneCode.asked else { return }
    let partner = sceneCode.askedPartner
    (sceneCode.asked, sceneCode.askedPartner) = (nil, nil)
    if (partner ?? sceneCode.pending)?.codeFile?.path == file.path { sceneCode.allowed[file.path] = .anyContent }
    for root in [file, file.withoutEnding] { sceneCode.allowedUnconfined.insert(root.path) }
    fileNotice = nil
    if let partner { compareWithCode(of: partner) } else { openCode(file) }
  }

  /// Takes the scene that waits for this code; nil if the code is shown without a scene.
  func takePendingScene(of root: URL) -> Scene? {
    guard let scene = sceneCode.pending, scene.codeFile?.path == root.path else { return nil }
    sceneCode.pending = nil
    return scene
  }
}
