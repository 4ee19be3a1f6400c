import Scenes

/// Something that keeps a person's code from running, with its place.
package struct CodeProblem: TranslatedError, Equatable, Sendable, CustomStringConvertible {
  /// Nil if it is not about one file.
  package var path: String?
  /// From 1.
  package var line: Int?
  /// From 1, in bytes.
  package var column: Int?
  /// The problem and its remedy, in the words of the compiler or of the pre-pass.
  package var text: ProblemText

  package init(_ text: ProblemText, path: String? = nil, line: Int? = nil, column: Int? = nil) {
    (self.path, self.line, self.column, self.text) = (path, line, column, text)
  }

  /// The message in English.
  package var description: String { message(in: .english) }

  /// `Knob.swift:12:5: error: cannot find 'angel' in scope`
  package func message(in language: Language) -> String {
    guard let path else { return text[language] }
    let place = [path, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
    return "\(place): error: \(text[language])"
  }
}

/// The problems of some code, the first one first. Never empty.
package struct CodeProblems: TranslatedError, Equatable, Sendable, CustomStringConvertible {
  package var all: [CodeProblem]

  package init(_ all: [CodeProblem]) { self.all = all }
  package init(_ text: ProblemText, path: String? = nil, line: Int? = nil) {
    all = [CodeProblem(text, path: path, line: line)]
  }

  package var description: String { message(in: .english) }

  package func message(in language: Language) -> String {
    all.map { $0.message(in: language) }.joined(separator: "\n")
  }
}
