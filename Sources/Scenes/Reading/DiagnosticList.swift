import Yams

/// Collects what is wrong with a file while it is read on.
final class DiagnosticList {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  func error(_ message: String, at node: Node, offset: Int = 0) {
    let position = node.mark.map { Diagnostic.Position(line: $0.line, column: $0.column + offset) }
    diagnostics.append(Diagnostic(file: file, position: position, message: message))
  }

  /// Reports an error in a text at the very word, where the text stands in the file as it is.
  func error(_ error: TextError, at node: Node) {
    self.error(error.message, at: node, offset: node.offsetOfText.map { $0 + error.offset } ?? 0)
  }

  /// Does what may fail on the text of a node; reports the failure.
  func attempt<Value>(at node: Node, _ body: () throws(TextError) -> Value) -> Value? {
    do throws(TextError) {
      return try body()
    } catch {
      self.error(error, at: node)
      return nil
    }
  }

  /// All that was found, in the order of the file.
  var error: SceneError? {
    guard !diagnostics.isEmpty else { return nil }
    let sorted = diagnostics.enumerated().sorted { one, other in
      (one.element.position ?? .start, one.offset) < (other.element.position ?? .start, other.offset)
    }
    return SceneError(sorted.map(\.element))
  }
}

extension Diagnostic.Position {
  static let start = Diagnostic.Position(line: 1, column: 1)
}

extension Node {
  /// How far behind its mark the text of a scalar begins; nil where words of the text cannot be found in the file.
  fileprivate var offsetOfText: Int? {
    guard case .scalar(let scalar) = self, !scalar.string.contains("\n") else { return nil }
    return switch scalar.style {
    case .plain: 0
    case .singleQuoted, .doubleQuoted: 1
    case .any, .literal, .folded: nil
    }
  }
}
