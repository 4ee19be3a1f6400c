import Foundation
import Testing

@testable import Files
@testable import Scenes

/// Summaries that are read from the cache instead of the scene files: the same, or none.
struct SummaryCacheTests {
  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }

  private func summaries(of files: [URL], cache url: URL) throws -> [SceneSummary] {
    var cache = SummaryCache(at: url)
    let summaries = try files.map { try cache.summary(of: $0) }
    cache.save()
    return summaries
  }

  @Test func presetsOfTheCacheAreThoseOfTheFiles() throws {
    let folder = try makeFolder(), library = try SceneLibrary.bundled()
    defer { remove(folder) }
    let cache = folder.appending(path: "presets"), plain = try library.presets()
    #expect(try library.presets(cache: cache) == plain)
    let written = try Data(contentsOf: cache)
    #expect(try library.presets(cache: cache) == plain)
    #expect(try Data(contentsOf: cache) == written)
  }

  @Test func whatIsKeptIsNotReadAgain() throws {
    let folder = try makeFolder()
    defer { remove(folder) }
    let scene = folder.appending(path: "01-one.yaml"), cache = folder.appending(path: "cache")
    try Data("name: One\nviews:\n  - name: A\n".utf8).write(to: scene)
    #expect(try summaries(of: [scene], cache: cache).map(\.name.english) == ["One"])
    // With another name in the cache, that name shows that the scene was not read.
    let record = try #require(RecordFile(path: cache.path, seed: 1)?.records.first)
    var changed = record.value
    let place = try #require(changed.indices.last { changed[$0...].starts(with: Array("One\0".utf8)) })
    changed[place] = UInt8(ascii: "0")
    try RecordFile.data(of: [(record.key, changed)], seed: 1).write(to: cache)
    #expect(try summaries(of: [scene], cache: cache).map(\.name.english) == ["0ne"])
  }

  @Test func aChangedSceneIsReadAgain() throws {
    let folder = try makeFolder()
    defer { remove(folder) }
    let scene = folder.appending(path: "01-one.yaml"), cache = folder.appending(path: "cache")
    for name in ["One", "Two", "Three"] {
      try Data("name: \(name)\nviews:\n  - name: A\n".utf8).write(to: scene)
      #expect(try summaries(of: [scene], cache: cache).map(\.name.english) == [name])
    }
    // Of the same size and time, as a copy that keeps them.
    let time = try scene.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    try Data("name: Other\nviews:\n  - name: A\n".utf8).write(to: scene)
    try FileManager.default.setAttributes([.modificationDate: try #require(time)], ofItemAtPath: scene.path)
    #expect(try summaries(of: [scene], cache: cache).map(\.name.english) == ["Other"])
  }

  @Test func aDamagedCacheIsNotRead() throws {
    let folder = try makeFolder(), library = try SceneLibrary.bundled()
    defer { remove(folder) }
    let cache = folder.appending(path: "presets"), plain = try library.presets(cache: cache)
    let data = try Data(contentsOf: cache)
    for place in stride(from: 0, to: data.count, by: 97) {
      var damaged = data
      damaged[place] ^= 0x41
      try damaged.write(to: cache)
      guard try library.presets(cache: cache) == plain else {
        Issue.record("byte \(place) of the file changes a summary")
        return
      }
    }
  }

  @Test func aSceneWithAnErrorIsNotKept() throws {
    let folder = try makeFolder()
    defer { remove(folder) }
    let scene = folder.appending(path: "01-one.yaml"), cache = folder.appending(path: "cache")
    try Data("nmae: One\nviews:\n  - name: A\n".utf8).write(to: scene)
    for _ in 0..<2 { #expect(throws: SceneError.self) { try summaries(of: [scene], cache: cache) } }
  }

  /// Only folders in it are made.
  @Test func aMissingHomeFolderIsNotMade() throws {
    let folder = try makeFolder()
    defer { remove(folder) }
    #expect(URL.touchstoneCaches(["HOME": folder.path])?.path == folder.path + "/.cache/touchstone")
    #expect(URL.touchstoneCaches(["HOME": folder.path + "/missing"]) == nil)
    #expect(URL.touchstoneCaches(["HOME": "relative"]) == nil)
    #expect(URL.touchstoneCaches(["HOME": "/missing", "XDG_CACHE_HOME": "/caches"])?.path == "/caches/touchstone")
  }
}
