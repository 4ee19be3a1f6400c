import CSandbox
import Foundation
import Glibc
import TouchTrace

/// Starts a program of a person's code in a process that is confined before the program's first instruction.
struct ConfinedStart {
  private let program: CodeProgram

  /// Bytes of data.
  private static let mostMemory = 1 << 30
  /// Threads that the user of the process may have besides those that the machine has now.
  private static let moreThreads = 1024

  init(_ program: CodeProgram) { self.program = program }

  /// - Parameters:
  ///   - requests: the end of a pipe that becomes the descriptor 3 of the process.
  ///   - answers: the end that becomes 4.
  ///   - output: the end that becomes 1 and 2.
  /// - Returns: the process identifier.
  /// - Throws: `RunFailure` if the process cannot be started.
  func run(requests: Int32, answers: Int32, output: Int32, environment: [String]) throws(RunFailure) -> pid_t {
    let arguments = ([program.executable, program.folder] as [String]).map { strdup($0) } + [nil]
    let settings = environment.map { strdup($0) } + [nil]
    let folders = ([program.folder] + program.libraries).map { strdup($0) }
    defer { for text in arguments + settings + folders { free(text) } }
    var step: UnsafePointer<CChar>?
    let process = arguments.withUnsafeBufferPointer { arguments in
      settings.withUnsafeBufferPointer { settings in
        folders.compactMap { $0.map { UnsafePointer($0) } }.withUnsafeBufferPointer { folders in
          guard let path = arguments[0], let arguments = arguments.baseAddress, let settings = settings.baseAddress,
            let places = folders.baseAddress
          else { return pid_t(-1) }
          var start = csandbox_program(
            path: path, arguments: arguments, environment: settings, folders: places, count: folders.count,
            requests: requests, answers: answers, output: output, memory: Self.mostMemory,
            threads: Self.threads + Self.moreThreads)
          return csandbox_start(&start, &step)
        }
      }
    }
    guard process < 0 else { return process }
    let reason = String(cString: strerror(errno)), place = step.map { String(cString: $0) } ?? ""
    throw RunFailure(
      .other("\(program.executable) cannot be started\(place.isEmpty ? "" : " (\(place))"): \(reason)"))
  }

  /// The threads of the machine: the second number of the fourth field.
  private static var threads: Int {
    let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    let fields = load.split(separator: " ")
    return fields.count > 3 ? fields[3].split(separator: "/").last.flatMap { Int($0) } ?? 0 : 0
  }
}
