import Files
import Foundation
import Testing

/// The file of a reference, beside the source of its test, and what a test may do with it.
struct TestReference {
  let url: URL
  let layer: KeptFailure.Layer
  let sourceLocation: SourceLocation
  var environment = ProcessInfo.processInfo.environment

  /// - Parameters:
  ///   - path: relative to the folder of the test's source file.
  ///   - filePath: the test's source file.
  init(_ layer: KeptFailure.Layer, _ path: String, of filePath: String, at sourceLocation: SourceLocation) {
    self.layer = layer
    url = URL(filePath: path, relativeTo: URL(filePath: filePath).deletingLastPathComponent()).standardizedFileURL
    self.sourceLocation = sourceLocation
  }

  /// Compares something with the reference, or writes it as the new reference if that was asked for.
  /// - Parameters:
  ///   - difference: what differs from the reference; nil if nothing does.
  ///   - data: the bytes of a new reference.
  func check(_ difference: () throws -> String?, data: () throws -> Data) {
    do {
      let isMissing = !FileManager.default.fileExists(atPath: url.path)
      let update = try ReferenceUpdate(environment: environment)
      let problem = isMissing ? missing : try difference()
      KeptFailure(layer, path: url.path).remove()
      guard let problem else { return }
      guard update.writes(missing: isMissing) else {
        TestFailure.record(problem, at: sourceLocation)
        return try keep(problem, data)
      }
      try FileReplacement.write(try data(), to: url, makesFolders: true)
      print("wrote \(url.path)")
    } catch {
      TestFailure.record("\(error)", at: sourceLocation)
    }
  }

  private func keep(_ problem: String, _ data: () throws -> Data) throws {
    var failure = KeptFailure(layer, path: url.path)
    failure.lines = problem.split(separator: "\n").map(String.init)
    if layer == .trace {
      failure.expected = try? String(contentsOf: url, encoding: .utf8)
      failure.actual = String(decoding: try data(), as: UTF8.self)
    }
    try failure.write()
  }

  private var missing: String {
    "there is no reference \(url.path); \(ReferenceUpdate.variable)=missing swift test writes it"
  }

  /// The last line of a failure: the file, and how to accept what is there now.
  func differs(_ path: String) -> String { "\(path) differs   accept: \(TestFailure.acceptance)" }
}
