import Files
import Foundation

/// Prints the output of a command to standard output. Control characters other than line ends are printed visibly, and no line is
/// a command of GitHub Actions.
///
/// - Throws: a `Refusal` if standard output is closed or cannot be written, for example on a full disk. A closed pipe ends the
///   program.
package func output(_ text: String) throws(Refusal) {
  try outputUnchanged(text.visibleInTerminal)
}

/// Prints lines that are commands of GitHub Actions. Texts in them are escaped by the caller.
///
/// - Throws: as `output`.
package func outputWorkflowCommands(_ lines: [String]) throws(Refusal) {
  try outputUnchanged(lines.map { $0.escapingControlCharacters + "\n" }.joined())
}

/// Prints JSON to standard output. Control characters are written as JSON escapes them.
///
/// - Throws: as `output`.
package func outputJSON(_ text: String) throws(Refusal) {
  let isRead = WorkflowCommand.areRead
  try outputUnchanged(
    text.lines {
      let line = $0.escapingControlCharactersInJSON
      return isRead ? line.replacing("##[", with: "\\u0023#[") : line
    })
}

private func outputUnchanged(_ text: String) throws(Refusal) {
  do {
    try writeAll(Data(text.utf8), to: STDOUT_FILENO)
  } catch {
    throw Refusal(status: .unwritable, reason: "standard output: cannot be written: \(error)")
  }
}

/// Prints a message to standard error, so that it does not mix with the output of a command.
package func warn(_ message: String) {
  writeToStandardError("touchstone: \(message)\n".visibleInTerminal)
}

/// Writes to standard error. Nothing happens if it is closed, a closed pipe, or full: an exit status does not depend on it.
package func writeToStandardError(_ text: String) { writeQuietly(text, to: STDERR_FILENO) }

/// Prints a remark to standard output, for somebody who reads it while a window is open. Nothing happens if it cannot be written.
package func remark(_ text: String) { writeQuietly("\(text)\n".visibleInTerminal, to: STDOUT_FILENO) }

private func writeQuietly(_ text: String, to descriptor: Int32) {
  let previous = signal(SIGPIPE, SIG_IGN)
  defer { signal(SIGPIPE, previous) }
  try? writeAll(Data(text.utf8), to: descriptor)
}

extension String {
  /// The text with the control characters of each line visible, and without commands of GitHub Actions where it reads them. Line
  /// ends stay.
  package var visibleInTerminal: String {
    let isRead = WorkflowCommand.areRead
    return lines { isRead ? $0.escapingControlCharacters.withoutWorkflowCommand : $0.escapingControlCharacters }
  }

  /// Changes each line. A carriage return before a line end belongs to the line.
  fileprivate func lines(_ change: (String) -> String) -> String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }
      .joined(separator: "\n")
  }
}
