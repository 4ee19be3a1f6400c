/// A list of script lines, and the timed inputs that they stand for.
package struct Script: Equatable, Sendable {
  package private(set) var lines: [ScriptLine] = []
  /// The inputs of all lines, in order of time.
  package private(set) var inputs: [TimedInput] = []
  /// The time after the last line, in virtual milliseconds.
  package private(set) var duration = 0

  /// An empty script.
  init() {}

  /// - Throws: `TextError` if a line cannot be performed, such as lifting a finger that is not down.
  package init(lines: [ScriptLine]) throws(TextError) {
    var performance = ScriptPerformance()
    for line in lines { try performance.perform(line) }
    self.init(performance)
  }

  /// - Parameter lines: lines from the beginning of another script, with or without its marks, so that they can be
  ///   performed.
  init(part lines: [ScriptLine]) {
    do throws(TextError) {
      try self.init(lines: lines)
    } catch {
      preconditionFailure("a part of a script cannot be performed: \(error)")
    }
  }

  package init(_ performance: ScriptPerformance) {
    lines = performance.lines
    inputs = performance.inputs
    duration = performance.time
  }

  /// The names of the marks, in order, without `end`.
  package var marks: [String] {
    lines.compactMap { line in
      if case .mark(let name) = line { name } else { nil }
    }
  }
}
