import Files
import Foundation
@testable import OwnCode
@testable import TestSupport
import Testing

/// The modules of an installed library are packed; the cache has them unpacked.
struct PackedModulesTests {
  private let folder: TestFolder
  private let cache: CodeCache
  private var installed: URL { folder.url.appending(path: "Modules") }

  init() throws {
    folder = try TestFolder()
    cache = CodeCache(["XDG_CACHE_HOME": folder.url.appending(path: "cache").path])
    try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: true)
  }

  /// Writes a packed module of 3 MB.
  private func pack(_ letter: String) throws -> Data {
    let contents = Data(String(repeating: letter, count: 3_000_000).utf8)
    let file = installed.appending(path: "A.swiftmodule")
    try contents.write(to: file)
    let gzip = try Process.run(URL(filePath: "/bin/gzip"), arguments: ["-f", file.path])
    gzip.waitUntilExit()
    return contents
  }

  @Test func modulesAreUnpackedOnce() throws {
    let contents = try pack("a")
    let modules = try #require(PackedModules(in: installed))
    let unpacked = try modules.unpacked(in: cache, stamp: "1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: unpacked.path) == ["A.swiftmodule"])
    #expect(try Data(contentsOf: unpacked.appending(path: "A.swiftmodule")) == contents)
    // The packed file is not read again.
    try FileManager.default.removeItem(at: installed.appending(path: "A.swiftmodule.gz"))
    #expect(try modules.unpacked(in: cache, stamp: "1") == unpacked)
  }

  @Test func anotherLibraryIsUnpackedBesideTheOneBefore() throws {
    var folders: [URL] = []
    for stamp in ["1", "2", "3"] {
      _ = try pack(stamp)
      folders.append(try #require(PackedModules(in: installed)).unpacked(in: cache, stamp: stamp))
      let date = Date(timeIntervalSince1970: Double(folders.count))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folders[folders.count - 1].path)
    }
    #expect(folders.map { FileManager.default.fileExists(atPath: $0.path) } == [false, true, true])
  }

  @Test(arguments: [0, 20, 1500]) func aDamagedFileIsNamed(length: Int) throws {
    _ = try pack("a")
    let file = installed.appending(path: "A.swiftmodule.gz")
    try Data(contentsOf: file).prefix(length).write(to: file)
    let modules = try #require(PackedModules(in: installed))
    #expect(throws: CodeProblems("the file is damaged: install Touchstone again", path: file.path)) {
      try modules.unpacked(in: cache, stamp: "1")
    }
    #expect(!FileManager.default.fileExists(atPath: cache.library("1".stableHash).path))
  }

  @Test func modulesOfABuildAreNotPacked() throws {
    try Data("a".utf8).write(to: installed.appending(path: "A.swiftmodule"))
    #expect(PackedModules(in: installed) == nil)
  }
}
