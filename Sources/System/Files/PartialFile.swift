import Foundation

/// A file that is being written, and that replaces another one when it is complete.
///
/// Its name is that of the other file, the id of the process that writes it, and a number that nobody can foresee:
/// `report.html.partial-1234-874512`. A process that is killed leaves it.
package struct PartialFile {
  let path: String
  /// Open for writing, until the process closes it.
  let descriptor: Int32

  private static let separator = ".partial-"

  /// Makes an empty file beside `path`. No other file has its name: another process can have the same id in another container.
  /// - Parameter mode: its permissions, without those that the umask takes away.
  init(for path: String, mode: mode_t) throws(SystemError) {
    for _ in 1...100 {
      let name = path + Self.separator + "\(getpid())-\(Int32.random(in: 1...Int32.max))"
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if file >= 0 {
        (self.path, descriptor) = (name, file)
        return
      }
      guard errno == EEXIST else { break }
    }
    throw SystemError.last
  }

  /// Whether this is the name of a partial file.
  package static func isPartial(_ name: String) -> Bool { writer(of: name) != nil }

  /// Removes the partial files in a folder that no process writes any more.
  /// - Returns: the files that were removed, sorted by name.
  package static func removeAbandoned(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let writer = writer(of: name), !isRunning(writer) else { return nil }
      let file = folder.appendingPathComponent(name)
      return unlink(file.path) == 0 ? file : nil
    }
  }

  /// Returns the process that a name tells.
  private static func writer(of name: String) -> pid_t? {
    guard let range = name.range(of: separator, options: .backwards) else { return nil }
    let numbers = name[range.upperBound...].split(separator: "-", omittingEmptySubsequences: false).map { pid_t($0) }
    guard let writer = numbers.first ?? nil, writer > 0, numbers.count <= 2, !numbers.contains(nil) else { return nil }
    return writer
  }

  private static func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
}
