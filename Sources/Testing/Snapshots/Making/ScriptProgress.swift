import Scenes

/// The progress of a scene's script in one variant. The inputs between two marks are played once, so all cases of a
/// variant together take the time of one run.
struct ScriptProgress {
  let variant: String
  private let inputs: [TimedInput]
  /// For each mark, the number of inputs up to it and its time in virtual milliseconds.
  private let marks: [String: (count: Int, time: Int)]
  private var count = 0

  init(_ scene: Scene, variant: String) {
    self.variant = variant
    inputs = scene.script.inputs
    var marks = [Expectation.end: (inputs.count, scene.script.duration)]
    for (index, timed) in inputs.enumerated() {
      if case .mark(let name) = timed.input { marks[name] = (index + 1, timed.time) }
    }
    self.marks = marks
  }

  /// Whether the script can go on to a mark: it has the mark and is not beyond it.
  func canReach(_ mark: String) -> Bool { marks[mark].map { $0.count >= count } ?? false }

  /// Goes on to a mark that can be reached.
  /// - Returns: the inputs to play, and the time of the mark; nil if it cannot be reached.
  mutating func next(to mark: String) -> (inputs: ArraySlice<TimedInput>, time: Int)? {
    guard canReach(mark), let place = marks[mark] else { return nil }
    defer { count = place.count }
    return (inputs[count..<place.count], place.time)
  }
}
