extension ScriptLine {
  /// Returns as many `wait` lines as a pause needs. Both times are virtual milliseconds.
  package static func waits(from start: Int, until end: Int) -> [ScriptLine] {
    stride(from: start, to: end, by: longestDuration).map { .wait(min(end - $0, longestDuration)) }
  }
}
