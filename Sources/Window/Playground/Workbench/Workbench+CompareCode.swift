import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

// Own code beside the open scene. It is compiled first, as code that is opened is.

extension Workbench {
  /// The file or folder that has to be compiled before it stands beside the open scene; nil if none has.
  package var codeToCompare: URL? { sceneCode.pendingPartner?.root }
  /// The scene that brings it; nil if there is none.
  package var sceneToCompare: Scene? { sceneCode.pendingPartner?.scene }

  /// Compiles code and shows it beside the open scene.
  /// - Parameter root: the file or folder.
  func compareWithCode(at root: URL) {
    let root = root.withoutEnding
    sceneCode.pendingPartner = SceneCodeState.PendingPartner(root: root)
    beginCompiling(root)
    request(.compile(root))
  }

  /// Compiles the code of a scene and shows it beside the open one. Code that is in no preset must have been allowed before.
  func compareWithCode(of scene: Scene) {
    guard let file = scene.codeFile else { return }
    guard mayRunCode(of: scene) else {
      return showStatus(CompareText.openFirst(scene.name)[preferences.languages.first])
    }
    let root = file.withoutEnding
    sceneCode.pendingPartner = SceneCodeState.PendingPartner(root: root, scene: scene)
    beginCompiling(root)
    request(.compile(root))
  }

  /// Shows what was compiled beside the open scene, if it is what waits for that. Problems are said; the stage stays.
  /// - Returns: whether it was.
  func takePendingPartner(_ result: Result<CompiledCode, NotCompiled>, _ root: URL) -> Bool {
    guard let pending = sceneCode.pendingPartner, pending.root == root else { return false }
    sceneCode.pendingPartner = nil
    withdraw(.compile(root))
    switch result {
    case .failure(let error): refuse(error.problems)
    case .success(let compiled):
      statusMessage = nil
      let scene = pending.scene ?? compiled.scene
      if let problem = compiled.problem(scene.code?.className) {
        refuse([problem])
        return true
      }
      let partner = CodePartner(scene: scene, runner: compiled.runner, root: root)
      compare(with: .code(partner))
      guard let failure = session.comparison?.run.playback.failure else { break }
      session.comparison = nil
      refuse([problem(failure)])
    }
    return true
  }

  /// Shows what the partner's code does after it was saved. Touches are played again, and the first difference to the version
  /// before is said; problems stand over its last picture.
  /// - Returns: whether this code stands beside the open scene.
  func updatePartner(_ result: Result<CompiledCode, NotCompiled>, _ root: URL) -> Bool {
    guard let comparison = session.comparison, var partner = comparison.codePartner, partner.root == root,
      !partner.isBefore
    else { return false }
    let name = root.lastPathComponent
    do throws(NotCompiled) {
      let compiled = try result.get()
      if let problem = compiled.problem(partner.scene.code?.className) { throw NotCompiled([problem]) }
      partner.runner = compiled.runner
      cancelTouches()
      do throws(RunFailure) {
        let difference = try comparison.replaceProgram(of: partner, playback)
        session.followTrace()
        showStatus(FileText.compiled(name, difference: difference.map { $0 + 1 })[preferences.languages.first])
      } catch {
        comparison.notice = stop(error, of: name, isStarted: false)
      }
    } catch {
      comparison.notice = FileNotice(.notCompiled(error.problems), of: name)
    }
    return true
  }

  /// Goes on beside the version that was saved before, if the one before it stood there.
  func compareWithNewer(_ before: CodePartner) {
    guard let comparison = session.comparison, comparison.codePartner?.isBefore == true else { return }
    _ = try? comparison.replaceProgram(of: before, playback)
    session.followTrace()
  }
}
