import Foundation
import Testing

@testable import OwnCode

/// A compiler that is ended before it has done its work, as on a machine that has too much to do.
@Suite(.slow) struct EndedCompilerTests {
  /// The folder of an empty cache, and of a source.
  private let code: CodeFolder
  private let cache: CodeCache
  private let limits: CompilingLimits

  init() throws {
    code = try CodeFolder(["A.swift": "let a = 1\n"])
    cache = CodeCache(["XDG_CACHE_HOME": code.folder.path])
    var limits = CompilingLimits()
    limits.seconds = 0
    self.limits = limits
  }

  /// No file of the person is named, and no program is left.
  @Test func aPrePassThatIsNotCompiledIsNamed() throws {
    let build = PrePassBuild(
      compiler: try HostLibrary.compiler(), cache: cache, confinement: .ofThisMachine, limits: limits)
    #expect {
      try build.program()
    } throws: { error in
      "\(error)"
        == "the pre-pass, which reads your code, cannot be compiled: the compiler needs more than 0 s for it"
    }
    #expect(files("programs").isEmpty)
  }

  @Test func halfAFolderOfModulesIsNotComplete() throws {
    let compiling = Compiling(
      compiler: try HostLibrary.compiler(), library: try HostLibrary.installed().unpacked(in: cache),
      confinement: .ofThisMachine, work: code.folder.path, cache: cache, limits: limits)
    #expect(throws: CodeProblems.self) { try compiling.run(["A.swift"], of: ["A.swift"]) }
    #expect(files("modules").isEmpty)
  }

  private func files(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: cache.folder.appending(path: folder).path)) ?? []
  }
}
