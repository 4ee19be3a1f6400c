import TouchTrace

/// A line of a person's own code.
package struct SourcePlace: Equatable {
  /// The index of the file.
  package var file: Int
  /// From 1.
  package var line: Int

  /// - Parameter text: a file, a line, and maybe a column: `Knob.swift:12:5`. Nil if there is no such file.
  package init?(_ text: String, in sources: OwnSources) {
    guard let match = text.wholeMatch(of: /(.+?):(\d+)(?::\d+)?/), let line = Int(match.2) else { return nil }
    let name = String(match.1)
    let file =
      sources.files.firstIndex { $0.name == name }
      ?? sources.files.firstIndex { $0.name.split(separator: "/").last == match.1 }
    guard let file else { return nil }
    (self.file, self.line) = (file, line)
  }

  /// The places of the problems that stand over the picture.
  package static func problems(of notice: FileNotice?, in sources: OwnSources) -> [SourcePlace] {
    (notice?.kind.problems ?? []).compactMap { SourcePlace($0.place, in: sources) }
  }
}
