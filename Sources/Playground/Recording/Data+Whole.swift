import Foundation

extension Data {
  /// Writes a file so that whoever looks for it finds the old one or the new one, whole. The new one has the rights of
  /// the old one, if there is one.
  nonisolated func write(wholeTo file: URL) throws {
    let draft = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).new")
    try? FileManager.default.removeItem(at: draft)
    try write(to: draft, options: .withoutOverwriting)
    do {
      if let rights = try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: draft.path)
      }
      // Foundation's `replaceItemAt` has been seen to lose both files on Linux.
      guard rename(draft.path, file.path) == 0 else {
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: file.path])
      }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }
}
