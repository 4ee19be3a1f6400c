import CSDL2
import Foundation
import OwnCode
import PanelModels
import Playground
import Synchronization
import TouchTrace

/// Compiles a person's own code on a thread of its own, and wakes the event loop when it is done.
nonisolated final class CodeCompiler: Sendable {
  /// The type of the events that it sends to the loop.
  let eventType = SDL_RegisterEvents(1)
  private let state = Mutex(State())

  private struct State {
    var results: [(root: URL, result: Result<Compiled, CodeProblems>)] = []
    /// The sources to compile next, each once.
    var waiting: [Job] = []
    var hasThread = false
  }

  /// Code to compile.
  struct Job {
    var root: URL
    /// The content with which the program is started. Other content is only compiled.
    var agreement: CodeAgreement
    /// Whether a person has allowed the code to run without a part of its confinement.
    var unconfined: Bool
    /// The program that is shown already; nil if there is none, or if it is to be shown again.
    var shown: CodeProgram?

    /// Returns the program, started if it may be, or what is wrong with the code; nil if the program is shown already.
    func result(in cache: CodeCache = CodeCache()) -> Result<Compiled, CodeProblems>? {
      do throws(CodeProblems) {
        let confinement = Confinement.ofThisMachine
        let builder = try CodeBuilder(cache: cache, confinement: unconfined ? confinement.allowingLess : confinement)
        let program = try builder.program(of: CodeSources(root.path))
        if program == shown { return nil }
        return .success((program, agreement.includes(program.executable) ? ProgramStart(program) : nil))
      } catch {
        return .failure(error)
      }
    }
  }

  typealias Compiled = (program: CodeProgram, start: ProgramStart?)

  private let work = DispatchSemaphore(value: 0)

  /// Compiles code and starts its program, after what is being compiled now.
  func compile(_ job: Job) {
    let needsThread = state.withLock { state in
      // Code that is to be shown again stays so.
      if job.shown != nil, state.waiting.contains(where: { $0.root == job.root }) { return false }
      state.waiting.removeAll { $0.root == job.root }
      state.waiting.append(job)
      defer { state.hasThread = true }
      return !state.hasThread
    }
    // It never ends: programs end with the thread that has started them.
    if needsThread { Thread.detachNewThread { [self] in compileForEver() } }
    work.signal()
  }

  private func compileForEver() {
    while true {
      work.wait()
      guard let job = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) else { continue }
      guard let result = job.result() else { continue }
      state.withLock { $0.results.append((job.root, result)) }
      wakeLoop(with: eventType)
    }
  }

  /// Returns what was compiled since the last call.
  @MainActor func takeResults() -> [(root: URL, result: Result<CompiledCode, NotCompiled>)] {
    let results = state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
    return results.map { root, result in
      (
        root,
        result.mapError { NotCompiled($0.all.map { FileNotice.Problem($0, in: root) }) }
          .flatMap { program, start in
            guard let scene = try? CodeScene.make(root.path, playing: []) else { return .failure(NotCompiled([])) }
            return .success(
              CompiledCode(
                scene: scene, runner: ProgramRunner(program, start: start), identity: program.executable
              ) { className in
                do throws(CodeProblems) {
                  try program.check(className)
                  return nil
                } catch {
                  return error.all.first.map { FileNotice.Problem($0, in: root) }
                }
              })
          }
      )
    }
  }
}

extension FileNotice.Problem {
  /// The path of a file in a folder is written without the folder.
  init(_ problem: CodeProblem, in root: URL) {
    let folder = (root.pathExtension == "swift" ? root.deletingLastPathComponent() : root).path + "/"
    let path = problem.path.map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 }
    let place = [path, problem.line.map(String.init), problem.column.map(String.init)].compactMap(\.self)
    self.init(place: place.joined(separator: ":"), message: problem.text.localized)
  }
}
