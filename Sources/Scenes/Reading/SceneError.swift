/// One thing that is wrong with a scene file.
nonisolated public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  public var file: String
  /// Line and column count from 1; nil when the file as a whole is meant.
  public var position: Position?
  /// What is wrong and what would be right.
  public var message: String

  /// Something wrong with a file as a whole.
  public init(file: String, message: String) {
    self.init(file: file, position: nil, message: message)
  }

  init(file: String, position: Position?, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  nonisolated public struct Position: Equatable, Comparable, Sendable {
    public var line: Int
    /// In Unicode scalars.
    public var column: Int

    public static func < (one: Position, other: Position) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// `file:line:column: error: message`, as compilers print it, so that editors can jump there.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(place): error: \(message)"
  }
}

/// A scene that cannot be used, with everything that is wrong with it, in the order of the file.
nonisolated public struct SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  public var diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(file: String, _ message: String) {
    self.init([Diagnostic(file: file, position: nil, message: message)])
  }

  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
