import Foundation
@testable import Snapshots

/// A folder of its own with scenes and references, and the program that is run in it. Goes away with this object.
final class SuiteFolder {
  let url: URL

  /// The program that was built with these tests.
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "touchstone").path

  /// - Parameter scenes: their texts by file name.
  init(_ scenes: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "suite-\(UUID().uuidString)")
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

  /// Every file under `folder`, by its path in it, in order.
  func files(under folder: String = "") -> [String] {
    let found = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path(folder) + "/" + name, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// All references in the folder, by name, and what is in them.
  func references() throws -> [String: Data] {
    try files().filter { $0.contains(".reference/") }.reduce(into: [:]) { $0[$1] = try data($1) }
  }

  // MARK: The program

  /// What the program did.
  struct Outcome {
    var status: Int32
    var printed: String
    var warnings: String

    var lines: [String] { printed.split(separator: "\n").map(String.init) }
  }

  /// Runs `touchstone` in the folder until it ends, without anything of the person who runs the tests.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let process = try start([Self.program] + arguments, environment: environment)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      printed: try text(".printed"), warnings: try text(".complaints"))
  }

  /// Starts a program in the folder. What it prints goes to hidden files, which are never full as a pipe can be.
  func start(_ command: [String], environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = url
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": url.path].merging(environment) { $1 }
    for name in [".printed", ".complaints"] { try write("", to: name) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: url.appending(path: ".printed"))
    process.standardError = try FileHandle(forWritingTo: url.appending(path: ".complaints"))
    try process.run()
    return process
  }

  // MARK: In this process

  /// Runs a suite of everything in the folder here, which is quicker than to start the program.
  func test(_ change: (inout SuiteOptions) -> Void = { _ in }) throws -> SuiteResult {
    var options = SuiteOptions()
    options.results = path(".touchstone")
    options.layers = [.trace, .hitMap]
    change(&options)
    return try SuiteRun(options, workerCommand: [Self.program, "test-worker"]).run(SceneSuite([url.path]))
  }
}
