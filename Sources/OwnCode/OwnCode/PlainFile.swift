import Foundation
import Glibc

/// A file of a person's sources. A pipe, a device, and a link that leads out of their folder are none.
struct PlainFile {
  private let path: String
  private let descriptor: Int32

  /// - Parameter folder: the folder in which the file must lie, whatever links lead to it; nil for a file that a person has chosen.
  /// - Throws: `CodeProblems` with the name of what is no file.
  init(_ path: String, in folder: String?) throws(CodeProblems) {
    self.path = path
    if let folder, let place = Self.real(path), let outer = Self.real(folder), !(place + "/").hasPrefix(outer + "/") {
      throw CodeProblems("the link leads out of the folder, to \(place): it is not read", path: path)
    }
    var status = stat()
    // To open some devices and pipes does something, so it is looked at first.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CodeProblems(
        status.st_mode == 0 ? "the file cannot be read" : "it is a pipe, a device or a folder, and no file", path: path)
    }
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CodeProblems("the file cannot be read", path: path) }
  }

  private static func real(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  /// The first bytes of the file. It is closed.
  func contents(upTo most: Int) throws(CodeProblems) -> Data {
    defer { close(descriptor) }
    var status = stat()
    var data = Data(), buffer = [UInt8](repeating: 0, count: 1 << 16)
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CodeProblems("the file cannot be read", path: path)
    }
    while data.count < most {
      let count = read(descriptor, &buffer, min(buffer.count, most - data.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw CodeProblems("the file cannot be read", path: path) }
      if count == 0 { break }
      data += buffer[..<count]
    }
    return data
  }
}
