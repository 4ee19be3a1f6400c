import Files
import Foundation
import TestSupport
import Testing

@testable import OwnCode

/// The cache of compiled programs: nobody else reads it or puts a program into it.
@Suite(.slow) struct CodeCacheTests {
  private let code: CodeFolder

  init() throws { code = try CodeFolder(["View.swift": "import UIKit\nclass A: UIView {}\n"]) }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (String(repeating: "a", count: 1_000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func programsAreNamedByASHA256(text: String, checksum: String) { #expect(text.stableHash == checksum) }

  @Test func whatIsKeptIsThePersonsAlone() throws {
    let program = try code.program().executable, folder = (program as NSString).deletingLastPathComponent
    for path in [code.cache.folder.deletingLastPathComponent().path, code.cache.folder.path, folder, program] {
      #expect(mode(path) == 0o700, "\(path)")
    }
  }

  @Test(.exhaustive) func aProgramThatOthersMayHaveChangedIsCompiledAgain() throws {
    let program = try code.program().executable
    let damages: [(String) -> Void] = [
      { chmod($0, 0o722) }, { chmod(($0 as NSString).deletingLastPathComponent, 0o777) },
      { if geteuid() == 0 { chown($0, 65_534, 65_534) } else { chmod($0, 0o722) } },
      {
        unlink($0)
        symlink("/bin/true", $0)
      },
    ]
    for (number, damage) in damages.enumerated() {
      try Data("planted".utf8).write(to: URL(filePath: program))
      damage(program)
      #expect(try code.program().executable == program)
      #expect(try Data(contentsOf: URL(filePath: program)).prefix(4) == Data([0x7F, 0x45, 0x4C, 0x46]), "\(number)")
      #expect(mode(program) == 0o700, "\(number)")
    }
  }

  /// Others that need the program at the same time wait for it; of one that was killed nothing is taken.
  @Test func aProgramIsMadeOnce() throws {
    let left = code.cache.folder.appending(path: "programs/.key/left")
    try FileManager.default.createDirectory(
      at: left.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: left)
    var made = 0
    for _ in 1...2 {
      let program = try code.cache.program("key", of: [("A.swift", "")]) { work in
        made += 1
        let other = open(work, O_RDONLY)
        #expect(flock(other, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        close(other)
        #expect(try! FileManager.default.contentsOfDirectory(atPath: work) == ["A.swift"])
        _ = FileManager.default.createFile(
          atPath: work + "/program", contents: nil, attributes: [.posixPermissions: 0o775])
      }
      #expect(mode(program.path) == 0o700)
    }
    #expect(made == 1)
    #expect(!FileManager.default.fileExists(atPath: left.path))
  }

  @Test(.enabled(if: geteuid() == 0, "only root makes folders of other users"))
  func theCacheOfAnotherUserIsNotUsed() throws {
    let caches = code.folder.appending(path: "planted"), folder = caches.appending(path: "touchstone")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    chown(folder.path, 65_534, 65_534)
    let cache = CodeCache(["XDG_CACHE_HOME": caches.path])
    #expect(!cache.folder.path.hasPrefix(folder.path))
    #expect(mode(cache.folder.path) == 0o700)
  }

  @Test func anotherCompilerMakesAnotherProgram() throws {
    let library = try HostLibrary.installed()
    let file = URL(filePath: try HostLibrary.compiler()).resolvingSymlinksInPath()
    let size = try #require(FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int)
    #expect(library.stamp.contains(" \(size) "))
  }
}
