import Foundation

/// A file that is locked while this object exists, so that no other process opens it as a journal. The system releases
/// the lock when the program ends, after a crash too.
final class JournalFile {
  private(set) var url: URL
  private let descriptor: Int32

  /// Makes a file. Nil if there is already one at `url`.
  /// - Throws: `JournalError`.
  init?(new url: URL) throws(JournalError) {
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 && errno == EEXIST { return nil }
    guard descriptor >= 0 else { throw JournalError(url) }
    (self.url, self.descriptor) = (url, descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw JournalError(url) }
  }

  /// Opens a file that an earlier run left. Nil if another running program writes it, or if it does not exist.
  init?(leftBehind url: URL) {
    let descriptor = open(url.path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    (self.url, self.descriptor) = (url, descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Appends a text.
  /// - Throws: `JournalError`, for example if the disk is full.
  func append(_ text: String) throws(JournalError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw JournalError(url) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Renames the file, and replaces a file of that name.
  /// - Throws: `JournalError`.
  func move(to url: URL) throws(JournalError) {
    guard rename(self.url.path, url.path) == 0 else { throw JournalError(url) }
    self.url = url
  }

  /// Deletes the file.
  func remove() { unlink(url.path) }
}

/// A journal file that cannot be written.
nonisolated struct JournalError: Error, CustomStringConvertible {
  let description: String

  /// Describes the error of the last system call (`errno`).
  init(_ file: URL) { description = "\(file.path): \(String(cString: strerror(errno)))" }
}
