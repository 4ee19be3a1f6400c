import Foundation

/// The kernel's queue for changes of the files in folders.
nonisolated final class FolderEvents: Sendable {
  /// A file or folder that was written, added, moved or removed.
  struct Event: Equatable, Sendable {
    /// The number of the folder that it is in.
    var folder: Int32
    /// Empty for the folder itself.
    var name: String
    var isFolder: Bool
  }

  private let queue: Int32
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_CREATE)

  /// Nil if the system has no more queues.
  init?() {
    queue = inotify_init1(Int32(IN_CLOEXEC))
    guard queue >= 0 else { return nil }
  }

  /// Begins to watch a folder.
  /// - Returns: its number, which stays the same if it is watched already; nil if it cannot be watched.
  func watch(_ folder: String) -> Int32? {
    let number = inotify_add_watch(queue, folder, FolderEvents.changes | UInt32(IN_ONLYDIR))
    return number >= 0 ? number : nil
  }

  func unwatch(_ number: Int32) { inotify_rm_watch(queue, number) }

  /// Waits for changes; nil if no more can come. A file that was only created is left out: it is empty until it is written.
  func next() -> [Event]? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = buffer.withUnsafeMutableBytes { read(queue, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { return [] }
    guard count > 0 else { return nil }
    let head = MemoryLayout<inotify_event>.size
    var events: [Event] = [], start = 0
    while start + head <= count {
      // Four numbers, of which the last one is the length of the name after them.
      let numbers = (0..<4).map { index in
        buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self) }
      }
      let name = buffer[(start + head)..<min(start + head + Int(numbers[3]), count)].prefix { $0 != 0 }
      let event = Event(
        folder: Int32(bitPattern: numbers[0]), name: String(decoding: name, as: UTF8.self),
        isFolder: numbers[1] & UInt32(IN_ISDIR) != 0)
      let isOnlyCreated = numbers[1] & UInt32(IN_CREATE) != 0 && !event.isFolder
      if !isOnlyCreated, numbers[1] & UInt32(IN_IGNORED) == 0 { events.append(event) }
      start += head + Int(numbers[3])
    }
    return events
  }
}
