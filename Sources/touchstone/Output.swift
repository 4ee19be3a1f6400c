import Foundation

/// Prints what a command was asked for.
///
/// - Throws: a `Refusal` if standard output cannot be written, a full disk for example.
func output(_ text: String) throws {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    throw Refusal(status: .unwritable, reason: "standard output: \(error.localizedDescription)")
  }
}

/// Says something to the person on standard error, where it does not mix with what a command prints.
func warn(_ sentence: String) {
  FileHandle.standardError.write(Data("touchstone: \(sentence)\n".utf8))
}
