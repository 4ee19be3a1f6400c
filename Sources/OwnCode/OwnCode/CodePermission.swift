import BundledFiles
import Foundation
import Scenes
import TouchTrace

/// Which scenes may run the code that they bring: presets always, others after a yes.
package struct CodePermission: Sendable {
  private let isGiven: Bool
  private let confinement: Confinement

  /// - Parameter isGiven: whether a person has allowed the code of all scenes of this run.
  package init(isGiven: Bool, confinement: Confinement = .ofThisMachine) {
    (self.isGiven, self.confinement) = (isGiven, confinement)
  }

  /// Whether a scene belongs to the program.
  package static func isBundled(_ scene: Scene) -> Bool {
    guard let source = scene.source, let samples = try? BundledFiles.samples() else { return false }
    return source.resolvingSymlinksInPath().path.hasPrefix(samples.resolvingSymlinksInPath().path + "/")
  }

  package func allows(_ scene: Scene) -> Bool { isGiven || Self.isBundled(scene) }

  /// Runs `body`, in which playbacks of scenes with code run that code if it is allowed.
  @MainActor package func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SceneCodeRunning.$runner.withValue({ runner(of: $0) }, operation: body)
  }

  /// Compiles the code of a scene, if it is allowed.
  /// - Returns: a runner; it fails with the reason if the code is not allowed or cannot be compiled.
  @MainActor package func runner(of scene: Scene) -> any SceneRunner {
    guard allows(scene) else { return FailedRunner(RunFailure(.notAllowed)) }
    guard let file = scene.codeFile else { return FailedRunner(RunFailure(.other("the scene has no code"))) }
    do throws(CodeProblems) {
      // The presets are Touchstone's own.
      let confinement = Self.isBundled(scene) ? confinement.allowingLess : confinement
      let program = try CodeBuilder(confinement: confinement).program(of: CodeSources(file.path))
      try program.check(scene.code?.className)
      return ProgramRunner(program)
    } catch {
      return FailedRunner(RunFailure(error))
    }
  }
}

extension CodeProgram {
  /// Tests whether the code has a class that can be shown.
  /// - Throws: `CodeProblems` with what would be right.
  package func check(_ className: String?) throws(CodeProblems) {
    guard let className else { return }
    guard let found = classes.first(where: { $0.name == className }) else {
      let names = classes.map(\.name)
      let hint = suggestion(for: className, among: names)
      throw CodeProblems("the code has no class `\(className)` that can be shown\(hint)")
    }
    guard found.expression != nil else {
      throw CodeProblems(
        "`\(className)` cannot be made: its initializers need arguments or are private. Name a controller that makes it",
        path: found.path, line: found.line)
    }
  }
}

extension RunFailure {
  /// The first problem of code that does not compile.
  init(_ problems: CodeProblems) {
    let first = problems.all.first
    self.init(.notCompiled(first?.text ?? ""), file: first?.path, line: first?.line)
  }
}
