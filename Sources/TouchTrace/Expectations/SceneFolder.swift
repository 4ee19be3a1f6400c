import Foundation

/// Finds the scenes in a folder among whatever else lies there.
package enum SceneFolder {
  /// The scene files in `folder` and in the folders within it, by path; nothing hidden is looked at.
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

  /// A YAML file with a script or expectations. A broken scene is one, too: it is for the reader to say what is wrong.
  private static func isScene(_ file: URL) -> Bool {
    guard ["yaml", "yml"].contains(file.pathExtension) else { return false }
    guard let data = try? Data(contentsOf: file) else { return true }
    let text = String(decoding: data, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("script:") || $0.hasPrefix("expect:") }
  }
}
