/// Something that keeps a person's code from running, with its place.
package struct CodeProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nil if it is not about one file.
  package var path: String?
  /// From 1.
  package var line: Int?
  /// From 1, in bytes.
  package var column: Int?
  /// What is wrong and what would be right: the compiler's words, or those of the pre-pass.
  package var message: String

  package init(_ message: String, path: String? = nil, line: Int? = nil, column: Int? = nil) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
  }

  /// `Knob.swift:12:5: error: cannot find 'angel' in scope`
  package var description: String {
    guard let path else { return message }
    let place = [path, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
    return "\(place): error: \(message)"
  }
}

/// The problems of some code, the first one first. Never empty.
package struct CodeProblems: Error, Equatable, Sendable, CustomStringConvertible {
  package var all: [CodeProblem]

  package init(_ all: [CodeProblem]) { self.all = all }
  package init(_ message: String, path: String? = nil, line: Int? = nil) {
    all = [CodeProblem(message, path: path, line: line)]
  }

  package var description: String { all.map(\.description).joined(separator: "\n") }
}
