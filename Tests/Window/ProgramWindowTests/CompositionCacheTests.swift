import Foundation
import Testing
import WindowHarness

@testable import ProgramWindow

/// The folder in which X11's library keeps its table of compositions.
@MainActor struct CompositionCacheTests {
  @Test func itIsInTheFolderOfCaches() throws {
    let home = try TemporaryFolder()
    defer { home.remove() }
    let path = home.url.path
    #expect(CompositionCache.folder(in: ["HOME": path])?.path == path + "/.cache/touchstone/compose")
    #expect(
      CompositionCache.folder(in: ["HOME": path, "XDG_CACHE_HOME": "/caches"])?.path == "/caches/touchstone/compose")
    #expect(CompositionCache.folder(in: [:]) == nil)
  }

  @Test func aFolderThatTheUserHasChosenStays() throws {
    let home = try TemporaryFolder()
    defer { home.remove() }
    #expect(CompositionCache.folder(in: ["HOME": home.url.path, "XCOMPOSECACHE": "/own"]) == nil)
    try FileManager.default.createDirectory(
      at: home.url.appending(path: ".compose-cache"), withIntermediateDirectories: true)
    #expect(CompositionCache.folder(in: ["HOME": home.url.path]) == nil)
  }
}
