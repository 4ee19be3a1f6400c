import Foundation

/// A run of the compiler, confined to a folder: it reads the system's programs and libraries, the toolchain and folders that it is
/// given, and has no network.
struct CompilerRun {
  let compiler: String
  /// The folder with the sources, in which it writes.
  let work: String
  /// The folders that it may read besides.
  let folders: [String]
  let confinement: Confinement
  let limits: CompilingLimits

  /// The folder in `work` for its temporary files.
  static let temporary = "temporary"

  func run(_ arguments: [String]) throws(CodeProblems) -> ConfinedTool.Result {
    let temporary = URL(filePath: work).appending(path: Self.temporary)
    try? FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let settings = ProcessInfo.processInfo.environment
    let passed = ["PATH", "LD_LIBRARY_PATH", "SDKROOT"].compactMap { name in settings[name].map { "\(name)=\($0)" } }
    let toolchain = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let start = ConfinedStart(
      kind: .tool(work: work), path: compiler, arguments: arguments,
      environment: passed + [
        "LC_ALL=C.UTF-8", "HOME=/nonexistent", "TMPDIR=\(temporary.path)", "SWIFT_BACKTRACE=enable=no",
      ],
      folders: [toolchain.path] + folders, confinement: confinement, memory: limits.memory, seconds: limits.seconds)
    do throws(ConfinedStart.Failure) {
      return try ConfinedTool(start: start).run()
    } catch {
      throw CodeProblems("\(compiler) cannot be started: \(error.reason)")
    }
  }
}
