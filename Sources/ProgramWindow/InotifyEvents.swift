import Foundation

/// The events of the kernel's queue for changes of files.
nonisolated enum InotifyEvents {
  /// Waits for changes, and returns the names of the files that changed; nil if no more can come.
  static func next(of queue: Int32) -> [String]? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = buffer.withUnsafeMutableBytes { read(queue, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { return [] }
    guard count > 0 else { return nil }
    let head = MemoryLayout<inotify_event>.size
    var names: [String] = [], start = 0
    while start + head <= count {
      // The length of the name is the last of the four numbers before it.
      let length = buffer.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self)) }
      let name = buffer[(start + head)..<min(start + head + length, count)].prefix { $0 != 0 }
      names.append(String(decoding: name, as: UTF8.self))
      start += head + length
    }
    return names
  }
}
