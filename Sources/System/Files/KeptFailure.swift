import Foundation

/// A reference of a test's own views that is not met: a tree, a trace or a hit map. It is kept beside the pictures that differ until the
/// reference is met again, so that a report shows it.
package struct KeptFailure: Codable, Equatable, Sendable {
  package enum Layer: String, Codable, Sendable { case tree, trace, hitMap }

  /// The folder of results of tests in Swift, relative to the current folder.
  package static let results = ".touchstone"
  private static let ending = ".failure.json"

  package let layer: Layer
  /// The path of the reference.
  package let path: String
  /// The failure, as the test prints it.
  package var lines: [String] = []
  /// The texts of a trace.
  package var expected: String?, actual: String?

  package init(_ layer: Layer, path: String) { (self.layer, self.path) = (layer, path) }

  private func file(in results: String) -> URL {
    URL(fileURLWithPath: results).appending(path: path.stableHash.prefix(16) + Self.ending)
  }

  /// - Throws: `FileReplacementError`.
  package func write(in results: String = Self.results) throws {
    try FileReplacement.write(try JSONEncoder().encode(self), to: file(in: results), as: .kept)
  }

  /// Forgets an earlier failure.
  package func remove(in results: String = Self.results) { unlink(file(in: results).path) }

  /// Returns all that are kept, in the order of their paths.
  package static func all(in results: String) -> [KeptFailure] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: results)) ?? []
    return names.filter { $0.hasSuffix(ending) }.compactMap { name in
      let file = URL(fileURLWithPath: results).appending(path: name)
      let data = (try? RegularFile.contents(of: file, limit: largest)) ?? nil
      return data.flatMap { try? JSONDecoder().decode(KeptFailure.self, from: $0) }
    }.sorted { $0.path < $1.path }
  }

  /// The largest file that is read, in bytes.
  private static let largest = 10_000_000
}
