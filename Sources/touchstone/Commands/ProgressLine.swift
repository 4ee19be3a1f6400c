import Foundation
import Snapshots

/// How far a run is, in a line of a terminal that is written again and again; where there is no terminal, nothing.
final class ProgressLine {
  let isOnTerminal = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  private var isShown = false
  private var problem: Error?

  func show(_ progress: SuiteRun.Progress) {
    guard isOnTerminal else { return }
    let failed = progress.failed == 0 ? "" : ", \(progress.failed) not as expected"
    FileHandle.standardError.write(Data("\r\u{1B}[K\(progress.done) of \(progress.total)\(failed)".utf8))
    isShown = true
  }

  /// Prints lines where the progress stands.
  func show(_ lines: [String]) {
    clear()
    guard !lines.isEmpty, problem == nil else { return }
    do { try output(lines.map { $0 + "\n" }.joined()) } catch { problem = error }
  }

  /// - Throws: a `Refusal` if something could not be printed.
  func finish() throws {
    clear()
    if let problem { throw problem }
  }

  private func clear() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    isShown = false
  }
}
