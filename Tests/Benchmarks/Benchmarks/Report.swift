import Foundation

/// All tables of one run.
struct Report: Codable {
  var tables: [Table] = []

  /// The tables as they are printed.
  var markdown: String { tables.map { "\($0.name)\n\n\($0.markdown)" }.joined(separator: "\n\n") }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }

  /// Writes each table into a guide, between the lines `<!-- table: NAME -->` and `<!-- end -->`. All other text stays.
  /// - Throws: if the guide has no place for a table.
  func write(into guide: URL) throws {
    var text = try String(contentsOf: guide, encoding: .utf8)
    for table in tables {
      let (start, end) = ("<!-- table: \(table.name) -->\n", "<!-- end -->")
      guard let opening = text.range(of: start),
        let closing = text.range(of: end, range: opening.upperBound..<text.endIndex)
      else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "no \(start) in \(guide.path)"])
      }
      text.replaceSubrange(opening.upperBound..<closing.lowerBound, with: "\n\(table.markdown)\n\n")
    }
    try text.write(to: guide, atomically: true, encoding: .utf8)
  }
}
