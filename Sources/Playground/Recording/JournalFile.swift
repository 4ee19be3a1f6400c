import Foundation

/// A file that nobody else may open as a journal while this object lives, nor after a crash take for one in use: the
/// system lets go of the lock when the program ends, however it ends.
final class JournalFile {
  private(set) var url: URL
  private let descriptor: Int32

  /// Makes a file of that name. Nil if there is one already.
  /// - Throws: `JournalError`.
  init?(new url: URL) throws(JournalError) {
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 && errno == EEXIST { return nil }
    guard descriptor >= 0 else { throw JournalError(url) }
    (self.url, self.descriptor) = (url, descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw JournalError(url) }
  }

  /// Opens a file that was left behind. Nil if a program that still runs writes it, or it is gone.
  init?(leftBehind url: URL) {
    let descriptor = open(url.path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    (self.url, self.descriptor) = (url, descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Adds at the end.
  /// - Throws: `JournalError`, when the disk is full for example.
  func append(_ text: String) throws(JournalError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw JournalError(url) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Gives the file another name, in place of a file that may have it.
  /// - Throws: `JournalError`.
  func move(to url: URL) throws(JournalError) {
    guard rename(self.url.path, url.path) == 0 else { throw JournalError(url) }
    self.url = url
  }

  /// Takes the file away.
  func remove() { unlink(url.path) }
}

/// A file of the journal that cannot be written.
nonisolated struct JournalError: Error, CustomStringConvertible {
  let description: String

  /// Says what the last call of the system said.
  init(_ file: URL) { description = "\(file.path): \(String(cString: strerror(errno)))" }
}
