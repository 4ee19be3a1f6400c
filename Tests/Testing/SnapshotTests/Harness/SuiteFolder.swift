import Foundation
import TestFolders
import TestSupport

@testable import Snapshots

/// A temporary folder with scenes and references, in which the program is run. It is removed with this object.
final class SuiteFolder {
  let url: URL

  /// The path of the program that was built with these tests.
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "touchstone").path

  /// - Parameters:
  ///   - scenes: their texts by file name.
  ///   - parent: the folder in which it is made.
  init(_ scenes: [String: String] = [:], in parent: URL = FileManager.default.temporaryDirectory) throws {
    url = parent.appending(path: "suite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in scenes { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  // MARK: Files

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appending(path: name)) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Returns the paths of all files in `folder` and its subfolders, relative to it, sorted.
  func files(under folder: String = "") -> [String] {
    let found = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path(folder) + "/" + name, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// Returns all references in the folder, by path.
  func references() throws -> [String: Data] {
    try files().filter { $0.contains(".reference/") }.reduce(into: [:]) { $0[$1] = try data($1) }
  }

  // MARK: The program

  /// The result of running the program.
  struct Outcome {
    var status: Int32
    var printed: String
    var warnings: String

    var lines: [String] { printed.split(separator: "\n").map(String.init) }
  }

  /// Runs `touchstone` in the folder, with a minimal environment.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let process = try start([Self.program] + arguments, environment: environment)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      printed: try text(".printed"), warnings: try text(".warnings"))
  }

  /// Starts a program in the folder. Its output is written to hidden files, because a pipe can be full.
  func start(_ command: [String], environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = url
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": url.path, "XDG_CACHE_HOME": SharedFolder.caches.path,
    ].merging(environment) { $1 }
    for name in [".printed", ".warnings"] { try write("", to: name) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: url.appending(path: ".printed"))
    process.standardError = try FileHandle(forWritingTo: url.appending(path: ".warnings"))
    try process.run()
    return process
  }

  // MARK: In this process

  /// Tests all scenes in the folder in this process, which is faster than starting the program.
  func test(_ change: (inout SuiteOptions) -> Void = { _ in }) throws -> SuiteResult {
    var options = SuiteOptions()
    options.results = path(".touchstone")
    options.layers = [.trace, .hitMap]
    change(&options)
    return try SuiteRun(options, workerCommand: [Self.program, "test-worker"]).run(SceneSuite([url.path]))
  }
}
