import Foundation

/// Waits for the files that are renamed into a folder, which is how an atomic write ends.
package final class FileArrivals {
  private let folder: URL
  private let watch: Int32

  /// - Parameter folder: a folder that exists. Files that arrive from now on are reported.
  package init(in folder: URL) throws {
    self.folder = folder
    watch = inotify_init1(Int32(IN_CLOEXEC))
    guard watch >= 0, inotify_add_watch(watch, folder.path, UInt32(IN_MOVED_TO)) >= 0 else {
      throw TestFailure("cannot watch \(folder.path)")
    }
  }

  deinit { close(watch) }

  /// Waits for the next file.
  package func next() throws -> URL {
    guard waitUntilReadable(watch, seconds: Subprocess.patience) else {
      throw TestFailure("no file appeared in \(folder.path)")
    }
    var event = [UInt8](repeating: 0, count: MemoryLayout<inotify_event>.size + Int(NAME_MAX) + 1)
    let count = read(watch, &event, event.count)
    let name = event.prefix(max(count, 0)).dropFirst(MemoryLayout<inotify_event>.size).prefix { $0 != 0 }
    return folder.appending(path: String(decoding: name, as: UTF8.self))
  }
}
