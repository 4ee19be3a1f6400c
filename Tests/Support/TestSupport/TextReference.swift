import Foundation
import Testing

/// Compares a text with a file in the folder `References` beside the test. `TOUCHSTONE_UPDATE=all`, which `Scripts/references`
/// sets, writes the file.
package func expectReference(
  _ name: String, _ text: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: filePath).deletingLastPathComponent().appending(path: "References/\(name)")
  if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE"] == "all" { try Data(text.utf8).write(to: file) }
  let reference = try String(contentsOf: file, encoding: .utf8)
  // Lines, so that a failure names those that differ.
  #expect(text.split(separator: "\n") == reference.split(separator: "\n"), sourceLocation: sourceLocation)
}
