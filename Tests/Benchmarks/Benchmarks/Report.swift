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

  /// Writes each table that has a place in a guide between the lines `<!-- table: NAME -->` and `<!-- end -->`. All other text
  /// stays.
  /// - Returns: the names of the tables without a place.
  /// - Throws: if a place has no end.
  func write(into guide: URL) throws -> [String] {
    var text = try String(contentsOf: guide, encoding: .utf8), others: [String] = []
    for table in tables {
      let (start, end) = ("<!-- table: \(table.name) -->\n", "<!-- end -->")
      guard let opening = text.range(of: start) else {
        others.append(table.name)
        continue
      }
      guard let closing = text.range(of: end, range: opening.upperBound..<text.endIndex) else {
        let reason = "no \(end) after \(start) in \(guide.path)"
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: reason])
      }
      text.replaceSubrange(opening.upperBound..<closing.lowerBound, with: "\(table.markdown)\n")
    }
    try text.write(to: guide, atomically: true, encoding: .utf8)
    return others
  }
}
