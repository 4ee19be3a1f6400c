import Foundation

/// A file in a folder of this process, in which a case is written before it is read.
final class CaseFile: Sendable {
  let url: URL

  init(_ name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent(name)
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: url) }
}
