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
    (entries(of: folder) ?? []).flatMap { entry -> [URL] in
      guard entry.isFolder else { return isYAML(entry.url) ? [entry.url] : [] }
      return entry.isLink || entry.isReference ? [] : files(in: entry.url)
    }
  }

  /// Returns `folder` or its subfolders of which this program may not see the content: scenes in them would be overlooked.
  package static func unreadable(in folder: URL) -> [URL] {
    guard let entries = entries(of: folder) else { return [folder] }
    return entries.filter { $0.isFolder && !$0.isLink && !$0.isReference }.flatMap { unreadable(in: $0.url) }
  }

  /// Returns the links in `folder` and its subfolders, without those of references, to folders elsewhere that have YAML files. Links
  /// are not followed, as they may lead in circles.
  package static func linksToScenes(in folder: URL) -> [URL] {
    links(in: folder).filter { link in
      let target = link.resolvingSymlinksInPath()
      return !target.isInside(folder) && target.path != folder.resolvingSymlinksInPath().path
        && !files(in: target).isEmpty
    }
  }

  private static func links(in folder: URL) -> [URL] {
    (entries(of: folder) ?? []).filter { !$0.isReference }.flatMap { entry in
      entry.isLink ? [entry.url] : entry.isFolder ? links(in: entry.url) : []
    }
  }

  /// The content of a folder. A link to a folder counts as a file and as a folder.
  private struct Entry {
    let url: URL
    let isFolder: Bool
    let isLink: Bool

    var isReference: Bool { url.lastPathComponent.hasSuffix(referenceEnding) }
  }

  /// Returns what is in a folder and not hidden, sorted by name; nil if the folder cannot be read.
  private static func entries(of folder: URL) -> [Entry]? {
    let path = folder.path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    return names.sorted().filter { !$0.hasPrefix(".") }.map { name in
      // Not by the resource values of URLs, which take ten times as long.
      var status = stat()
      lstat("\(path)/\(name)", &status)
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      if isLink { stat("\(path)/\(name)", &status) }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      return Entry(
        url: folder.appendingPathComponent(name, isDirectory: isFolder), isFolder: isFolder, isLink: isLink)
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
