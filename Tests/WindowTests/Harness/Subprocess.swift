import Foundation

/// Another program, started by a test. Every wait is for an event, and gives up after `patience` with an error
/// that says what was waited for.
final class Subprocess {
  /// Seconds. Only a failure takes as long as this.
  static let patience = 20.0

  let identifier: pid_t
  private let command: [String]
  private var input: Int32?
  private let output: Int32
  private let errors: Int32
  private var exitStatus: Int32?

  /// Starts `command`: a name to be found on the PATH, or a path, and its arguments. Of the environment it gets PATH
  /// and what is given here.
  init(_ command: [String], environment: [String: String] = [:]) throws {
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

  /// Runs a program to its end and returns what it printed. A status other than 0 is an error.
  @discardableResult
  static func run(_ command: [String], environment: [String: String] = [:]) throws -> String {
    let subprocess = try Subprocess(command, environment: environment)
    let printed = try subprocess.rest()
    let status = subprocess.reap()
    guard status == 0 else { throw subprocess.failure("ended with \(status)") }
    return printed
  }

  // MARK: - What it says

  /// The next line of its standard output, as soon as it is there.
  func nextLine() throws -> String {
    var line: [UInt8] = []
    while let byte = try nextByte(from: output), byte != UInt8(ascii: "\n") {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// All that it still prints, once it, and all that it started, let go of its standard output.
  func rest() throws -> String {
    var text: [UInt8] = []
    while let byte = try nextByte(from: output) {
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What it wrote to standard error. To be asked once, after its end.
  func warnings() -> String {
    var text: [UInt8] = []
    while waitUntilReadable(errors, seconds: 0), let byte = byte(from: errors) {
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func nextByte(from stream: Int32) throws -> UInt8? {
    guard waitUntilReadable(stream, seconds: Self.patience) else { throw failure("did not go on") }
    return byte(from: stream)
  }

  private func byte(from stream: Int32) -> UInt8? {
    var byte: UInt8 = 0
    return read(stream, &byte, 1) == 1 ? byte : nil
  }

  private func failure(_ what: String) -> TestFailure {
    end()
    return TestFailure("'\(command.joined(separator: " "))' \(what). \(warnings())")
  }

  // MARK: - Its end

  /// Waits for its end: the exit status, or 128 and the number of the signal that ended it.
  func waitForExit() throws -> Int32 {
    _ = try rest()
    return reap()
  }

  /// Asks it to end, as a desktop does when the session ends.
  func terminate() {
    kill(identifier, SIGTERM)
  }

  /// Lets go of its standard input, which some programs take as a wish.
  func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Ends it, whatever it is doing.
  func end() {
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
