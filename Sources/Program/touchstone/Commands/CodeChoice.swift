import ArgumentParser
import Canvas
import Console
import Foundation
import Narration
import OwnCode
import Playground
import Scenes
import TouchTrace

/// A person's own code, in the place of a scene: a Swift file, or a folder of them.
@MainActor enum CodeChoice {
  /// The sentence about the end of a run, and what the code has printed last.
  static func text(of failure: RunFailure) -> String {
    let printed = failure.output.split(whereSeparator: \.isNewline).suffix(8).map { "\n  | " + $0 }.joined()
    let head = Language.ofMessages == .english ? "The code printed:" : "代码输出："
    return RunFailureText.sentence(failure, .ofMessages) + (printed.isEmpty ? "" : "\n  \(head)\(printed)")
  }

  /// Compiles the code, if it was not before, and begins to run it.
  /// - Parameter lines: script lines to play; nil for none. An empty list is a tap in the middle of the screen.
  /// - Throws: `CodeProblems`, `TextError`, or `RunFailure` if the code ends before it is shown.
  static func playback(_ path: String, playing lines: [String]?, _ confinement: Confinement) throws -> Playback {
    let script = lines == [] ? nil : try (lines ?? []).map(ScriptLine.parse)
    let program = try CodeBuilder(confinement: confinement).program(of: CodeSources(path))
    let playback = CodeScene.playback(of: program, try CodeScene.make(path, playing: script))
    try playback.checkEnd()
    return playback
  }

  /// Shows a scene or code beside that of a workbench. Code is compiled at once.
  /// - Parameter name: as in `Workbench.compare(with:)`.
  /// - Throws: `SceneError`, `CodeProblems`, or a `Refusal` if the code may not run or ends before it is shown.
  static func compare(_ workbench: Workbench, with name: String, _ allowed: CodeAllowance) throws {
    do {
      try workbench.compare(with: name, allowingCode: allowed.ofScenes)
    } catch let failure as RunFailure {
      throw Refusal(failure)
    }
    guard let root = workbench.codeToCompare else { return }
    let program = try CodeBuilder(confinement: allowed.confinement).program(of: CodeSources(root.path))
    let scene = try CodeScene.make(root.path, playing: []), named = workbench.sceneToCompare
    try program.check(named?.code?.className)
    let runner = ProgramRunner(program)
    try Playback(named ?? scene, runner: runner).checkEnd()
    workbench.codeCompiled(.success(CompiledCode(scene: scene, runner: runner, identity: program.executable)), at: root)
  }

  /// Returns a workbench that shows a playback of code.
  static func workbench(
    showing playback: Playback, of path: String, _ options: WorkbenchOptions
  ) throws -> Workbench {
    let library = try SceneLibrary.bundled()
    let workbench = Workbench(
      showing: playback, among: try library.presets(), of: library, options: options, typesetter: try Typesetter())
    workbench.showCode(at: URL(filePath: path))
    return workbench
  }
}
