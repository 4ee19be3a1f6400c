import Foundation
import Narration
import PanelModels
import Panels
import ScenePicture
import Scenes
import TouchTrace

// A person's own code in the window. Their editor changes it.

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

extension Workbench {
  /// Whether a person's own code is shown.
  var showsCode: Bool { playback.isOwnCode }

  /// The shown code, on both sides, which is compiled again when it is saved.
  package var watchedCode: [URL] { code.watched(beside: session.comparison) }

  /// The runner of code that is shown, on either side.
  package func runner(of root: URL) -> (any SceneRunner)? {
    showsCode && code.root == root ? playback.runner : session.comparison?.codePartner?.runner
  }

  /// The file or folder that has to be compiled before it stands beside the open scene; nil if none has.
  package var codeToCompare: URL? { code.pendingPartner?.root }
  /// The scene that brings it; nil if there is none.
  package var sceneToCompare: Scene? { code.pendingPartner?.scene }

  // MARK: Which code may run

  /// Whether the code of all scenes may run (default: false).
  package var allowsCode: Bool {
    get { code.agreements.allowsAll }
    set { code.agreements.allowsAll = newValue }
  }

  /// The names of what the kernel lacks to confine code; empty if nothing is missing (default). The question names it.
  package var missingConfinement: String {
    get { code.agreements.missingConfinement }
    set { code.agreements.missingConfinement = newValue }
  }

  /// Whether code runs without what the kernel lacks: code of a preset, or code that a person has allowed knowing that.
  package func mayRunUnconfined(_ root: URL) -> Bool { code.mayRunUnconfined(root, files) }

  /// The content that may run. Code that needs a yes may have changed since.
  package func agreement(to root: URL) -> CodeAgreement { code.agreement(to: root, context) }

  // MARK: Compiling

  /// Says that code is being compiled, until it was.
  package func beginCompiling(_ root: URL) { perform(code.sayCompiling(root, context)) }

  /// Says that what own code is compiled with is built before it, until the code was compiled.
  package func beginBuildingLibrary() {
    statusMessage = nil
    code.compiling = StatusMessage(text: FileText.buildingLibrary[preferences.languages.first], end: time + 3600)
  }

  /// Shows what the effect `compile` has made. Touches are played again, and the first difference is said. Problems stand
  /// over the last picture.
  package func codeCompiled(_ result: Result<CompiledCode, NotCompiled>, at root: URL) {
    perform(code.take(result, at: root.withoutEnding, context))
  }

  // MARK: Showing

  /// Shows code that was compiled before the window opened.
  package func showCode(at root: URL) { noteShown(root.withoutEnding) }

  private func noteShown(_ root: URL) {
    code.noteShown(root)
    guard playback.scene.code == nil else { return }
    var listed = SceneSummary(playback.scene)
    listed.file = root
    files.recent.note(root)
    list(listed)
  }

  func show(_ compiled: CompiledCode, _ root: URL) {
    do throws(RunFailure) {
      if code.root == root, showsCode {
        try goOn(with: compiled, root)
      } else {
        try open(compiled, root)
      }
    } catch {
      if code.root == root {
        fileNotice = FileNotice(error, of: root, isStarted: false)
      } else {
        refuse([.init(error)])
      }
    }
  }

  /// Plays the touches again with the code as it is now.
  private func goOn(with compiled: CompiledCode, _ root: URL) throws(RunFailure) {
    finishReplay()
    cancelTouches()
    var difference: Int?
    let before = CodePartner(scene: playback.scene, runner: playback.runner, root: root, isBefore: true)
    try session.keepingMarks { playback throws(RunFailure) in
      difference = try playback.replaceProgram(compiled.runner)
    }
    (fileNotice, code.stop) = (nil, nil)
    _ = code.takePendingScene(of: root)
    // Other pictures, or F9, are no other version.
    if before.runner.sources != compiled.runner.sources {
      code.before = before
      compareWithNewer(before)
    }
    if isPredicting { beginPrediction() }
    sayCompiled(root, difference)
  }

  private func sayCompiled(_ root: URL, _ difference: Int?) {
    let text = FileText.compiled(root.lastPathComponent, difference: difference.map { $0 + 1 })
    showStatus(text[preferences.languages.first])
  }

