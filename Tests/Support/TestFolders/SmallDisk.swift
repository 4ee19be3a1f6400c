import Foundation

/// A disk in memory of a few pages, which a test can fill. Only root can mount one.
nonisolated package final class SmallDisk {
  /// The folder at which it is mounted.
  package let url: URL

  /// Whether this process can make one.
  nonisolated package static var isPossible: Bool { (try? SmallDisk(pages: 1)) != nil }

  /// - Parameter pages: its size in pages of 4,096 bytes.
  package init(pages: Int) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("small-disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard mount("tmpfs", url.path, "tmpfs", 0, "size=\(pages * 4096)") == 0 else {
      try? FileManager.default.removeItem(at: url)
      throw NotMounted()
    }
  }

  deinit {
    umount2(url.path, Int32(MNT_DETACH))
    try? FileManager.default.removeItem(at: url)
  }

  /// Fills what is free.
  package func fill() {
    let file = open(url.appendingPathComponent("filler").path, O_WRONLY | O_CREAT, 0o600)
    let page = [UInt8](repeating: 0, count: 4096)
    while write(file, page, page.count) > 0 {}
    close(file)
  }

  /// Undoes `fill()`.
  package func free() { unlink(url.appendingPathComponent("filler").path) }

  private struct NotMounted: Error {}
}
