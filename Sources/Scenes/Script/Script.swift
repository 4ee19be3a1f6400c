/// What is done to a scene, line by line, and the same as timed inputs.
package struct Script: Equatable, Sendable {
  package private(set) var lines: [ScriptLine] = []
  /// The lines played out, in order of time.
  package private(set) var inputs: [TimedInput] = []
  /// When the last line is over, in virtual milliseconds.
  package private(set) var duration = 0

  /// An empty script.
  init() {}

  /// A script of these lines.
  /// - Throws: `TextError` when a line cannot be played, such as the lifting of a finger that is not down.
  package init(lines: [ScriptLine]) throws(TextError) {
    var performance = ScriptPerformance()
    for line in lines { try performance.play(line) }
    self.init(performance)
  }

  init(_ performance: ScriptPerformance) {
    lines = performance.lines
    inputs = performance.inputs
    duration = performance.time
  }

  /// The names of its marks, in order, without `end`.
  package var marks: [String] {
    lines.compactMap { line in
      if case .mark(let name) = line { name } else { nil }
    }
  }
}
