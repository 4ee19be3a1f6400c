import Foundation

extension URL {
  /// Whether the file is in a folder, also through symbolic links.
  package func isInside(_ folder: URL) -> Bool {
    resolvingSymlinksInPath().path.hasPrefix(folder.resolvingSymlinksInPath().path + "/")
  }
}
