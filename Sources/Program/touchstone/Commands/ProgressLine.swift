import Console
import Foundation
import Snapshots

/// Shows the progress of a run in one line of the terminal. Without a terminal it shows only the lines of results.
final class ProgressLine {
  let isOnTerminal = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  private var isShown = false
  private var problem: Error?

  func show(_ progress: SuiteRun.Progress) {
    guard isOnTerminal else { return }
    let failed = progress.failed == 0 ? "" : ", \(progress.failed) not as expected"
    writeToStandardError("\r\u{1B}[K\(progress.done) of \(progress.total)\(failed)")
    isShown = true
  }

  /// Prints lines in place of the progress.
  func show(_ lines: [String]) {
    clear()
    guard !lines.isEmpty, problem == nil else { return }
    do { try output(lines.map { $0 + "\n" }.joined()) } catch { problem = error }
  }

  /// Removes the progress.
  /// - Throws: a `Refusal` if a line could not be printed.
  func finish() throws {
    clear()
    if let problem { throw problem }
  }

  private func clear() {
    if isShown { writeToStandardError("\r\u{1B}[K") }
    isShown = false
  }
}
