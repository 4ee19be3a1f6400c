import CSDL2
import Foundation
import OwnCode
import Playground
import ScenePicture
import Synchronization
import TouchTrace

/// Compiles a person's own code on a thread of its own, and wakes the event loop when it is done.
nonisolated final class CodeCompiler: Sendable {
  /// The type of the events that it sends to the loop.
  let eventType = SDL_RegisterEvents(1)
  private let state = Mutex(State())

  private struct State {
    var results: [(root: URL, result: Result<CodeProgram, CodeProblems>)] = []
    /// What is to be compiled next, each once.
    var waiting: [URL] = []
    var isBusy = false
  }

  /// Compiles code, after what is being compiled now.
  func compile(_ root: URL) {
    let begins = state.withLock { state in
      if !state.waiting.contains(root) { state.waiting.append(root) }
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard begins else { return }
    Thread.detachNewThread { [self] in
      while let root = takeNext() {
        let result = Result { () throws(CodeProblems) in try CodeBuilder().program(of: CodeSources(root.path)) }
        state.withLock { $0.results.append((root, result)) }
        var event = SDL_Event()
        event.type = eventType
        SDL_PushEvent(&event)
      }
    }
  }

  private func takeNext() -> URL? {
    state.withLock { state in
      state.isBusy = !state.waiting.isEmpty
      return state.isBusy ? state.waiting.removeFirst() : nil
    }
  }

  /// Returns what was compiled since the last call. Called on the main thread, which starts the program: it ends with the
  /// thread that has started it.
  @MainActor func takeResults() -> [(root: URL, result: Result<CompiledCode, NotCompiled>)] {
    let results = state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
    return results.map { root, result in
      (
        root,
        result.mapError { NotCompiled($0.all.map { FileNotice.Problem($0, in: root) }) }
          .flatMap { program in
            guard let scene = try? CodeScene.make(root.path, playing: []) else { return .failure(NotCompiled([])) }
            return .success(
              CompiledCode(scene: scene, runner: ProgramRunner(program)) { className in
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
