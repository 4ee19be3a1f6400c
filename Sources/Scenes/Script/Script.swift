/// What is done to a scene, line by line, and the same as timed inputs.
nonisolated public struct Script: Equatable, Sendable {
  public private(set) var lines: [ScriptLine] = []
  /// The lines played out, in order of time.
  public private(set) var inputs: [TimedInput] = []
  /// When the last line is over, in virtual milliseconds.
  public private(set) var duration = 0

  /// An empty script.
  public init() {}

  /// A script of these lines.
  /// - Throws: `TextError` when a line cannot be played, such as the lifting of a finger that is not down.
  public init(lines: [ScriptLine]) throws(TextError) {
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
  public var marks: [String] {
    lines.compactMap { line in
      if case .mark(let name) = line { name } else { nil }
    }
  }
}
