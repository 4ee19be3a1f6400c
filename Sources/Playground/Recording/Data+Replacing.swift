import Foundation

extension Data {
  /// Writes a file in place of another: whoever reads it finds the old or the new one, whole, with the rights that the
  /// old one has.
  nonisolated func write(inPlaceOf file: URL) throws {
    let draft = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).new")
    try? FileManager.default.removeItem(at: draft)
    try write(to: draft, options: .withoutOverwriting)
    do {
      let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      try FileManager.default.setAttributes(rights.map { [.posixPermissions: $0] } ?? [:], ofItemAtPath: draft.path)
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
