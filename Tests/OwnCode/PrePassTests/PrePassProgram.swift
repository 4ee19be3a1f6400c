import PrePass
import TestFolders
import TestSupport

@testable import OwnCode

/// The program of the pre-pass, compiled once for the tests of the process.
enum PrePassProgram {
  private static let program = Result {
    try PrePassBuild(
      compiler: HostLibrary.compiler(), cache: CodeCache(["XDG_CACHE_HOME": SharedFolder.caches.path]),
      confinement: .ofThisMachine
    ).program()
  }

  /// - Throws: `CodeProblems`.
  static func run(_ sources: [(path: String, text: String)], seconds: Int = 60) throws -> PreparedModule {
    var limits = CompilingLimits()
    limits.prePass = seconds
    return try ConfinedPrePass(program: program.get(), confinement: .ofThisMachine, limits: limits)
      .module(of: sources.map(PrePassSource.init), in: "folder")
  }
}
