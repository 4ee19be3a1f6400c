import Foundation

nonisolated extension URL {
  /// Whether it is a Swift file, or a folder with Swift files and without scenes.
  var isOwnCode: Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return pathExtension == "swift"
    }
    let names = FileManager.default.enumerator(atPath: path)?.prefix(500).compactMap { $0 as? String } ?? []
    return names.contains { $0.hasSuffix(".swift") } && !names.contains { $0.hasSuffix(".yaml") }
  }

  /// The same path, without the slash at the end of a folder's.
  var withoutEnding: URL {
    URL(filePath: standardizedFileURL.path, directoryHint: .notDirectory).absoluteURL
  }
}
