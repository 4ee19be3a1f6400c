import BundledFiles
import Files
import Foundation

/// The program of the pre-pass: it is compiled once, by the compiler of own code, with the parser that every toolchain brings.
struct PrePassBuild {
  /// The path of `swiftc`.
  let compiler: String
  let cache: CodeCache
  let confinement: Confinement
  /// Its sources are Touchstone's own: only a machine with too much to do needs so long.
  var limits = CompilingLimits(seconds: 600)

  private static let libraries = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"]

  /// Returns the program with what it reads when it starts. It takes some seconds the first time.
  /// - Throws: `CodeProblems` if the toolchain has no parser, or the cache cannot be written.
  func program() throws(CodeProblems) -> ConfinedPrePass.Program {
    let folder = try parser(), files = try sources()
    let key = (["pre-pass", compiler, HostLibrary.stamp(of: compiler)] + files.map(\.text)).joined(separator: "\u{0}")
      .stableHash
    let executable = try cache.program(key, of: files) { work throws(CodeProblems) in
      try compile(files.map(\.name), in: work, with: folder)
    }
    return ConfinedPrePass.Program(
      path: executable.path, libraries: [folder] + HostLibrary.runtime(of: compiler))
  }

  /// The folder with the libraries of the parser: beside those of Swift.
  private func parser() throws(CodeProblems) -> String {
    let folders = HostLibrary.runtime(of: compiler).map {
      URL(filePath: $0).deletingLastPathComponent().appending(path: "host").path
    }
    func lacking(_ folder: String) -> [String] {
      Self.libraries.filter { !FileManager.default.fileExists(atPath: "\(folder)/lib\($0).so") }
    }
    if let folder = folders.first(where: { lacking($0).isEmpty }) { return folder }
    let names = (folders.first.map(lacking) ?? Self.libraries).joined(separator: ", ")
    throw CodeProblems(
      """
      the toolchain of 'swiftc' has no \(names), which read your code. Get a whole one from \
      https://www.swift.org/install/linux/
      """)
  }

  /// The sources, by names that differ.
  private func sources() throws(CodeProblems) -> [(name: String, text: String)] {
    do {
      var files: [(name: String, text: String)] = []
      for folder in try BundledFiles.prePass() {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
          files.append((name, try String(contentsOf: folder.appending(path: name), encoding: .utf8)))
        }
      }
      return files
    } catch {
      throw CodeProblems("the file is damaged: install Touchstone again", path: "\(error)")
    }
  }

  private func compile(_ names: [String], in work: String, with folder: String) throws(CodeProblems) {
    // Most of the time is the parser's, which is optimized.
    let modules = "modules"
    var arguments =
      names + ["-wmo", "-Onone", "-o", "program", "-module-name", "PrePass", "-package-name", "touchstone"]
    arguments += ["-swift-version", "6", "-gnone", "-suppress-warnings", "-module-cache-path", modules, "-I", folder]
    arguments += ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + Self.libraries.map { "-l\($0)" }
    let run = CompilerRun(compiler: compiler, work: work, folders: [], confinement: confinement, limits: limits)
    let result = try run.run(arguments)
    for name in [modules, CompilerRun.temporary] {
      try? FileManager.default.removeItem(at: URL(filePath: work).appending(path: name))
    }
    if result.status != 0 || result.isLate {
      // The problem is none of the person's files.
      let problems = CompilerOutput(result, work: work, paths: [:]).problems(limits)
      throw CodeProblems("the pre-pass, which reads your code, cannot be compiled: \(problems.all[0].text)")
    }
  }
}
