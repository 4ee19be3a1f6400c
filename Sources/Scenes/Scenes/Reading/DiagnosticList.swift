import Yams

/// Collects the problems of a file, so that the reader can go on after the first one.
final class DiagnosticList {
  let file: String
  private var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// Adds an error.
  /// - Parameter offset: Unicode scalars from the node's mark.
  func error(_ text: ProblemText, at node: Node, offset: Int = 0) { add(.error, text, at: node, offset: offset) }

  /// Adds a warning: the file is read in spite of it.
  /// - Parameter offset: Unicode scalars from the node's mark.
  func warning(_ text: ProblemText, at node: Node, offset: Int = 0) { add(.warning, text, at: node, offset: offset) }

  /// Calls `body`, which may fail on the text of a node, and adds its failure.
  func attempt<Value>(at node: Node, _ body: () throws(TextError) -> Value) -> Value? {
    guard !isFull else { return nil }
    do throws(TextError) {
      return try body()
    } catch {
      add(.error, error, at: node)
      return nil
    }
  }

  /// Calls `body` with the words of a node's text, all of which it must take, and adds its failure and its warnings.
  func scan<Value>(
    _ text: String, at node: Node, _ body: (inout WordScanner) throws(TextError) -> Value
  ) -> Value? {
    var words = WordScanner(text)
    let value = attempt(at: node) { () throws(TextError) in
      let value = try body(&words)
      try words.end()
      return value
    }
    for warning in words.warnings { add(.warning, warning, at: node) }
    return value
  }

  /// Whether no further problem is added. Finding the most similar name takes time for each of them.
  private var isFull: Bool { diagnostics.count >= SceneLimits.problems }

  /// All problems if one of them is an error, else nil.
  var error: SceneError? { sorted.contains { $0.severity == .error } ? SceneError(sorted) : nil }

  /// The warnings, in the order of the file.
  var warnings: [Diagnostic] { sorted.filter { $0.severity == .warning } }

  /// In the order of the file; problems of one place stay in the order in which they were found.
  private var sorted: [Diagnostic] {
    let order = diagnostics.enumerated().sorted { one, other in
      (one.element.position ?? .start, one.offset) < (other.element.position ?? .start, other.offset)
    }
    return order.map(\.element)
  }

  /// Adds a problem of a text, at the very word if the file has the text as it is.
  private func add(_ severity: Diagnostic.Severity, _ problem: TextError, at node: Node) {
    add(severity, problem.text, at: node, offset: node.offsetOfText.map { $0 + problem.offset } ?? 0)
  }

  private func add(_ severity: Diagnostic.Severity, _ text: ProblemText, at node: Node, offset: Int) {
    guard !isFull else { return }
    let position = node.mark.map { Diagnostic.Position(line: $0.line, column: $0.column + offset) }
    diagnostics.append(Diagnostic(file: file, position: position, severity: severity, text: text))
  }
}

extension Node {
  /// Unicode scalars from the mark of a scalar to its text; nil if the file has the text in another form.
  fileprivate var offsetOfText: Int? {
    guard case .scalar(let scalar) = self, !scalar.string.contains("\n") else { return nil }
    return switch scalar.style {
    case .plain: 0
    case .singleQuoted, .doubleQuoted: 1
    case .any, .literal, .folded: nil
    }
  }
}
