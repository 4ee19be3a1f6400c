import Files
import Foundation
import Scenes

/// Finds the scene files in a folder.
package enum SceneFolder {
  /// The end of the names of folders with references, in which no scene is.
  package static let referenceEnding = ".reference"

  /// Returns all YAML files in `folder` and its subfolders, sorted by path, without hidden files and references. Each is a scene
  /// unless something says what else it is: a file whose keys are misspelt must not be overlooked.
  package static func files(in folder: URL) -> [URL] {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey], options: .skipsHiddenFiles))
      ?? []
    return entries.sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap { entry -> [URL] in
      let values = try? entry.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      if values?.isDirectory ?? false {
        let isOther = values?.isSymbolicLink ?? false || entry.lastPathComponent.hasSuffix(referenceEnding)
        return isOther ? [] : files(in: entry)
      }
      return isYAML(entry) ? [entry] : []
    }
  }

  /// Returns the links in `folder` and its subfolders to folders elsewhere that have YAML files. Links are not followed, as they may
  /// lead in circles.
  package static func linksToScenes(in folder: URL) -> [URL] {
    links(in: folder).filter { link in
      let target = link.resolvingSymlinksInPath()
      return !target.isInside(folder) && target.path != folder.resolvingSymlinksInPath().path
        && !files(in: target).isEmpty
    }
  }

  private static func links(in folder: URL) -> [URL] {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey], options: .skipsHiddenFiles))
      ?? []
    return entries.sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap { entry -> [URL] in
      if (try? entry.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink ?? false { return [entry] }
      return (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false ? links(in: entry) : []
    }
  }

  private static func isYAML(_ file: URL) -> Bool { ["yaml", "yml"].contains(file.pathExtension.lowercased()) }

  /// Whether a file has at least one key of a scene's tree. False if it cannot be read.
  package static func hasTree(_ file: URL) -> Bool {
    guard let data = try? RegularFile(file.path).read(upTo: Scene.largestFile) else { return false }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .contains { line in ["views:", "windows:", "code:"].contains { line.hasPrefix($0) } }
  }
}
