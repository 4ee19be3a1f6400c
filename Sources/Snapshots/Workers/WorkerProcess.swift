import Foundation

/// A process of this program that tests scenes, seen from the one that started it.
final class WorkerProcess {
  /// Where its answers can be read.
  let output: Int32
  private let input: Int32
  private let process: pid_t
  private var unread = Data()

  /// - Throws: `WorkerError` when the system starts no more processes.
  init(_ command: [String]) throws(WorkerError) {
    let toWorker = try Self.pipe(), fromWorker = try Self.pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toWorker.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, fromWorker.writing, 1)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, command[0], &actions, nil, &arguments, environ)
    close(toWorker.reading)
    close(fromWorker.writing)
    (input, output, self.process) = (toWorker.writing, fromWorker.reading, process)
    guard status == 0 else { throw WorkerError(reason: String(cString: strerror(status))) }
  }

  deinit {
    close(input)
    close(output)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// False when the worker is gone.
  func send(_ order: WorkerOrder) -> Bool {
    WorkerLine.encode(order).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// What has come since; blocks unless something can be read.
  enum Reading {
    case nothingWhole
    case answer(WorkerAnswer)
    case ended
  }

  func read() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(output, &buffer, buffer.count)
    if count < 0 && errno == EINTR { return .nothingWhole }
    guard count > 0 else { return .ended }
    unread.append(contentsOf: buffer[..<count])
    guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return .nothingWhole }
    let line = Data(unread[..<end])
    unread = Data(unread[unread.index(after: end)...])
    return WorkerLine.decode(WorkerAnswer.self, line).map { .answer($0) } ?? .ended
  }

  private static func pipe() throws(WorkerError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw WorkerError(reason: String(cString: strerror(errno))) }
    // Not open in the other workers, so that the end of one is noticed.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// A worker process could not be started.
struct WorkerError: Error, CustomStringConvertible {
  var reason: String

  var description: String { "no worker process can be started: \(reason)" }
}
