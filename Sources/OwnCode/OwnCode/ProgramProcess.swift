import CodeMessages
import Foundation
import Glibc
import Scenes
import TouchTrace

/// A process that runs a person's code. It ends with this object.
final class ProgramProcess {
  private let program: CodeProgram
  private let process: pid_t
  private let pipe: MessagePipe
  private let output: OutputTail
  private let attempts: AttemptWatch
  private let descriptors: [Int32]
  /// The time that a process that crashes may take to end, in seconds.
  private static let ending = 1.0
  /// Why it has ended; nil while it runs.
  private(set) var failure: RunFailure?
  private var isReaped = false
  private var received = AnswerGuard()

  /// - Throws: `RunFailure` if the process cannot be started.
  init(_ program: CodeProgram) throws(RunFailure) {
    let requests = try ProgramProcess.newPipe(), answers = try ProgramProcess.newPipe()
    let printed = try ProgramProcess.newPipe()
    defer { for descriptor in [requests[0], answers[1], printed[1]] { close(descriptor) } }
    // `Bundle.main` looks at the folder of the program.
    let own = URL(filePath: program.executable).deletingLastPathComponent().path
    let folders = [program.folder, own] + program.libraries
    let start = ConfinedStart(
      kind: .code(requests: requests[0], answers: answers[1]), path: program.executable, arguments: [program.folder],
      environment: Self.environment, folders: folders, confinement: program.confinement)
    do throws(ConfinedStart.Failure) {
      let started = try start.run(output: printed[1])
      (process, attempts) = (started.process, AttemptWatch(started.listener, folders: folders))
    } catch {
      for descriptor in [requests[1], answers[0], printed[0]] { close(descriptor) }
      throw RunFailure(.other("\(program.executable) cannot be started: \(error.reason)"))
    }
    self.program = program
    descriptors = [requests[1], answers[0]]
    pipe = MessagePipe(input: answers[0], output: requests[1])
    output = OutputTail(printed[0])
  }

  /// The end to read from, and the end to write to. Other processes do not inherit them.
  private static func newPipe() throws(RunFailure) -> [Int32] {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else {
      throw RunFailure(.other("there is no pipe: \(String(cString: strerror(errno)))"))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  deinit {
    if !isReaped {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    for descriptor in descriptors { close(descriptor) }
  }

  /// The code gets the same environment everywhere: no language, no time zone, sets in the same order.
  private static let environment = [
    "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "TZ=UTC", "HOME=/nonexistent", "SWIFT_BACKTRACE=enable=no",
    "SWIFT_DETERMINISTIC_HASHING=1",
  ]

  /// Sends a request and waits for the answer; nil if the process has ended before it. When the code crashes, the answer has
  /// what happened until then.
  /// - Parameter seconds: how long the answer may take, in processor time of the process.
  func ask(_ request: CodeRequest, within seconds: Double) -> CodeAnswer? {
    guard failure == nil else { return nil }
    do throws(MessagePipe.Failure) {
      try pipe.send(request)
      let answer = try receive(within: seconds)
      if answer.isUnfinished { end(because: .ended, after: seconds) }
      return answer
    } catch {
      let unfinished = error == .late ? unfinishedAnswer() : nil
      end(because: error, after: seconds)
      return unfinished
    }
  }

  /// What the code tried and may not do, since the last call.
  func takeAttempts() -> [CodeAttempt] { attempts.takeNew() }

  private func receive(within seconds: Double) throws(MessagePipe.Failure) -> CodeAnswer {
    try received.checked(pipe.receive(CodeAnswer.self, with: AnswerPatience(seconds, for: process)))
  }

  /// Makes a process that does not answer crash where it is: it prints its calls then, and says what happened, as after every
  /// crash.
  private func unfinishedAnswer() -> CodeAnswer? {
    kill(process, SIGABRT)
    return try? receive(within: Self.ending)
  }

  private func end(because reason: MessagePipe.Failure, after seconds: Double) {
    // A process that has crashed, or has closed its pipe, is about to end by itself. Code can do the latter and go on.
    var status: Int32 = 0, waited = 0.0
    if case .damaged = reason { waited = Self.ending }
    while waitpid(process, &status, WNOHANG) == 0 {
      if waited >= Self.ending { kill(process, SIGKILL) }
      usleep(1000)
      waited += 0.001
    }
    isReaped = true
    let ending = ProgramEnding(
      status: status, output: output.text(isEnded: true), program: program)
    failure =
      switch reason {
      case .ended: ending.failure
      case .late: ending.failure(.late(seconds))
      case .damaged(let text): RunFailure(.other("what it sent cannot be read: \(text)"), output: ending.printed)
      }
  }
}
