import Foundation

/// Counts the changes in a folder, as the system reports them.
struct FolderWatch {
  private let descriptor: Int32

  init(_ folder: URL) throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    let changes = UInt32(IN_CREATE | IN_MODIFY | IN_ATTRIB | IN_MOVED_TO)
    guard descriptor >= 0, inotify_add_watch(descriptor, folder.path, changes) >= 0 else {
      throw CommandRunError("\(folder.path): cannot be watched")
    }
  }

  func end() { close(descriptor) }

  /// Waits for a number of changes, or until a pipe is closed.
  /// - Returns: whether the pipe was closed.
  mutating func waitForChanges(_ count: Int, orEndOf pipe: Int32) -> Bool {
    var rest = count
    while rest > 0 {
      var entries = [descriptor, pipe].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&entries, 2, -1) > 0 else { continue }
      if entries[0].revents != 0 { rest -= changes() } else { return true }
    }
    return false
  }

  /// Reads the changes that were reported. Their names follow each.
  private func changes() -> Int {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let length = read(descriptor, &buffer, buffer.count)
    var (count, offset) = (0, 0)
    let head = MemoryLayout<inotify_event>.size
    while offset + head <= length {
      let name = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self).len }
      (count, offset) = (count + 1, offset + head + Int(name))
    }
    return count
  }
}
