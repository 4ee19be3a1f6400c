import Files
import Foundation

/// A worker process, on the side of the process that started it.
///
/// Its standard input and output are a socket. A pipe would need `SIGPIPE` to be ignored in the whole process.
final class WorkerProcess {
  /// The socket on which responses arrive.
  let socket: Int32
  private var unread = Data()

  /// Starts a worker.
  /// - Throws: `WorkerError` when the system cannot start a process.
  init(_ command: [String]) throws(WorkerError) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw WorkerError(reason: "\(SystemError.last)")
    }
    socket = ends[0]
    let workerEnd = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = workerEnd
    process.standardOutput = workerEnd
    // `process` keeps the handle. If it stayed open here, the socket would not end with the worker.
    defer { try? workerEnd.close() }
    do {
      try process.run()
    } catch {
      throw WorkerError(reason: SystemError.reason(of: error))
    }
  }

  /// The worker ends when its standard input does; `Process` then collects its status.
  deinit { close(socket) }

  /// Sends a request.
  /// - Returns: false when the worker has ended.
  func send(_ request: WorkerRequest) -> Bool {
    WorkerLine.send(request, to: socket)
  }

  /// The result of reading.
  enum Reading {
    /// No complete response has arrived.
    case incomplete
    case response(WorkerResponse)
    case ended
  }

  /// Reads what has arrived; blocks if nothing has.
  func read() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(socket, &buffer, buffer.count)
    if count < 0 && errno == EINTR { return .incomplete }
    guard count > 0 else { return .ended }
    unread.append(contentsOf: buffer[..<count])
    guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return .incomplete }
    let line = Data(unread[..<end])
    unread = Data(unread[unread.index(after: end)...])
    return WorkerLine.decode(WorkerResponse.self, line).map { .response($0) } ?? .ended
  }
}

/// A worker process cannot be started.
struct WorkerError: Error, CustomStringConvertible {
  var reason: String

  var description: String { "cannot start a worker process: \(reason)" }
}
