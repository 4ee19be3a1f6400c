import Foundation
import PrePass
import Scenes
import Synchronization

/// The pre-pass on a thread of its own. If it takes too long, it is told to stop and not waited for.
enum BoundedPrePass {
  private typealias Outcome = Result<PreparedModule, SourceProblem>

  /// - Throws: `CodeProblems`.
  static func run(_ sources: CodeSources, seconds: Int) throws(CodeProblems) -> PreparedModule {
    let stop = PrePassStop(), done = DispatchSemaphore(value: 0), kept = Box()
    let thread = Thread {
      let outcome = Outcome { () throws(SourceProblem) in try PrePass.run(sources.files, stop: stop) }
      kept.outcome.withLock { $0 = outcome }
      done.signal()
    }
    // Brackets and interpolations nest up to a bound.
    thread.stackSize = 8 << 20
    thread.start()
    let isInTime = done.wait(timeout: .now() + .seconds(seconds)) == .success
    stop.set()
    guard isInTime, let outcome = kept.outcome.withLock({ $0 }) else {
      let path = sources.files.count == 1 ? sources.files[0].path : sources.root
      throw CodeProblems("the pre-pass needs more than \(seconds) s for it", path: path)
    }
    switch outcome {
    case .success(let module): return module
    case .failure(let problem): throw CodeProblems(problem.reason.text, path: problem.path, line: problem.line)
    }
  }

  private final class Box: Sendable {
    let outcome = Mutex<Outcome?>(nil)
  }
}
