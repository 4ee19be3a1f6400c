/// The failure requirements between the recognizers of a scene: which ones must fail before each of them recognizes.
struct FailureRequirements {
  private let names: [String]
  private let indices: [String: Int]
  /// For each recognizer, the indices of those that must fail first. The two recognizers of a scroll view require nothing
  /// and are left out.
  private let required: [[Int]]
  /// For each recognizer, whether it is in a cycle, or waits for a recognizer in a cycle.
  private let waitsForever: [Bool]

  init(_ scene: Scene) {
    let recognizers = scene.recognizers
    let names = recognizers.map(\.name)
    let indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    self.names = names
    self.indices = indices
    required = recognizers.enumerated().map { index, recognizer in
      switch recognizer.required {
      case .none: return []
      case .all: return names.indices.filter { $0 != index }
      case .only(let others): return Set(others.compactMap { indices[$0] }).filter { $0 != index }.sorted()
      case .except(let others):
        let left = Set(others.compactMap { indices[$0] })
        return names.indices.filter { $0 != index && !left.contains($0) }
      }
    }
    waitsForever = FailureRequirements.waitingForever(required)
  }

  /// Tests whether a recognizer must wait for itself: a cycle of failure requirements never recognizes (RE-05).
  /// - Throws: `TextError` that names the cycle.
  func check(_ name: String) throws(TextError) {
    guard let start = indices[name], waitsForever[start], let cycle = cycle(from: start) else { return }
    let path = (cycle + [start]).map { "`\(names[$0])`" }
    // A message with hundreds of names would not be read.
    let shown = path.count <= 12 ? path : path.prefix(6) + ["…"] + path.suffix(2)
    throw TextError(
      """
      \(shown.joined(separator: " → ")) is a cycle of failure requirements, so that none of them can recognize; remove one \
      requirement
      """
    )
  }

  /// Lets all recognizers fail that can, and returns for each one whether it is left.
  private static func waitingForever(_ required: [[Int]]) -> [Bool] {
    var waiting = required.map(\.count)
    var dependents: [[Int]] = required.map { _ in [] }
    for (index, others) in required.enumerated() {
      for other in others { dependents[other].append(index) }
    }
    var free = waiting.indices.filter { waiting[$0] == 0 }
    while let next = free.popLast() {
      for dependent in dependents[next] {
        waiting[dependent] -= 1
        if waiting[dependent] == 0 { free.append(dependent) }
      }
    }
    return waiting.map { $0 > 0 }
  }

  /// Returns the shortest path of requirements from a recognizer back to it, without its second occurrence.
  private func cycle(from start: Int) -> [Int]? {
    var previous: [Int?] = Array(repeating: nil, count: names.count)
    var reached = [start], position = 0
    while position < reached.count {
      let current = reached[position]
      position += 1
      for other in required[current] where waitsForever[other] {
        if other == start { return path(to: current, previous) }
        guard previous[other] == nil else { continue }
        previous[other] = current
        reached.append(other)
      }
    }
    return nil
  }

  private func path(to end: Int, _ previous: [Int?]) -> [Int] {
    var path = [end]
    while let before = previous[path[path.count - 1]] { path.append(before) }
    return path.reversed()
  }
}
