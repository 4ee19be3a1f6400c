extension Scene {
  /// Tests whether a recognizer must wait for itself: a cycle of failure requirements never recognizes (RE-05).
  /// - Throws: `TextError` that names the cycle.
  func checkRequirements(of name: String) throws(TextError) {
    guard let cycle = cycle(from: name) else { return }
    let path = (cycle + [name]).map { "`\($0)`" }.joined(separator: " → ")
    throw TextError(
      "\(path) is a cycle of failure requirements, so that none of them can recognize; remove one requirement")
  }

  /// Returns the shortest path of requirements from a recognizer back to it, without its second occurrence.
  private func cycle(from name: String) -> [String]? {
    var paths = [[name]], reached: Set<String> = []
    while !paths.isEmpty {
      let path = paths.removeFirst()
      for other in requirements(of: path[path.count - 1]) {
        if other == name { return path }
        if reached.insert(other).inserted { paths.append(path + [other]) }
      }
    }
    return nil
  }

  /// The names of the recognizers that must fail before this one recognizes.
  private func requirements(of name: String) -> [String] {
    guard let required = recognizers.first(where: { $0.name == name })?.required, required != .none else { return [] }
    return recognizerNames.filter { required.contains($0) && $0 != name }
  }
}
