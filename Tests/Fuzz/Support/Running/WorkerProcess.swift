import Foundation

/// A running worker, and the reports that it has sent.
final class WorkerProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors: URL
  private var unread: [UInt8] = []

  /// Starts a worker.
  init(program: String, arguments: [String]) throws {
    errors = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString).txt")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    try output.fileHandleForWriting.close()
  }

  deinit { try? FileManager.default.removeItem(at: errors) }

  /// What the worker has used; nil after its end.
  var figures: ProcessFigures? { ProcessFigures(of: "\(process.processIdentifier)") }

  /// Waits until there are reports, at most `milliseconds`.
  /// - Returns: nil when the worker has closed its output.
  func reports(waiting milliseconds: Int32) -> [FuzzWorker.Report]? {
    let file = output.fileHandleForReading.fileDescriptor
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else { return nil }
    unread += bytes[..<count]
    guard let end = unread.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    defer { unread.removeSubrange(...end) }
    return String(decoding: unread[..<end], as: UTF8.self).split(separator: "\n").compactMap(FuzzWorker.Report.init)
  }

  /// Ends the worker at once.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for the end, and returns the violation if the code under test ended the process.
  func crash() -> Violation? {
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 else { return nil }
    let cause = process.terminationReason == .uncaughtSignal ? "signal" : "status"
    let lines = ((try? String(decoding: Data(contentsOf: errors), as: UTF8.self)) ?? "").split(separator: "\n")
    let line = lines.last { $0.contains("atal error") } ?? lines.first ?? ""
    return Violation("crash", "\(cause) \(process.terminationStatus) \(line)")
  }
}
