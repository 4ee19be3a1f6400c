/// Collects the coverage of one row, to repeat it in others.
struct UniformRow: CoverageSink {
  struct Span {
    var x: Int
    var count: Int
    var coverage: UInt32
  }

  var spans: [Span] = []

  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt32) {
    spans.append(Span(x: x, count: count, coverage: coverage))
  }

  /// Sends what was collected as row `y`.
  func cover(_ y: Int, of sink: inout some CoverageSink) {
    var index = 0
    while index < spans.count {
      let span = spans[index]
      sink.cover(x: span.x, y: y, count: span.count, coverage: span.coverage)
      index &+= 1
    }
  }
}

extension DeviceRect {
  /// Returns the part from one row up to, but not including, another.
  func rows(from top: Int, to bottom: Int) -> DeviceRect {
    DeviceRect(left: left, top: top, right: right, bottom: bottom)
  }
}
