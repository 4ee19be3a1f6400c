import Foundation

extension URL {
  /// The path, relative to the current folder if it is inside it.
  package var shownPath: String {
    let here = FileManager.default.currentDirectoryPath
    let folder = here == "/" ? here : here + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
