import Files

/// A problem in a scene file, with its place.
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// Whether the scene can be used in spite of the problem.
  package enum Severity: String, Sendable {
    case error, warning
  }

  var file: String
  /// Nil if the problem concerns the whole file.
  var position: Position?
  var severity = Severity.error
  /// The problem and its remedy.
  package var text: ProblemText

  /// The name of the file without its folder, and the line and column: `a.yaml:9:13`.
  package var place: String {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    return (name + (position.map { ":\($0.line):\($0.column)" } ?? "")).escapingControlCharacters
  }

  /// An error that concerns a whole file, with words that are not translated.
  package init(file: String, message: String) {
    self.init(file: file, position: nil, text: ProblemText(verbatim: message))
  }

  init(file: String, position: Position?, severity: Severity = .error, text: ProblemText) {
    self.file = file
    self.position = position
    self.severity = severity
    self.text = text
  }

  /// A place in a file. Lines and columns count from 1.
  struct Position: Equatable, Comparable, Sendable {
    var line: Int
    /// In Unicode scalars.
    var column: Int

    static let start = Position(line: 1, column: 1)

    /// Moves behind a character of the text.
    mutating func advance(over scalar: Unicode.Scalar) {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }

    static func < (one: Position, other: Position) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// The line in English.
  package var description: String { line(in: .english) }

  /// Returns `file:line:column: error: message`, the format of compilers, which editors can open. It is one line: the control
  /// characters of the file's name and content are written as their codes. A very long one is shortened.
  package func line(in language: Language) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(place): \(severity.rawValue): \(text[language].shortened())".escapingControlCharacters
  }
}

extension Language {
  /// Returns the message of an error: in this language if it has one, else in English.
  package func message(of error: any Error) -> String {
    (error as? any TranslatedError)?.message(in: self) ?? "\(error)"
  }
}

/// A scene file that cannot be used, with all its problems in the order of the file.
package struct SceneError: TranslatedError, Equatable, Sendable, CustomStringConvertible {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(file: String, _ text: ProblemText) {
    self.init([Diagnostic(file: file, position: nil, text: text)])
  }

  /// The diagnostics in English, one a line.
  package var description: String { message(in: .english) }

  /// Returns the diagnostics, one a line.
  package func message(in language: Language) -> String {
    diagnostics.map { $0.line(in: language) }.joined(separator: "\n")
  }
}
