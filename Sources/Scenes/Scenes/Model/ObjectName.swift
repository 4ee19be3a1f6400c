/// The rules for the names of objects in a scene.
package enum ObjectName {
  /// The words of the format, which cannot be names.
  private static let reserved =
    [
      "none", "nil", "dropped", "nobody", "to", Expectation.end, Scene.applicationName, Scene.delegateName,
      Scene.windowSceneName,
    ]
    + NameFilter.words

  /// Returns the reason why an object cannot have a name; nil if it can.
  /// - Parameter taken: the names of the other objects.
  package static func problem(of name: String, taken: Set<String>) -> ProblemText? {
    if taken.contains(name) && !reserved.contains(name) { return "the name `\(name)` is already taken" }
    if reserved.contains(name) { return "`\(name)` is a word of the format and cannot be a name" }
    guard name.utf8.count <= SceneLimits.nameLength else {
      return "a name has at most \(SceneLimits.nameLength) bytes, and this one has \(name.utf8.count)"
    }
    let isWord = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord ? nil : "a name has only letters, digits and `_`, unlike `\(name)`"
  }
}
