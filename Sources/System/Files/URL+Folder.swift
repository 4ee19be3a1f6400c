import Foundation

extension URL {
  /// Whether the file is in a folder, also through symbolic links.
  package func isInside(_ folder: URL) -> Bool {
    resolvingSymlinksInPath().path.hasPrefix(folder.resolvingSymlinksInPath().path + "/")
  }

  /// Whether there is a folder here, also through symbolic links.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

extension URL {
  /// Returns a file in this folder that does not exist: `NAME.EXTENSION`, else `NAME-2.EXTENSION`, and so on.
  package func freeFile(_ name: String, _ extension: String) -> URL {
    var file = appending(path: "\(name).\(`extension`)")
    var number = 2
    while FileManager.default.fileExists(atPath: file.path) {
      file = appending(path: "\(name)-\(number).\(`extension`)")
      number += 1
    }
    return file
  }
}
