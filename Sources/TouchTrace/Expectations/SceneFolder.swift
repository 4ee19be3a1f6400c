import Files
import Foundation

/// Finds the scene files in a folder.
package enum SceneFolder {
  /// Returns the scene files in `folder` and its subfolders, sorted by path, without hidden files.
  package static func files(in folder: URL) -> [URL] {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey], options: .skipsHiddenFiles))
      ?? []
    return entries.sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap { entry -> [URL] in
      let values = try? entry.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      if values?.isDirectory ?? false { return values?.isSymbolicLink ?? false ? [] : files(in: entry) }
      return isScene(entry) ? [entry] : []
    }
  }

  /// The largest file that is searched, in bytes.
  private static let mostBytes = 16_000_000

  /// Whether a file is YAML with a script or expectations. A file that cannot be read counts, so that loading it reports
  /// the error.
  private static func isScene(_ file: URL) -> Bool {
    guard ["yaml", "yml"].contains(file.pathExtension) else { return false }
    guard let opened = try? RegularFile(file.path), opened.size <= mostBytes,
      let data = try? opened.read(upTo: mostBytes)
    else { return true }
    let text = String(decoding: data, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("script:") || $0.hasPrefix("expect:") }
  }
}
