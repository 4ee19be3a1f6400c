extension ScriptLine {
  /// Lets time pass, in as many lines as it takes. Both times are virtual milliseconds.
  package static func waits(from start: Int, until end: Int) -> [ScriptLine] {
    stride(from: start, to: end, by: longestDuration).map { .wait(min(end - $0, longestDuration)) }
  }
}
