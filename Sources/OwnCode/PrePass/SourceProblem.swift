/// Something in a person's source that cannot work here, with its place.
package struct SourceProblem: Error, Equatable, Codable, CustomStringConvertible {
  package var path: String
  /// From 1.
  package var line: Int
  package var reason: Reason

  package init(path: String, line: Int, reason: Reason) { (self.path, self.line, self.reason) = (path, line, reason) }

  package enum Reason: Equatable, Sendable, Codable {
    /// There are two classes with `@main`. The name is that of the first.
    case secondMain(String)
    /// An extension overrides methods of a class that is not in the module.
    case overrideInExtension(of: String)
  }

  package var description: String { "\(path):\(line): \(reason)" }
}
