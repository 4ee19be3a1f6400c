import Foundation

/// A regular file that is open for reading.
///
/// Opening a pipe would wait for a writer, a device may never end, and a folder has no bytes: each of them is refused before
/// it is opened, with its kind.
package final class RegularFile {
  private let descriptor: Int32
  /// The size when the file was opened, in bytes. A file without any data on the disk may have any size.
  package let size: Int

  package init(_ path: String) throws(RegularFileError) {
    (descriptor, size) = try RegularFile.opened(path)
  }

  /// Whether the file belongs to the user or to the system. The superuser reads all files.
  package var isOwn: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && ([0, geteuid()].contains(status.st_uid) || geteuid() == 0)
  }

  private static func opened(_ path: String) throws(RegularFileError) -> (descriptor: Int32, size: Int) {
    try check { stat(path, &$0) }
    // Without waiting: what has the name now may be a pipe after all.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    do throws(RegularFileError) {
      return (file, try check { fstat(file, &$0) })
    } catch {
      close(file)
      throw error
    }
  }

  deinit { close(descriptor) }

  /// Reads from where the last call ended.
  /// - Returns: fewer than `count` bytes only at the end of the file.
  package func read(upTo count: Int) throws(RegularFileError) -> Data {
    var data = Data()
    while data.count < count {
      // A file may be shorter than `count` by far, or longer than its size says, as those in /proc are.
      let expected = max(size - data.count + 1, 4096)
      var part = [UInt8](repeating: 0, count: min(count - data.count, expected, 1 << 20))
      let length = Foundation.read(descriptor, &part, part.count)
      if length < 0 && errno == EINTR { continue }
      guard length >= 0 else { throw .last }
      if length == 0 { break }
      data += part[..<length]
    }
    return data
  }

  /// Returns the last bytes of the file, without changing where `read(upTo:)` goes on.
  package func end(_ count: Int) throws(RegularFileError) -> Data {
    var bytes = [UInt8](repeating: 0, count: min(count, size))
    let length = pread(descriptor, &bytes, bytes.count, off_t(size - bytes.count))
    guard length >= 0 else { throw .last }
    return Data(bytes[..<length])
  }

  /// Returns the size of a regular file.
  @discardableResult
  private static func check(_ ask: (inout stat) -> Int32) throws(RegularFileError) -> Int {
    var status = stat()
    guard ask(&status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .folder
    case S_IFIFO: throw .special("a pipe")
    case S_IFSOCK: throw .special("a socket")
    default: throw .special("a device")
    }
  }
}

/// Why a file cannot be read.
package enum RegularFileError: Error, Equatable, CustomStringConvertible {
  /// There is no file of this name.
  case missing
  case folder
  /// Neither a file nor a folder; the kind with its article.
  case special(String)
  /// The system's words for another reason.
  case system(String)

  /// The error that `errno` names.
  static var last: RegularFileError { errno == ENOENT ? .missing : .system(String(cString: strerror(errno))) }

  /// The problem, without the path: `Permission denied`.
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .folder: "it is a folder"
    case .special(let kind): "it is \(kind), not a file"
    case .system(let reason): reason
    }
  }
}
