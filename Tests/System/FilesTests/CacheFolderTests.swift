import Files
import Foundation
import Testing

/// The folder of caches, and where there is none.
struct CacheFolderTests {
  /// Only folders in it are made.
  @Test func aMissingHomeFolderIsNotMade() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(URL.touchstoneCaches(["HOME": folder.path])?.path == folder.path + "/.cache/touchstone")
    #expect(URL.touchstoneCaches(["HOME": folder.path + "/missing"]) == nil)
    #expect(URL.touchstoneCaches(["HOME": "relative"]) == nil)
    #expect(URL.touchstoneCaches(["HOME": "/missing", "XDG_CACHE_HOME": "/caches"])?.path == "/caches/touchstone")
  }
}
