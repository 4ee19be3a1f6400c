/// A method of a person's class, and where it is.
package struct SourceFunction: Equatable, Sendable, Codable {
  package var className: String
  /// The name with its labels, as in documentation: `point(inside:with:)`.
  package var name: String
  /// The name that Objective-C gives it: `pointInside:with:`.
  package var selector: String
  /// The index of the file.
  package var file: Int
  /// From the line of `func` to that of the closing brace; from 1.
  package var lines: ClosedRange<Int>
  /// The line where the body begins.
  package var bodyLine: Int
}

extension SourceModule {
  var functions: [SourceFunction] {
    types.filter { $0.kind == .class || $0.kind == .extension }.flatMap { type in
      type.methods.filter { !$0.isStatic }.map { method in
        SourceFunction(
          className: type.name, name: method.name + "(" + method.parameters.map { $0.label + ":" }.joined() + ")",
          selector: method.selector, file: type.file, lines: method.line...max(method.line, method.lastLine),
          bodyLine: max(method.line, method.bodyLine))
      }
    }
  }

  var superclasses: [String: String] {
    let pairs = types.filter { $0.kind == .class }.compactMap { type in type.inherited.first.map { (type.name, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
