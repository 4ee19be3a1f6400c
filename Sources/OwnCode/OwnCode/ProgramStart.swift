import CodeMessages
import Foundation
import Synchronization
import TouchTrace

/// A process of a person's code and its first answer.
struct StartedProgram {
  /// Nil if it could not be started.
  let process: ProgramProcess?
  let failure: RunFailure?
  let answer: CodeAnswer?

  /// The time that the first answer may take, in seconds of the processor.
  private static let patience = 4.0

  /// Starts the process, and waits for the answer to a `start` request.
  init(_ program: CodeProgram, _ request: CodeRequest) {
    do throws(RunFailure) {
      let process = try ProgramProcess(program)
      (self.process, failure, answer) = (process, nil, process.ask(request, within: Self.patience))
    } catch {
      (process, failure, answer) = (nil, error, nil)
    }
  }
}

/// A program that a thread has started for another one, which does not wait for it: code may loop for ever when it starts.
///
/// The process ends with the thread that has started it. A scene that names a class, or has another size, takes another start.
package final class ProgramStart: Sendable {
  private let request: CodeRequest
  private let started: Mutex<StartedProgram?>

  /// Starts the program as a scene of `size` without a class does, and waits for its first answer.
  package init(_ program: CodeProgram, size: CGSize = CodeScene.screen) {
    request = .start(size, safeArea: CodeInsets(), subject: nil)
    started = Mutex(StartedProgram(program, request))
  }

  /// Returns the program once, if it was started with the same request. Else it ends.
  func take(for request: CodeRequest) -> StartedProgram? {
    let taken = started.withLock { started in
      let taken = started
      started = nil
      return taken
    }
    return self.request == request ? taken : nil
  }
}
