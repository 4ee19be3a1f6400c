import Foundation

/// Prints the output of a command to standard output.
///
/// - Throws: a `Refusal` if standard output cannot be written, for example on a full disk.
func output(_ text: String) throws {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    throw Refusal(status: .unwritable, reason: "standard output: \(error.localizedDescription)")
  }
}

/// Prints a message to standard error, so that it does not mix with the output of a command.
func warn(_ message: String) {
  FileHandle.standardError.write(Data("touchstone: \(message)\n".utf8))
}
