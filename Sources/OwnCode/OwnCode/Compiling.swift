import Files
import Foundation
import PrePass
import Scenes

/// The time and the memory of the compiler and the pre-pass for a person's sources.
struct CompilingLimits {
  /// Seconds of the processor.
  var seconds = 120
  /// Bytes of data.
  var memory = 4 << 30
  /// Seconds for the types of one expression.
  var expression = 15
  /// Seconds for the pre-pass.
  var prePass = 60
}

/// A run of the compiler on a person's sources, with Touchstone's modules. It loads no macro or plugin but those of the toolchain.
struct Compiling {
  let compiler: String
  let library: HostLibrary
  let confinement: Confinement
  /// The folder with the sources, in which the program is made.
  var work: String
  let cache: CodeCache
  let limits: CompilingLimits

  /// Compiles the files into `program`.
  /// - Parameters:
  ///   - paths: those of the person, in the order of the names.
  ///   - columns: those that the pre-pass has changed, in the order of the paths.
  /// - Throws: `CodeProblems`.
  func run(_ names: [String], of paths: [String], _ columns: [[KeptColumns]] = []) throws(CodeProblems) {
    var result = try compile(names, keepingModulesIn: try keptModules())
    // A module of C that nobody has used before belongs to this run alone.
    if result.status != 0, CompilerOutput.lacksModule(result.output) {
      result = try compile(names, keepingModulesIn: ownModules)
    }
    for folder in [ownModules, URL(filePath: work).appending(path: CompilerRun.temporary)] {
      try? FileManager.default.removeItem(at: folder)
    }
    guard result.status != 0 || result.isLate else { return }
    throw CompilerOutput(
      result, work: work, paths: Dictionary(zip(names, paths)) { first, _ in first },
      columns: Dictionary(zip(paths, columns)) { first, _ in first }
    ).problems(limits)
  }

  /// The folder of modules for this run alone.
  private var ownModules: URL { URL(filePath: work).appending(path: "modules") }

  /// The folder of the modules of C libraries, which every program uses. It is filled once, without a person's sources, and
  /// runs with a person's sources only read it. If the compiler was ended while it filled the folder, this run has its own.
  private func keptModules() throws(CodeProblems) -> URL {
    // The modules name the folder in which they were made.
    let key = [compiler, library.stamp, cache.folder.path].joined(separator: "\u{0}").stableHash
    let folder = cache.modules(key), mark = folder.appending(path: "complete"), manager = FileManager.default
    if manager.fileExists(atPath: mark.path) { return folder }
    let lock = FolderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    if manager.fileExists(atPath: mark.path) { return folder }
    cache.removeModules(besides: folder)
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("import CodeClasses\nimport Dispatch\nimport Glibc\nimport QuartzCore\nimport UIKit\n".utf8)
        .write(to: folder.appending(path: "0-modules.swift"))
    } catch {
      throw CodeProblems("the cache cannot be written: \(error.localizedDescription)", path: folder.path)
    }
    var first = self
    first.work = folder.path
    // A module that it cannot make is made by each run for itself.
    guard try first.compile(["0-modules.swift"], keepingModulesIn: folder).isWhole else {
      try? manager.removeItem(at: folder)
      return ownModules
    }
    _ = manager.createFile(atPath: mark.path, contents: nil)
    return folder
  }

  private func compile(_ names: [String], keepingModulesIn modules: URL) throws(CodeProblems) -> ConfinedTool.Result {
    let folders = [library.folder, modules.path] + library.searchPaths
    return try CompilerRun(compiler: compiler, work: work, folders: folders, confinement: confinement, limits: limits)
      .run(arguments(names, modules))
  }

  /// Swift 5, with regular expressions between slashes and the access of a package, as projects in Xcode have them.
  static let language = ["-swift-version", "5", "-enable-bare-slash-regex", "-package-name", "App"]

  private func arguments(_ names: [String], _ modules: URL) -> [String] {
    // As a whole, 20 files take a third of the time that one process for each takes.
    var arguments = names + ["-wmo", "-o", "program", "-module-name", "App", "-Onone"] + Self.language
    arguments += ["-gline-tables-only", "-suppress-warnings", "-module-cache-path", modules.path]
    for path in library.searchPaths { arguments += ["-I", path] }
    arguments += ["-L", library.folder, "-lTouchstoneHost", "-Xlinker", "-rpath", "-Xlinker", library.folder]
    // The library finds Swift's own where this compiler is, also when another one of the same version has made it.
    arguments += ["-Xlinker", "--disable-new-dtags"]
    // The toolchain's linker takes half the time of the system's.
    let linker = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "ld.lld")
    if FileManager.default.isExecutableFile(atPath: linker.path) { arguments.append("-use-ld=lld") }
    arguments += ["-Xfrontend", "-solver-expression-time-threshold=\(limits.expression)"]
    return arguments + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
  }
}
