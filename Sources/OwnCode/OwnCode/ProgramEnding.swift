import Foundation
import Glibc
import TouchTrace

/// How a process ended, and what it printed.
struct ProgramEnding {
  var status: Int32
  var output: String
  var program: CodeProgram

  /// The line that Swift prints before it stops a program.
  static var fatalError: Regex<(Substring, Substring?)> {
    /^.*?:\d+: (?:Fatal error|Precondition failed|Assertion failed)(?:: (.*))?$/
  }

  /// Kilobytes.
  private static let muchMemory = 900_000

  /// The output of the person's code.
  var printed: String { CrashPlace.printed(in: output) }

  var failure: RunFailure {
    let signal = status & 0x7F
    if signal == 0 { return RunFailure(.exited(status >> 8 & 0xFF), output: printed) }
    if CrashPlace.kilobytes(in: output) > Self.muchMemory { return failure(.memory) }
    let reason: RunFailure.Reason =
      if let message {
        message.contains("implicitly unwrapping") && program.hasOutlets ? .outlet : .trapped(message)
      } else if signal == SIGTRAP || signal == SIGILL {
        .badValue
      } else {
        .signal(signal)
      }
    return failure(reason)
  }

  /// The failure for a reason, with the place at which the process ended.
  func failure(_ reason: RunFailure.Reason) -> RunFailure {
    let place = statedPlace ?? CrashPlace.find(in: output, of: program)
    return RunFailure(reason, file: place?.file, line: place?.line, output: printed)
  }

  /// The last line with which Swift stopped the program.
  private var stop: Substring? {
    output.split(whereSeparator: \.isNewline).last { $0.firstMatch(of: Self.fatalError) != nil }
  }

  /// The message in `App/Knob.swift:12: Fatal error: the angle is wrong`.
  private var message: String? {
    stop?.firstMatch(of: Self.fatalError).map { $0.1.map(String.init) ?? "Fatal error" }
  }

  /// The place in such a line, if it is one in the person's module.
  private var statedPlace: (file: String, line: Int)? {
    guard let match = stop?.firstMatch(of: /^App\/(.*?):(\d+):\s/), let line = Int(match.2),
      let file = program.files.first(where: { $0 == match.1 || $0.hasSuffix("/" + match.1) })
    else { return nil }
    return (file, line)
  }
}
