import Foundation

extension URL {
  /// The path as a person would write it here: from the current folder, if it lies in it.
  package var shownPath: String {
    let here = FileManager.default.currentDirectoryPath
    let folder = here == "/" ? here : here + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
