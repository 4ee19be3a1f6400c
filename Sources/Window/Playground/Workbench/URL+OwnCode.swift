import Files
import Foundation
import OwnCode

nonisolated extension URL {
  /// Whether it is a Swift file, a folder with Swift files and without scenes, or a playground. A file that is gone may come back.
  var isOwnCode: Bool { CodeSources.isCode(path) || !isFolder && pathExtension == "swift" }

  /// The same path, without the slash at the end of a folder's.
  var withoutEnding: URL {
    URL(filePath: standardizedFileURL.path, directoryHint: .notDirectory).absoluteURL
  }
}
