/// Something in a person's source that cannot work here, with its place.
package struct SourceProblem: Error, Equatable, Codable, CustomStringConvertible {
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int
  package var reason: Reason

  package init(path: String, line: Int, column: Int, reason: Reason) {
    (self.path, self.line, self.column, self.reason) = (path, line, column, reason)
  }

  package enum Reason: Equatable, Sendable, Codable {
    /// There are two classes with `@main`. The name is that of the first.
    case secondMain(String)
    /// An extension overrides methods of a class that is not in the module.
    case overrideInExtension(of: String)
    /// `#selector` of a method that has no `@objc`.
    case notExposed(String)
    /// `#selector` of a name that nothing has.
    case notFound(String)
    /// `#selector` of a name that a type does not have.
    case noMember(String, of: String)
  }

  package var description: String { "\(path):\(line):\(column): \(reason)" }
}
