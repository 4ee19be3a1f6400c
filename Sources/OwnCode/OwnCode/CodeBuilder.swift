import Files
import Foundation
import PrePass
import TouchTrace

/// Makes a program of a person's sources: pre-pass, `swiftc`, cache. Writes nothing outside of the cache.
package struct CodeBuilder: Sendable {
  package let library: HostLibrary
  /// The path of `swiftc`.
  package let compiler: String
  private let cache: CodeCache
  private let confinement: Confinement
  var limits = CompilingLimits()

  /// It takes minutes if the library must be built.
  /// - Throws: `CodeProblems` without a compiler or the library, or if the machine cannot confine code as it must.
  package init(
    cache: CodeCache = CodeCache(), confinement: Confinement = .ofThisMachine
  ) throws(CodeProblems) {
    try confinement.check()
    self.confinement = confinement
    compiler = try HostLibrary.compiler()
    library = try HostLibrary.installed().unpacked(in: cache)
    self.cache = cache
  }

  /// Returns a program that was compiled from these sources, now or before. It takes a second or less.
  /// - Throws: `CodeProblems`: those of the pre-pass, or the compiler's errors.
  package func program(of sources: CodeSources) throws(CodeProblems) -> CodeProgram {
    let libraries = library.parts(with: compiler)
    let paths = sources.files.map(\.path)
    let prePass = ConfinedPrePass(
      program: try PrePassBuild(compiler: compiler, cache: cache, confinement: confinement).program(),
      confinement: confinement, limits: limits)
    let module: PreparedModule
    do throws(CodeProblems) {
      module = try prePass.module(of: sources.files.map(PrePassSource.init), in: sources.root)
    } catch {
      // A problem of the source has a line. Else the parser has not come to an end, and the compiler may say why.
      if error.all.allSatisfy({ $0.line == nil }) { try parse(sources) }
      throw error
    }
    if module.isHalfWritten { try parse(sources, script: module.script) }
    var files = Array(zip(CodeBuilder.uniqueNames(of: paths), module.sources.map(\.endingItsLine))),
      main = MainFile(of: module).text
    if let script = module.script {
      // Its statements are the program: the host is called behind them.
      main = files[script].1 + "\n#sourceLocation()\n" + main
      files[script] = ("main.swift", main)
    } else {
      files.append(("main.swift", main))
    }
    let key = ([compiler, library.stamp] + files.map(\.1)).joined(separator: "\u{0}").stableHash
    let executable = try cache.program(key, of: files) { work throws(CodeProblems) in
      try Compiling(
        compiler: compiler, library: library, confinement: confinement, work: work, cache: cache, limits: limits
      ).run(files.map(\.0), of: paths, module.columns)
    }
    return CodeProgram(
      executable: executable.path, folder: sources.folder, libraries: libraries, files: paths, classes: module.classes,
      hasOutlets: module.hasOutlets,
      sources: OwnSources(sources, module), confinement: confinement)
  }

  /// - Parameter script: the index of the file whose statements are the program.
  /// - Throws: `CodeProblems` if the compiler does not accept the sources as they are.
  private func parse(_ sources: CodeSources, script: Int? = nil) throws(CodeProblems) {
    guard let work = try? OwnFolder.temporary() else { return }
    defer { try? FileManager.default.removeItem(at: work) }
    let paths = sources.files.map(\.path)
    var names = CodeBuilder.uniqueNames(of: paths)
    if let script { names[script] = "main.swift" }
    for (name, file) in zip(names, sources.files) {
      let text = "#sourceLocation(file: \(file.path.debugDescription), line: 1)\n" + file.text.endingItsLine
      guard (try? Data(text.utf8).write(to: work.appending(path: name))) != nil else { return }
    }
    let run = CompilerRun(compiler: compiler, work: work.path, folders: [], confinement: confinement, limits: limits)
    let arguments = ["-parse", "-suppress-warnings", "-diagnostic-style", "llvm"] + Compiling.language
    let result = try run.run(names + arguments + ["-no-color-diagnostics"])
    guard result.status != 0 || result.isLate else { return }
    throw CompilerOutput(result, work: work.path, paths: Dictionary(zip(names, paths)) { first, _ in first })
      .problems(limits)
  }

  /// File names that differ: files of several folders can have the same. They begin with a digit, so none is an option or a
  /// list of arguments, and have no sign that the compiler's own lists of files cannot have.
  private static func uniqueNames(of paths: [String]) -> [String] {
    paths.enumerated().map { index, path in
      let name = (path as NSString).lastPathComponent
      let isPlain = name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "0123456789_-+. ".unicodeScalars.contains($0)
      }
      return "\(index)-" + (name == "main.swift" || !isPlain || name.utf8.count > 200 ? "start.swift" : name)
    }
  }
}

extension OwnSources {
  fileprivate init(_ sources: CodeSources, _ module: PreparedModule) {
    let folder = sources.folder + "/"
    self.init(
      files: sources.files.map { file in
        File(
          name: file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path,
          lines: file.text.lines.map(String.init))
      },
      functions: module.functions.map { one in
        Function(
          className: one.className, name: one.name, selector: one.selector, file: one.file, lines: one.lines,
          bodyLine: one.bodyLine)
      },
      superclasses: module.superclasses)
  }
}

extension String {
  /// With a line end at the end: the compiler's messages about the end of a file count on it.
  fileprivate var endingItsLine: String { last?.isNewline == true ? self : self + "\n" }

  var lines: [Substring] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
}

extension CodeSources {
  /// The folder that the code may read.
  var folder: String { files.contains { $0.path == root } ? (root as NSString).deletingLastPathComponent : root }
}
