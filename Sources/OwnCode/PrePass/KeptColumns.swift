/// A part of a line of a prepared source that is as the person wrote it. Lines that have none are whole.
package struct KeptColumns: Equatable, Sendable, Codable {
  /// From 1.
  package var line: Int
  /// The columns where it begins, in the prepared source and in the person's file. From 1, in bytes.
  package var column, original: Int
  package var count: Int

  package init(line: Int, column: Int, original: Int, count: Int) {
    (self.line, self.column, self.original, self.count) = (line, column, original, count)
  }
}

extension [KeptColumns] {
  /// The column in the person's file. What the pre-pass wrote is where the text begins whose place it takes.
  package func original(of column: Int, line: Int) -> Int {
    let parts = filter { $0.line == line }
    guard let part = parts.last(where: { $0.column <= column }) else { return parts.isEmpty ? column : 1 }
    return part.original + Swift.min(column - part.column, part.count)
  }
}
