import Foundation
import Testing
import WindowHarness

/// Standard input, output and error that are closed, full, or pipes that nobody reads.
struct StandardStreamTests {
  private typealias Outcome = (status: Int32, printed: String, warnings: String)

  /// Runs a command line of the shell, in which `touchstone` is the program that was built with these tests.
  ///
  /// Each has a folder of its own, as `touchstone test` waits for another run that writes to the same one.
  private func shell(_ line: String) throws -> Outcome {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let program = "cd '\(folder.url.path)'; touchstone() { '\(RunningProgram.executable)' \"$@\"; }; "
    let subprocess = try Subprocess(["bash", "-c", program + line])
    let printed = try subprocess.rest()
    return (try subprocess.waitForExit(), printed, subprocess.warnings())
  }

  // MARK: Standard error

  @Test(arguments: ["2>&-", "2>/dev/full", "2> >(true)"])
  func standardErrorChangesNoExitStatus(_ redirection: String) throws {
    try #expect(shell("touchstone trace P99 \(redirection)").status == 65)
    try #expect(shell("touchstone trace --nonsense \(redirection)").status == 64)
    try #expect(shell("touchstone render P01 -o /nowhere/a.png \(redirection)").status == 74)
    try #expect(shell("touchstone list \(redirection)").status == 0)
  }

  @Test func standardErrorThatNobodyReadsChangesNoExitStatus() throws {
    // The pipe is closed before the program starts.
    let outcome = try shell("exec 3> >(exec true); wait $!; touchstone trace P99 2>&3")
    #expect(outcome.status == 65)
  }

  // MARK: Standard output

  @Test(
    arguments: [
      "--help", "--version", "help test", "test --help", "--generate-completion-script bash", "list", "list --json",
      "trace P01", "trace P01 --format json", "doctor", "test P01 --layers none",
      "test P01 --layers none --report json=/dev/stdout",
    ].sample(every: 3, from: 1))
  func standardOutputThatIsClosedOrFullEndsWith74(_ arguments: String) throws {
    let closed = try shell("touchstone \(arguments) >&-")
    #expect(closed.status == 74)
    #expect(closed.warnings.hasSuffix("cannot be written: Bad file descriptor\n"), "\(closed.warnings)")
    let full = try shell("touchstone \(arguments) >/dev/full")
    #expect(full.status == 74)
    #expect(full.warnings.hasSuffix("cannot be written: No space left on device\n"), "\(full.warnings)")
  }

  @Test func bothStreamsMayBeClosed() throws {
    try #expect(shell("touchstone trace P01 >&- 2>&-").status == 74)
    try #expect(shell("touchstone trace P99 <&- >&- 2>&-").status == 65)
  }

  @Test(arguments: ["--help", "trace P01", "list --json", "test P01 --layers none --report json=/dev/stdout"])
  func aClosedPipeEndsQuietlyWith141(_ arguments: String) throws {
    let pipe = "exec 3> >(exec true); wait $!; "
    let outcome = try shell("\(pipe)touchstone \(arguments) >&3")
    #expect(outcome.status == 141)
    #expect(outcome.warnings.isEmpty)
    let ignoring = try shell("\(pipe)trap '' PIPE; touchstone \(arguments) >&3")
    #expect(ignoring.status == 141)
    #expect(ignoring.warnings.isEmpty)
  }

  @Test func noFileTakesThePlaceOfAClosedStream() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let closed = folder.url.appending(path: "closed.png"), plain = folder.url.appending(path: "plain.png")
    try #expect(shell("touchstone render P01 -o '\(closed.path)' <&- >&- 2>&-").status == 0)
    try #expect(shell("touchstone render P01 -o '\(plain.path)'").status == 0)
    try #expect(Data(contentsOf: closed) == Data(contentsOf: plain))
  }

  @Test func aReportOnStandardOutputIsAddedToTheFileThatTheShellOpened() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "out.txt")
    let line = "touchstone test P01 --layers none --report json=/dev/stdout > '\(file.path)'"
    try #expect(shell(line).status == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n")
    let report = lines.firstIndex { $0.hasPrefix("{") && $0.contains("\"format\"") }
    let end = lines.firstIndex { $0.hasPrefix("1 scene, 2 cases") }
    #expect(lines.first?.hasPrefix("PASS five-views") == true)
    #expect(try #require(report) < #require(end) && lines.count { $0.hasPrefix("{") } == 1)
  }

  @Test(arguments: ["0", "-1", "1", "39", "9223372036854775807", "99999999999999999999", "x", ""])
  func helpIsPrintedInAnyWidth(_ columns: String) throws {
    let outcome = try shell("COLUMNS=\(columns) touchstone help test")
    #expect(outcome.status == 0)
    #expect(outcome.printed.contains("OVERVIEW"))
    try #expect(shell("COLUMNS=\(columns) touchstone test --nonsense").status == 64)
  }

  @Test func aPipeThatNoProgramReadsIsAnErrorAndNotAWait() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let pipe = folder.url.appending(path: "pipe").path
    let outcome = try shell("mkfifo '\(pipe)'; touchstone render P01 -o '\(pipe)'")
    #expect(outcome.status == 74)
    #expect(outcome.warnings == "touchstone: \(pipe): cannot be written: No such device or address\n")
  }
}
