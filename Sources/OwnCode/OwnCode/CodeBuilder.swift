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

  /// It takes minutes if the library must be built.
  /// - Throws: `CodeProblems` without a compiler or the library.
  package init(cache: CodeCache = CodeCache()) throws(CodeProblems) {
    compiler = try HostLibrary.compiler()
    library = try HostLibrary.installed().unpacked(in: cache)
    self.cache = cache
  }

  /// Returns a program that was compiled from these sources, now or before. It takes a second or less.
  /// - Throws: `CodeProblems`: those of the pre-pass, or the compiler's errors.
  package func program(of sources: CodeSources) throws(CodeProblems) -> CodeProgram {
    let module: PreparedModule
    do throws(SourceProblem) {
      module = try PrePass.run(sources.files)
    } catch {
      throw CodeProblems(error.reason.text, path: error.path, line: error.line)
    }
    let texts = module.sources + [CodeBuilder.main(of: module)]
    let key = ([compiler, library.stamp] + texts).joined(separator: "\u{0}").stableHash
    let folder = cache.program(key), executable = folder.appending(path: "program")
    if !FileManager.default.isExecutableFile(atPath: executable.path) {
      try compile(sources.files.map(\.path), texts, into: folder)
    }
    cache.touch(key)
    return CodeProgram(
      executable: executable.path, folder: sources.folder, libraries: library.parts(with: compiler),
      files: sources.files.map(\.path), classes: module.classes, hasOutlets: module.hasOutlets,
      sources: OwnSources(sources, module))
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
    let (status, output) = try run(arguments(names), in: work)
    guard status == 0 else {
      throw CompilerOutput(
        output, work: work.path, paths: Dictionary(zip(names, paths)) { first, _ in first }
      ).problems
    }
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

  private func arguments(_ names: [String]) -> [String] {
    // As a whole, 20 files take a third of the time that one process for each takes.
    var arguments = names + ["-wmo", "-o", "program", "-module-name", "App", "-swift-version", "5", "-Onone"]
    arguments += ["-gline-tables-only", "-suppress-warnings", "-module-cache-path", cache.modules.path]
    for path in library.searchPaths { arguments += ["-I", path] }
    arguments += ["-L", library.folder, "-lTouchstoneHost", "-Xlinker", "-rpath", "-Xlinker", library.folder]
    // The library finds Swift's own where this compiler is, also when another one of the same version has made it.
    arguments += ["-Xlinker", "--disable-new-dtags"]
    return arguments + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
  }

  private func run(_ arguments: [String], in folder: URL) throws(CodeProblems) -> (status: Int32, output: String) {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(filePath: compiler)
    (process.arguments, process.currentDirectoryURL) = (arguments, folder)
    (process.standardOutput, process.standardError, process.standardInput) = (pipe, pipe, FileHandle.nullDevice)
    do {
      try process.run()
    } catch {
      throw CodeProblems("\(compiler) cannot be started: \(error.localizedDescription)")
    }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// File names that differ: files of several folders can have the same.
  private static func uniqueNames(of paths: [String]) -> [String] {
    paths.enumerated().map { index, path in
      "\(index)-"
        + ((path as NSString).lastPathComponent == "main.swift" ? "start.swift" : (path as NSString).lastPathComponent)
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