  private func open(_ compiled: CompiledCode, _ root: URL) throws(RunFailure) {
    let scene = code.takePendingScene(of: root) ?? compiled.scene
    if let problem = compiled.problem(scene.code?.className) { return refuse([problem]) }
    let playback = Playback(scene, runner: compiled.runner)
    if let failure = playback.failure { throw failure }
    playback.isInteractive = true
    show(playback)
    noteShown(root)
    if let file = scene.source {
      if !files.isPreset(file) { files.recent.note(file) }
      list(SceneSummary(scene))
    }
    panels.close(panels.fileSheet)
  }

  /// Says why other code is not shown; the present scene stays.
  func refuse(_ problems: [FileNotice.Problem]) {
    let text =
      problems.first.map { problem in
        (problem.place.isEmpty ? "" : problem.place + ": ") + problem.message[preferences.languages.first]
      } ?? ""
    if !panels.fileSheet.showError(text) { showStatus(text) }
  }

  // MARK: Beside the open scene

  /// Shows what the partner's code does after it was saved. Touches are played again, and the first difference to the version
  /// before is said; problems stand over its last picture.
  func updatePartner(_ result: Result<CompiledCode, NotCompiled>, _ root: URL) {
    guard let comparison = session.comparison, var partner = comparison.codePartner else { return }
    do throws(NotCompiled) {
      let compiled = try result.get()
      if let problem = compiled.problem(partner.scene.code?.className) { throw NotCompiled([problem]) }
      partner.runner = compiled.runner
      cancelTouches()
      do throws(RunFailure) {
        let difference = try comparison.replaceProgram(of: partner, playback)
        session.followTrace()
        sayCompiled(root, difference)
      } catch {
        comparison.notice = FileNotice(error, of: root, isStarted: false)
      }
    } catch {
      comparison.notice = FileNotice(.notCompiled(error.problems), of: root.lastPathComponent)
    }
  }

  /// Goes on beside the version that was saved before, if the one before it stood there.
  private func compareWithNewer(_ before: CodePartner) {
    guard let comparison = session.comparison, comparison.codePartner?.isBefore == true else { return }
    _ = try? comparison.replaceProgram(of: before, playback)
    session.followTrace()
  }

  // MARK: Code that stops

  /// The end of the code, for each side whose code has ended.
  package var failures: [RunFailure] {
    [playback.failure, session.comparison?.run.playback.failure].compactMap(\.self)
  }

  /// Shows how the code has stopped, on each side over its own picture, which stays. R begins again.
  func noteStop() {
    if showsCode, let root = code.root {
      fileNotice = .following(playback.failure, fileNotice, &code.stop, of: root)
    }
    guard session.comparison != nil else { return }
    session.followTrace()
    guard let comparison = session.comparison, let partner = comparison.codePartner else { return }
    comparison.notice = .following(
      comparison.run.playback.failure, comparison.notice, &comparison.stop, of: partner.root)
  }
}

extension FileNotice {
  /// The notice about code that has stopped.
  /// - Parameter isStarted: whether it had shown something before.
  init(_ failure: RunFailure, of root: URL, isStarted: Bool) {
    let printed = failure.output.split(whereSeparator: \.isNewline).suffix(3)
    let problems = [Problem(failure)] + printed.map { Problem(place: "", message: String($0)) }
    self.init(isStarted ? .stopped(problems) : .notStarted(problems), of: root.lastPathComponent)
  }

  /// Returns the notice after code may have stopped or begun again.
  /// - Parameter said: the end of the run that the notice has said; it may be closed then.
  fileprivate static func following(
    _ failure: RunFailure?, _ notice: FileNotice?, _ said: inout RunFailure?, of root: URL
  ) -> FileNotice? {
    guard failure != said else { return notice }
    said = failure
    if let failure { return FileNotice(failure, of: root, isStarted: true) }
    if case .stopped = notice?.kind { return nil }
    return notice
  }
}

extension FileNotice.Problem {
  init(_ failure: RunFailure) {
    let file = failure.file.map { ($0 as NSString).lastPathComponent }
    var reason = failure
    (reason.file, reason.line) = (nil, nil)
    self.init(
      place: [file, failure.line.map(String.init)].compactMap(\.self).joined(separator: ":"),
      message: RunFailureText.sentence(reason))
  }
}

// MARK: Commands that need a scene

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
