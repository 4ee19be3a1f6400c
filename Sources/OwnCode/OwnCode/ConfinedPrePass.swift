import Files
import Foundation
import Glibc
import PrePass
import Scenes

/// The pre-pass in a process of its own. It reads what strangers wrote: it is confined as the compiler is, its memory and its time
/// are bounded, what it answers is checked, and whatever happens to it, the window goes on.
///
/// The process finds the sources in its folder, and leaves the result there.
package struct ConfinedPrePass {
  /// The program, and the folders and files of its libraries.
  package struct Program {
    var path: String
    var libraries: [String]
  }

  /// The most bytes of a result.
  private static let most = 200_000_000
  /// The most letters of what the process said at its end.
  private static let mostWords = 300

  let program: Program
  let confinement: Confinement
  let limits: CompilingLimits

  /// - Parameter root: the file or folder of the sources, for messages.
  /// - Throws: `CodeProblems`: those of the sources, and if the process ends without a result.
  func module(of sources: [PrePassSource], in root: String) throws(CodeProblems) -> PreparedModule {
    let folder: URL
    do throws(FileReplacementError) {
      folder = try OwnFolder.temporary()
    } catch {
      throw CodeProblems("the pre-pass has no folder: \("\(error)")")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try JSONEncoder().encode(sources).write(to: folder.appending(path: PrePassFiles.sources))
    } catch {
      throw CodeProblems("the pre-pass has no folder: \(error.localizedDescription)", path: folder.path)
    }
    let end = try runConfined(in: folder)
    let file = folder.appending(path: PrePassFiles.result).path
    if end.status == 0, let data = try? RegularFile(file).read(upTo: Self.most),
      let outcome = try? JSONDecoder().decode(PrePassOutcome.self, from: data)
    {
      switch outcome {
      case .prepared(let module) where module.isSound(forLines: sources.map(\.text.lines.count)): return module
      case .refused(let problem) where sources.contains { $0.path == problem.path }:
        throw CodeProblems([
          CodeProblem(problem.reason.text, path: problem.path, line: problem.line, column: problem.column)
        ])
      default: break
      }
    }
    let path = sources.count == 1 ? sources[0].path : root
    if end.isLate {
      throw CodeProblems("the pre-pass needs more than \(limits.prePass) s for it", path: path)
    }
    let signal = end.status & 0x7F, words = end.output.split(whereSeparator: \.isNewline).last ?? ""
    let how =
      (signal == 0 ? "status \(end.status >> 8 & 0xFF)" : "signal \(signal)")
      + (words.isEmpty ? "" : ": \(words.prefix(Self.mostWords))".escapingControlCharacters)
    throw CodeProblems("the pre-pass fails (\(how)). Please report it with this source", path: path)
  }

  private func runConfined(in folder: URL) throws(CodeProblems) -> ConfinedTool.Result {
    let paths = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH=\($0)"] } ?? []
    let start = ConfinedStart(
      kind: .tool(work: folder.path), path: program.path, arguments: [],
      environment: paths + ["LC_ALL=C.UTF-8", "HOME=/nonexistent", "TMPDIR=\(folder.path)"],
      folders: [program.path] + program.libraries, confinement: confinement, memory: limits.memory,
      seconds: limits.prePass)
    do throws(ConfinedStart.Failure) {
      return try ConfinedTool(start: start).run()
    } catch {
      throw CodeProblems("\(program.path) cannot be started: \(error.reason)")
    }
  }
}
