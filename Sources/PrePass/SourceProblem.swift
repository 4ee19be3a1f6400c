/// Something in a person's source that cannot work here, with its place.
package struct SourceProblem: Error, Equatable, CustomStringConvertible {
  package var path: String
  /// From 1.
  package var line: Int
  /// What is wrong and what would be right.
  package var message: String

  package var description: String { "\(path):\(line): error: \(message)" }
}
