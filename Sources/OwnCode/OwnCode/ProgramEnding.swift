import Foundation
import Glibc
import TouchTrace

/// The end of a process, and its printed text.
struct ProgramEnding {
  var status: Int32
  var output: String
  var program: CodeProgram

  /// Returns the message in a line that Swift prints before it stops a program, and whether its place stands before it. Nil for other
  /// lines. Those that print much print few that are compared with the regular expressions.
  static func stop(in line: Substring) -> (message: String, hasPlace: Bool)? {
    if line.hasPrefix("Could not cast value of type '") { return (String(line), false) }
    if line.hasPrefix("Fatal error: ") { return (String(line.dropFirst("Fatal error: ".count)), false) }
    guard ["Fatal error", "Precondition failed", "Assertion failed"].contains(where: { line.contains($0) }),
      let match = line.firstMatch(of: /^.*?:\d+: (?:Fatal error|Precondition failed|Assertion failed)(?:: (.*))?$/)
    else { return nil }
    return (match.1.map(String.init) ?? "Fatal error", true)
  }

  /// Kilobytes.
  private static let muchMemory = 900_000

  /// The output of the person's code.
  var printed: String { CrashPlace.printed(in: output) }

  var failure: RunFailure {
    let signal = status & 0x7F
    if signal == 0 { return RunFailure(.exited(status >> 8 & 0xFF), output: printed) }
    if CrashPlace.kilobytes(in: output) > Self.muchMemory || message?.hasPrefix("failed to allocate") == true {
      return failure(.memory)
    }
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

  private var lines: [Substring] { output.split(whereSeparator: \.isNewline) }

  /// The message in `App/Knob.swift:12: Fatal error: the angle is wrong`, or in a line of Swift's runtime, which aborts.
  private var message: String? {
    let stops = lines.compactMap(Self.stop)
    return (stops.last(where: \.hasPlace) ?? (status & 0x7F == SIGABRT ? stops.last : nil))?.message
  }

  /// The place in such a line, if it is one in the person's module.
  private var statedPlace: (file: String, line: Int)? {
    guard let stop = lines.last(where: { Self.stop(in: $0)?.hasPlace == true }),
      let match = stop.firstMatch(of: /^App\/(.*?):(\d+):\s/), let line = Int(match.2),
      let file = program.files.first(where: { $0 == match.1 || $0.hasSuffix("/" + match.1) })
    else { return nil }
    return (file, line)
  }
}
