import Foundation

/// Waits for the files that are renamed into a folder, which is how an atomic write ends.
package final class FileArrivals {
  private let folder: URL
  private let watch: Int32
  /// The names of files that have arrived and were not asked for: one reading can give several.
  private var arrived: [String] = []

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
  /// - Parameter type: the ending of its name; nil for any. Other files are passed over.
  package func next(ofType type: String? = nil) throws -> URL {
    while true {
      while !arrived.isEmpty {
        let file = folder.appending(path: arrived.removeFirst())
        if type == nil || file.pathExtension == type { return file }
      }
      guard waitUntilReadable(watch, seconds: Subprocess.patience) else {
        throw TestFailure("no file appeared in \(folder.path)")
      }
      arrived = names()
    }
  }

  /// Reads the names that can be read now: each stands after its event, and has the length that the event says.
  private func names() -> [String] {
    let head = MemoryLayout<inotify_event>.size
    var events = [UInt8](repeating: 0, count: 16 * (head + Int(NAME_MAX) + 1))
    let count = max(read(watch, &events, events.count), 0)
    var names: [String] = [], start = 0
    while start + head <= count {
      let length = events.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: start, as: inotify_event.self).len) }
      names.append(String(decoding: events[(start + head)..<(start + head + length)].prefix { $0 != 0 }, as: UTF8.self))
      start += head + length
    }
    return names
  }
}
