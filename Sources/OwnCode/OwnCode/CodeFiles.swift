import AppFiles
import Foundation

/// Which files a person's code is made of: its Swift files, and the pictures that it shows by name.
package enum CodeFiles {
  /// The most folders that are watched.
  private static let mostFolders = 500

  /// Whether a file of this name is compiled.
  package static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && name != "Package.swift" && !AppFileNames.leavesOut(name)
  }

  /// The folders whose files are part of the code. For a folder: the folder and all folders in it. For a Swift file:
  /// its folder, for pictures, and the asset catalogues there. Links are not followed. Empty if there is nothing at the
  /// path.
  /// - Parameter root: the path of the file or folder.
  package static func folders(of root: String) -> [String] {
    guard let isFolder = isFolder(root) else { return [] }
    guard isFolder else {
      let folder = (root as NSString).deletingLastPathComponent
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return [folder] + names.filter(AppFileNames.isCatalogue).sorted().flatMap { folders(below: folder + "/" + $0) }
    }
    return folders(below: root)
  }

  /// Whether a file or folder in one of these folders is part of the code.
  /// - Parameters:
  ///   - root: the path of the code.
  ///   - path: of what has changed.
  ///   - isFolder: whether that is, or was, a folder.
  package static func isPart(of root: String, _ path: String, isFolder: Bool) -> Bool {
    let name = (path as NSString).lastPathComponent
    if path == root { return true }
    if AppFileNames.leavesOut(name) { return false }
    if path.hasPrefix(root + "/") { return isFolder || isSource(name) || AppFileNames.isResource(name) }
    guard root.hasSuffix(".swift") else { return false }
    return isFolder ? path.contains(".xcassets") : AppFileNames.isResource(name)
  }

  private static func folders(below root: String) -> [String] {
    var found: [String] = [], waiting = [root]
    while let folder = waiting.first, found.count < mostFolders {
      waiting.removeFirst()
      found.append(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      waiting += names.filter { !AppFileNames.leavesOut($0) }.sorted().map { folder + "/" + $0 }
        .filter { isFolder($0, followsLinks: false) == true }
    }
    return found
  }

  /// Nil if there is nothing.
  private static func isFolder(_ path: String, followsLinks: Bool = true) -> Bool? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
