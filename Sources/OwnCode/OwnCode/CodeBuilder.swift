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
    let prePass = ConfinedPrePass(confinement: confinement, libraries: libraries, limits: limits)
    let module = try prePass.module(of: sources)
    let texts = module.sources + [CodeBuilder.main(of: module)]
    let key = ([compiler, library.stamp] + texts).joined(separator: "\u{0}").stableHash
    let folder = cache.program(key), executable = folder.appending(path: "program")
    if !FileManager.default.isExecutableFile(atPath: executable.path) {
      try compile(sources.files.map(\.path), texts, into: folder)
    }
    cache.touch(key)
    return CodeProgram(
      executable: executable.path, folder: sources.folder, libraries: libraries,
      files: sources.files.map(\.path), classes: module.classes, hasOutlets: module.hasOutlets,
      sources: OwnSources(sources, module), confinement: confinement)
  }

  /// The file that gives the classes to the host.
  private static func main(of module: PreparedModule) -> String {
    let classes = module.classes.map { one in
      let make = one.expression.map { "{ \($0) }" } ?? "nil"
      return "    CodeClass(\(one.name.debugDescription), \(one.name).self, \(make)),"
    }
    let delegate = module.appDelegate?.debugDescription ?? "nil"
    return """
      import CodeClasses
      import UIKit

      MainActor.assumeIsolated {
        \(module.replacements.joined(separator: "; "))
        runCode([
      \(classes.joined(separator: "\n"))
        ], delegate: \(delegate))
      }

      """
  }

  // MARK: Compiling

  private func compile(_ paths: [String], _ texts: [String], into folder: URL) throws(CodeProblems) {
    let work = folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent)-\(getpid())")
    defer { try? FileManager.default.removeItem(at: work) }
    let names = CodeBuilder.uniqueNames(of: paths) + ["main.swift"]
    do {
      try? FileManager.default.removeItem(at: work)
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      for (name, text) in zip(names, texts) {
        try Data(text.utf8).write(to: work.appending(path: name))
      }
    } catch {
      throw CodeProblems("the cache cannot be written: \(error.localizedDescription)", path: work.path)
    }
    let compiling = Compiling(
      compiler: compiler, library: library, confinement: confinement, work: work.path, cache: cache,
      limits: limits)
    try compiling.run(names, of: paths)
    do {
      for name in names { try FileManager.default.removeItem(at: work.appending(path: name)) }
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.moveItem(at: work, to: folder)
    } catch {
      // Another process may have compiled the same sources meanwhile.
      guard FileManager.default.isExecutableFile(atPath: folder.appending(path: "program").path) else {
        throw CodeProblems("the cache cannot be written: \(error.localizedDescription)", path: folder.path)
      }
    }
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
          lines: file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
      },
      functions: module.functions.map { one in
        Function(
          className: one.className, name: one.name, selector: one.selector, file: one.file, lines: one.lines,
          bodyLine: one.bodyLine)
      },
      superclasses: module.superclasses)
  }
}

extension CodeSources {
  /// The folder that the code may read.
  var folder: String { files.map(\.path) == [root] ? (root as NSString).deletingLastPathComponent : root }
}
