import Files
import Foundation
import Glibc
import PrePass
import Scenes
import Synchronization

/// The pre-pass in a process of its own. It reads what strangers wrote: it is confined as the compiler is, its memory and its time
/// are bounded, and whatever happens to it, the window goes on.
///
/// The process is `touchstone` with one argument. It finds the sources in its folder, and leaves the result there.
package struct ConfinedPrePass {
  /// The argument with which `touchstone` calls `run()` and does nothing else.
  package static let argument = "--pre-pass"
  /// The path of `touchstone`. The program itself names its own; a test finds it beside its own program.
  package static let program = Mutex(
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "touchstone").path)

  /// The names of the files in the folder of the process: its input and its output.
  private static let sources = "sources.json", result = "result.json"
  /// The most bytes of a result.
  private static let most = 200_000_000

  private struct Source: Codable {
    var path, text: String
  }

  private enum Outcome: Codable {
    case prepared(PreparedModule)
    case refused(SourceProblem)
  }

  var program = ConfinedPrePass.program.withLock { $0 }
  let confinement: Confinement
  /// The folders and files of the libraries of the program.
  let libraries: [String]
  let limits: CompilingLimits

  // MARK: In the process

  /// Does the pre-pass on the sources in the current folder.
  /// - Returns: the exit status.
  package static func run() -> Int32 {
    do {
      let data = try Data(contentsOf: URL(filePath: sources))
      let files = try JSONDecoder().decode([Source].self, from: data).map { (path: $0.path, text: $0.text) }
      let outcome: Outcome
      do throws(SourceProblem) {
        outcome = .prepared(try PrePass.run(files))
      } catch {
        outcome = .refused(error)
      }
      try JSONEncoder().encode(outcome).write(to: URL(filePath: result))
      return EXIT_SUCCESS
    } catch {
      return EXIT_FAILURE
    }
  }

  // MARK: In the program

  /// - Throws: `CodeProblems`: those of the sources, and if the process ends without a result.
  func module(of sources: CodeSources) throws(CodeProblems) -> PreparedModule {
    let folder: URL
    do throws(FileReplacementError) {
      folder = try OwnFolder.temporary()
    } catch {
      throw CodeProblems("the pre-pass has no folder: \("\(error)")")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let files = sources.files.map { Source(path: $0.path, text: $0.text) }
      try JSONEncoder().encode(files).write(to: folder.appending(path: Self.sources))
    } catch {
      throw CodeProblems("the pre-pass has no folder: \(error.localizedDescription)", path: folder.path)
    }
    let end = try runConfined(in: folder)
    let file = folder.appending(path: Self.result).path
    if end.status == 0, let data = try? RegularFile(file).read(upTo: Self.most),
      let outcome = try? JSONDecoder().decode(Outcome.self, from: data)
    {
      switch outcome {
      case .prepared(let module): return module
      case .refused(let problem): throw CodeProblems(problem.reason.text, path: problem.path, line: problem.line)
      }
    }
    let path = sources.files.count == 1 ? sources.files[0].path : sources.root
    let signal = end.status & 0x7F
    if end.isLate || signal == SIGKILL || signal == SIGXCPU {
      throw CodeProblems("the pre-pass needs more than \(limits.prePass) s for it", path: path)
    }
    let how = signal == 0 ? "status \(end.status >> 8 & 0xFF)" : "signal \(signal)"
    throw CodeProblems("the pre-pass fails (\(how)). Please report it with this source", path: path)
  }

  private func runConfined(in folder: URL) throws(CodeProblems) -> ConfinedTool.Result {
    let paths = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH=\($0)"] } ?? []
    let start = ConfinedStart(
      kind: .tool(work: folder.path), path: program, arguments: [Self.argument],
      environment: paths + ["LC_ALL=C.UTF-8", "HOME=/nonexistent", "TMPDIR=\(folder.path)"],
      folders: [program] + libraries, confinement: confinement, memory: limits.memory, seconds: limits.prePass)
    do throws(ConfinedStart.Failure) {
      return try ConfinedTool(start: start).run()
    } catch {
      throw CodeProblems("\(program) cannot be started: \(error.reason)")
    }
  }
}
