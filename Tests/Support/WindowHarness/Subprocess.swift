import Foundation

/// A program that a test starts. Each wait is for an event, and fails after `patience`.
package final class Subprocess {
  /// The longest wait, in seconds. Only a failure takes that long.
  package static let patience = 60.0

  package let identifier: pid_t
  private let command: [String]
  private var input: Int32?
  private let output: Int32
  private let errors: Int32
  private var exitStatus: Int32?

  /// Starts a program.
  /// - Parameters:
  ///   - command: a name on the PATH, or a path, and the arguments.
  ///   - environment: its environment, besides PATH.
  package init(_ command: [String], environment: [String: String] = [:]) throws {
    let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    self.command = command
    (identifier, input, output, errors) = try startingPrograms.withLock { _ in
      let (input, output, errors) = try (Channel(), Channel(), Channel())
      let streams = [input.reading, output.writing, errors.writing]
      defer { streams.forEach { close($0) } }
      let identifier = try spawn(command, environment: path.merging(environment) { $1 }, streams: streams)
      return (identifier, input.writing, output.reading, errors.reading)
    }
  }

  deinit {
    closeInput()
    close(output)
    close(errors)
  }

  /// Runs a program to its end and returns its output.
  /// - Throws: `TestFailure` if its exit status is not 0.
  @discardableResult
  package static func run(_ command: [String], environment: [String: String] = [:]) throws -> String {
    let subprocess = try Subprocess(command, environment: environment)
    return try subprocess.waitForSuccess()
  }

  // MARK: - Output

  /// Waits for the next line of its standard output, and returns it.
  package func nextLine() throws -> String {
    var line: [UInt8] = []
    while let byte = try nextByte(from: output), byte != UInt8(ascii: "\n") {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Waits until the program and its children have closed standard output, and returns the rest of it.
  package func rest() throws -> String {
    var text: [UInt8] = []
    while let byte = try nextByte(from: output) {
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns its standard error. Call it once, after the program has ended.
  package func warnings() -> String {
    var text: [UInt8] = []
    while waitUntilReadable(errors, seconds: 0), let byte = byte(from: errors) {
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func nextByte(from stream: Int32) throws -> UInt8? {
    guard waitUntilReadable(stream, seconds: Self.patience) else { throw failure("printed nothing more") }
    return byte(from: stream)
  }

  private func byte(from stream: Int32) -> UInt8? {
    var byte: UInt8 = 0
    return read(stream, &byte, 1) == 1 ? byte : nil
  }

  private func failure(_ reason: String) -> TestFailure {
    end()
    return TestFailure("'\(command.joined(separator: " "))' \(reason). \(warnings())")
  }

  // MARK: - Exit

  /// Waits for its end. Returns the exit status, or 128 plus the number of the signal that ended it.
  package func waitForExit() throws -> Int32 {
    _ = try rest()
    return reap()
  }

  /// Waits for its end. Returns the rest of its output.
  /// - Throws: `TestFailure` if its exit status is not 0.
  @discardableResult
  package func waitForSuccess() throws -> String {
    let printed = try rest(), status = reap()
    guard status == 0 else { throw failure("ended with \(status)") }
    return printed
  }

  /// Sends a signal.
  package func terminate(with signal: Int32) {
    kill(identifier, signal)
  }

  /// Writes to its standard input.
  package func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard let input, Glibc.write(input, bytes, bytes.count) == bytes.count else { throw failure("reads nothing more") }
  }

  /// Closes its standard input.
  package func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Kills it, and waits for its end.
  package func end() {
    guard exitStatus == nil else { return }
    kill(identifier, SIGKILL)
    _ = reap()
  }

  private func reap() -> Int32 {
    if let exitStatus { return exitStatus }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    let result = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    exitStatus = result
    return result
  }
}
