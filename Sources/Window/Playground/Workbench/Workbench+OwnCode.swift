import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

/// A person's own code that was compiled.
package struct CompiledCode {
  package var scene: Scene
  package var runner: any SceneRunner
  /// What tells this code from code of any other content.
  package var identity: String
  /// The reason why a class of the code cannot be shown; nil if it can.
  package var problem: (_ className: String?) -> FileNotice.Problem?

  package init(
    scene: Scene, runner: any SceneRunner, identity: String = "",
    problem: @escaping (_ className: String?) -> FileNotice.Problem? = { _ in nil }
  ) { (self.scene, self.runner, self.identity, self.problem) = (scene, runner, identity, problem) }
}

/// Why code could not be compiled.
package struct NotCompiled: Error {
  package var problems: [FileNotice.Problem]

  package init(_ problems: [FileNotice.Problem]) { self.problems = problems }
}

// A person's own code in the place of a scene. Their editor changes it.

extension Workbench {
  /// Shows code that was compiled before the window opened.
  package func showCode(at root: URL) { noteShown(root.withoutEnding) }

  private func noteShown(_ root: URL) {
    code = root
    sceneCode.opened.removeAll { $0 == root }
    sceneCode.opened.insert(root, at: 0)
    sceneCode.before = nil
    guard playback.scene.code == nil else { return }
    var listed = SceneSummary(playback.scene)
    listed.file = root
    files.list(listed)
    files.recent.note(root)
    panels.sidebar.showOpened(files.opened)
  }

  /// Why a person's own code ended before its time; nil if it did not.
  package var codeFailure: RunFailure? { playback.failure }

  /// Whether a person's own code is shown.
  var showsCode: Bool { playback.isOwnCode }

  /// The shown code, on both sides, which is compiled again when it is saved.
  package var watchedCode: [URL] {
    let partner = session.comparison?.codePartner.flatMap { $0.isBefore || $0.root == code ? nil : $0.root }
    return [code, partner].compactMap(\.self)
  }

  /// Asks for the code to be compiled; it is shown when that is done. Where the kernel cannot confine it, a person is asked first.
  func openCode(_ root: URL) {
    guard mayRunUnconfined(root) else { return askForCode(root, named: root.lastPathComponent) }
    sceneCode.opening = root.withoutEnding
    beginCompiling(root)
    request(.compile(root.withoutEnding))
  }

  /// Compiles the code that is shown again, on both sides. The touches are played again.
  func compileAgain() {
    guard let first = watchedCode.first else { return }
    beginCompiling(first)
    for root in watchedCode { request(.compile(root)) }
  }

  /// Says that code is being compiled, until it was: a second later, or more on a slow machine.
  package func beginCompiling(_ root: URL) {
    let text = FileText.compiling(root.lastPathComponent)[preferences.languages.first]
    statusMessage = nil
    sceneCode.compiling = StatusMessage(text: text, end: time + 60)
  }

  /// Says that what own code is compiled with is built before it, until the code was compiled.
  package func beginBuildingLibrary() {
    let text = FileText.buildingLibrary[preferences.languages.first]
    statusMessage = nil
    sceneCode.compiling = StatusMessage(text: text, end: time + 3600)
  }

  /// Shows what the effect `compile` has made. Touches are played again, and the first difference is said. Problems stand
  /// over the last picture.
  package func codeCompiled(_ result: Result<CompiledCode, NotCompiled>, at root: URL) {
    let root = root.withoutEnding, name = root.lastPathComponent
    sceneCode.compiling = nil
    if case .success(let compiled) = result, !isAllowed(compiled, at: root) { return }
    if takePendingPartner(result, root) { return }
    let isOpened = sceneCode.opening == root
    if isOpened { sceneCode.opening = nil }
    if updatePartner(result, root), code != root, !isOpened { return }
    switch result {
    case .success(let compiled): show(compiled, root)
    case .failure(let error):
      if code == root {
        fileNotice = FileNotice(.notCompiled(error.problems), of: name)
      } else {
        refuse(error.problems)
      }
    }
  }

  private func show(_ compiled: CompiledCode, _ root: URL) {
    let name = root.lastPathComponent
    do throws(RunFailure) {
      if code == root, showsCode {
        finishReplay()
        cancelTouches()
        var difference: Int?
        let before = CodePartner(scene: playback.scene, runner: playback.runner, root: root, isBefore: true)
        try session.keepingMarks { playback throws(RunFailure) in
          difference = try playback.replaceProgram(compiled.runner)
        }
        (fileNotice, sceneCode.stop) = (nil, nil)
        _ = takePendingScene(of: root)
        // Other pictures, or F9, are no other version.
        if before.runner.sources != compiled.runner.sources {
          sceneCode.before = before
          compareWithNewer(before)
        }
        if isPredicting { beginPrediction() }
        showStatus(FileText.compiled(name, difference: difference.map { $0 + 1 })[preferences.languages.first])
      } else {
        let scene = takePendingScene(of: root) ?? compiled.scene
        if let problem = compiled.problem(scene.code?.className) { return refuse([problem]) }
        let playback = Playback(scene, runner: compiled.runner)
        if let failure = playback.failure { throw failure }
        playback.isInteractive = true
        show(playback)
        noteShown(root)
        if let file = scene.source {
          files.list(SceneSummary(scene))
          if !files.isPreset(file) { files.recent.note(file) }
          panels.sidebar.showOpened(files.opened)
        }
        panels.close(panels.fileSheet)
      }
    } catch {
      if code == root { fileNotice = stop(error, of: name, isStarted: false) } else { refuse([problem(error)]) }
    }
  }

  /// Says why other code is not shown; the present scene stays.
  func refuse(_ problems: [FileNotice.Problem]) {
    let text =
      problems.first.map { problem in
        (problem.place.isEmpty ? "" : problem.place + ": ") + problem.message[preferences.languages.first]
      } ?? ""
    if !panels.fileSheet.showError(text) { showStatus(text) }
  }
}

extension URL {
  /// Whether it is a Swift file, or a folder with Swift files and without scenes.
  nonisolated var isOwnCode: Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return pathExtension == "swift"
    }
    let names = FileManager.default.enumerator(atPath: path)?.prefix(500).compactMap { $0 as? String } ?? []
    return names.contains { $0.hasSuffix(".swift") } && !names.contains { $0.hasSuffix(".yaml") }
  }

  /// The same path, without the slash at the end of a folder's.
  nonisolated var withoutEnding: URL {
    URL(filePath: standardizedFileURL.path, directoryHint: .notDirectory).absoluteURL
  }
}

// MARK: What needs a scene

extension Workbench {
  /// Says why a command is not possible with a person's own code.
  /// - Returns: whether it is not.
  func refuseForOwnCode(_ command: Command) -> Bool {
    guard showsCode, let reason = command.refusalForOwnCode else { return false }
    showStatus(reason[preferences.languages.first])
    return true
  }
}

extension Command {
  /// Nil if the command is possible with a person's own code.
  fileprivate var refusalForOwnCode: FileText? {
    switch self {
    case .save, .askWhereToSave, .saveAs, .saveRecording, .captureExpectations, .edit, .editTree, .putBack,
      .editSelection, .toggleEditMode, .reorder, .moveView, .reorderBy, .bringToFront, .applyCure, .setMode(.edit),
      .newScene(copying: true):
      .isEditedElsewhere
    case .toggleWipe:
      .hasNoSecondMap
    default: nil
    }
  }
}
