import Foundation

/// A file system in memory of a limited size, mounted at a folder. It needs the rights of root.
nonisolated struct SmallDisk {
  private let path: String

  /// Whether file systems can be mounted here.
  nonisolated static let isPermitted: Bool = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let disk = try? SmallDisk(at: folder.path, kilobytes: 4) else { return false }
    disk.unmount()
    return true
  }()

  /// Makes the folder, and mounts a file system of at least one page there.
  init(at path: String, kilobytes: Int) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else { throw POSIXError(.EPERM) }
  }

  /// Lets every write fail.
  func makeReadOnly() throws {
    guard mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0 else { throw POSIXError(.EPERM) }
  }

  func unmount() { umount2(path, Int32(MNT_DETACH)) }
}
