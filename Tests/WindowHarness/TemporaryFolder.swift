import Foundation

/// A folder for one test, which can wait for new files.
package final class TemporaryFolder {
  package let url: URL
  private let watch: Int32

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    watch = inotify_init1(Int32(IN_CLOEXEC))
    guard watch >= 0, inotify_add_watch(watch, url.path, UInt32(IN_MOVED_TO)) >= 0 else {
      throw TestFailure("cannot watch \(url.path)")
    }
  }

  /// Waits for the next file that is renamed into the folder, which is how an atomic write ends.
  package func nextFile() throws -> URL {
    guard waitUntilReadable(watch, seconds: Subprocess.patience) else {
      throw TestFailure("no file appeared in \(url.path)")
    }
    var event = [UInt8](repeating: 0, count: MemoryLayout<inotify_event>.size + Int(NAME_MAX) + 1)
    let count = read(watch, &event, event.count)
    let name = event.prefix(max(count, 0)).dropFirst(MemoryLayout<inotify_event>.size).prefix { $0 != 0 }
    return url.appending(path: String(decoding: name, as: UTF8.self))
  }

  package func remove() {
    close(watch)
    try? FileManager.default.removeItem(at: url)
  }
}
