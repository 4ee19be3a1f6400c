import CSandbox
import Foundation
import Glibc

/// The start of a program in a process that is confined before the program's first instruction.
struct ConfinedStart {
  /// The kind of program.
  enum StartKind {
    /// A person's code. The ends of pipes become its descriptors 3 and 4.
    case code(requests: Int32, answers: Int32)
    /// A tool of Touchstone that reads a person's code, with a folder that it may write.
    case tool(work: String?)
  }

  /// Why a program was not started.
  struct Failure: Error {
    var reason: String
  }

  var kind: StartKind
  var path: String
  /// The arguments after the path.
  var arguments: [String]
  /// `NAME=value`.
  var environment: [String]
  /// The folders and files that it may read, beside the system's.
  var folders: [String]
  var confinement: Confinement
  /// Bytes of data.
  var memory = 1 << 30
  /// Seconds of processor time.
  var seconds = 3600

  /// The number of threads that the user of the process may have besides the machine's present ones.
  private static let moreThreads = 1024
  /// The longest file that a tool writes.
  private static let longestFile = 1 << 30

  /// - Parameter output: the end of a pipe that becomes the descriptors 1 and 2 of the process.
  /// - Returns: the process identifier, and the descriptor from which `csandbox_next_attempt` reads, or -1.
  func run(output: Int32) throws(Failure) -> (process: pid_t, listener: Int32) {
    let texts = CTexts([path] + arguments), settings = CTexts(environment), places = CTexts(folders)
    let workFolder: CTexts?, isTool: Bool, ends: (requests: Int32, answers: Int32)
    switch kind {
    case .code(let requests, let answers): (isTool, workFolder, ends) = (false, nil, (requests, answers))
    case .tool(let folder): (isTool, workFolder, ends) = (true, folder.map { CTexts([$0]) }, (-1, -1))
    }
    guard let first = texts.first else { throw Failure(reason: "no memory") }
    var start = csandbox_program(
      kind: isTool ? csandbox_tool : csandbox_code, path: first, arguments: texts.list, environment: settings.list,
      folders: places.plainList, count: folders.count, work: workFolder?.first, requests: ends.requests,
      answers: ends.answers, output: output, memory: memory, file: isTool ? Self.longestFile : 0,
      threads: Self.threads + Self.moreThreads, seconds: seconds,
      leaves_files: confinement.missing.contains(.landlock), leaves_calls: confinement.missing.contains(.seccomp))
    var step: UnsafePointer<CChar>?, listener: Int32 = -1
    let process = withExtendedLifetime((texts, settings, places, workFolder)) {
      csandbox_start(&start, &listener, &step)
    }
    guard process < 0 else { return (process, listener) }
    let reason = String(cString: strerror(errno)), place = step.map { String(cString: $0) } ?? ""
    throw Failure(reason: place.isEmpty ? reason : "\(place): \(reason)")
  }

  /// The threads of the machine: the second number of the fourth field.
  private static var threads: Int {
    let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    let fields = load.split(separator: " ")
    return fields.count > 3 ? fields[3].split(separator: "/").last.flatMap { Int($0) } ?? 0 : 0
  }
}

/// Texts for a function of C, as a list that ends with nil.
final class CTexts {
  let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  let count: Int

  init(_ texts: [String]) {
    count = texts.count
    list = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() { (list + index).initialize(to: strdup(text)) }
    (list + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(list[index]) }
    list.deallocate()
  }

  var first: UnsafePointer<CChar>? { list[0].map { UnsafePointer($0) } }

  /// The same list without its end.
  var plainList: UnsafePointer<UnsafePointer<CChar>> {
    UnsafeRawPointer(list).assumingMemoryBound(to: UnsafePointer<CChar>.self)
  }
}
