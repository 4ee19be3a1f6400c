import Foundation

/// The completion of a path by the names of files in a folder.
struct PathCompletion {
  /// The completed path; nil if nothing can be added.
  let text: String?

  /// - Parameter folder: the folder of a relative path.
  init(of path: String, in folder: URL) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let parent = String(path[..<slash]), beginning = path[slash...]
    let place = folder.appendingPath(parent)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    let fitting = names.filter { $0.hasPrefix(beginning) && (!beginning.isEmpty || !$0.hasPrefix(".")) }.sorted()
    guard let first = fitting.first, let last = fitting.last else {
      text = nil
      return
    }
    // The shortest common prefix of sorted names is that of the first and the last.
    let common = first.commonPrefix(with: last)
    var isFolder: ObjCBool = false
    let isAlone =
      fitting.count == 1
      && FileManager.default.fileExists(atPath: place.appendingPathComponent(common).path, isDirectory: &isFolder)
    let longer = parent + common + (isAlone && isFolder.boolValue ? "/" : "")
    text = longer == path ? nil : longer
  }
}

extension TextField {
  /// Completes a path with the characters that all matching files share.
  func complete(in folder: URL) {
    if let longer = PathCompletion(of: text, in: folder).text { replace(with: longer) }
  }
}

extension URL {
  /// Returns the location of a path that the user typed in this folder; `~` is the home folder.
  package func appendingPath(_ path: String) -> URL {
    let path = (path as NSString).expandingTildeInPath
    return path.hasPrefix("/") ? URL(fileURLWithPath: path) : path.isEmpty ? self : appendingPathComponent(path)
  }
}
