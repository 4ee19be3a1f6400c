import Foundation

/// A file that is locked while this object exists, so that no other process opens it as a journal. The system releases
/// the lock when the program ends, after a crash too.
///
/// The name can only change hands under the lock: whoever holds the lock of the file that has a name now may read,
/// rename and delete the file of that name.
final class JournalFile {
  private(set) var url: URL
  private let descriptor: Int32
  /// The number of bytes in whole lines. What follows them is overwritten.
  private(set) var length = 0
  private var hasIncompleteLine = false

  /// Makes a file. Nil if there is already one at `url`.
  /// - Throws: `JournalError`.
  init?(new url: URL) throws(JournalError) {
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 && errno == EEXIST { return nil }
    guard descriptor >= 0 else { throw JournalError(url) }
    (self.url, self.descriptor) = (url, descriptor)
    // Another program that looks for files of crashed runs may have locked or removed it since.
    guard lock() else { return nil }
  }

  /// Opens a file that an earlier run left. Nil if another running program writes it, if it does not exist, or if it is
  /// not a regular file of the user.
  init?(leftBehind url: URL) {
    // Without O_NONBLOCK a pipe would be waited for.
    let descriptor = open(url.path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    (self.url, self.descriptor) = (url, descriptor)
    guard isOwn, lock() else { return nil }
  }

  deinit { close(descriptor) }

  /// Locks the file. Returns false if another program holds it, or if its name is now that of another file.
  private func lock() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 && isRegular && hasItsName
  }

  private var isRegular: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether the user made the file. The superuser may read those of all.
  private var isOwn: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && (status.st_uid == geteuid() || geteuid() == 0)
  }

  /// Whether the file of this name is still this one. Another program may have replaced it before it was locked.
  private var hasItsName: Bool {
    var own = stat(), named = stat()
    guard fstat(descriptor, &own) == 0, lstat(url.path, &named) == 0 else { return false }
    return own.st_dev == named.st_dev && own.st_ino == named.st_ino
  }

  // MARK: Reading

  /// The largest file that is read, in bytes: a million touches.
  static let largest = 100_000_000

  /// Returns the content. The next `append(_:)` overwrites an incomplete last line.
  /// - Throws: `JournalError`.
  func read() throws(JournalError) -> Data {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw JournalError(url) }
    guard status.st_size <= JournalFile.largest else {
      throw JournalError(url, "the file has more than \(JournalFile.largest / 1_000_000) MB, the limit for recordings")
    }
    var data = Data(count: Int(status.st_size)), end = 0
    while end < data.count {
      let count = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress! + end, $0.count - end, off_t(end)) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw JournalError(url) }
      if count == 0 { break }
      end += count
    }
    let lines = data[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    (length, hasIncompleteLine) = (lines, lines < end)
    return data[..<end]
  }

  // MARK: Writing

  /// Appends a text of whole lines. If that fails, the file has the lines that it had before.
  /// - Throws: `JournalError`, for example if the disk is full.
  func append(_ text: String) throws(JournalError) {
    if hasIncompleteLine { hasIncompleteLine = ftruncate(descriptor, off_t(length)) != 0 }
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBytes { bytes in Result { () throws(JournalError) in try append(bytes) } }
    try result.get()
  }

  /// Appends the first bytes of another file. If that fails, the file has the lines that it had before.
  /// - Throws: `JournalError`.
  func copy(_ count: Int, from other: JournalFile) throws(JournalError) {
    // Mapped, a long recording need not fit in memory twice.
    guard let start = mmap(nil, count, PROT_READ, MAP_SHARED, other.descriptor, 0), start != MAP_FAILED else {
      throw JournalError(other.url)
    }
    defer { munmap(start, count) }
    try append(UnsafeRawBufferPointer(start: start, count: count))
  }

  private func append(_ bytes: UnsafeRawBufferPointer) throws(JournalError) {
    var done = 0
    while done < bytes.count {
      let count = pwrite(descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(length + done))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let error = JournalError(url)
        ftruncate(descriptor, off_t(length))
        throw error
      }
      done += count
    }
    length += done
  }

  /// Renames the file, and replaces a file of that name.
  /// - Throws: `JournalError`.
  func move(to url: URL) throws(JournalError) {
    guard rename(self.url.path, url.path) == 0 else { throw JournalError(url) }
    self.url = url
  }

  /// Deletes the file.
  func remove() { if hasItsName { unlink(url.path) } }
}

/// A journal file that cannot be read or written.
nonisolated struct JournalError: Error, CustomStringConvertible {
  let description: String

  init(_ file: URL, _ reason: String) { description = "\(file.path): \(reason)" }

  /// Describes the error of the last system call (`errno`).
  init(_ file: URL) { self.init(file, String(cString: strerror(errno))) }
}
