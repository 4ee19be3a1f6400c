/// One thing that is wrong with a scene file.
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  var file: String
  /// Line and column count from 1; nil when the file as a whole is meant.
  var position: Position?
  /// What is wrong and what would be right.
  var message: String

  /// Something wrong with a file as a whole.
  package init(file: String, message: String) {
    self.init(file: file, position: nil, message: message)
  }

  init(file: String, position: Position?, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  struct Position: Equatable, Comparable, Sendable {
    var line: Int
    /// In Unicode scalars.
    var column: Int

    static func < (one: Position, other: Position) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// `file:line:column: error: message`, as compilers print it, so that editors can jump there.
  package var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(place): error: \(message)"
  }
}

/// A scene that cannot be used, with everything that is wrong with it, in the order of the file.
package struct SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(file: String, _ message: String) {
    self.init([Diagnostic(file: file, position: nil, message: message)])
  }

  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
