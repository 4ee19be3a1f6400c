/// The difference of two runs that grow, kept up to date: the results of touches that are over are not compared again.
package struct DifferenceMemo {
  private var identities: [TraceIdentity] = []
  /// The differences of the first touches, and the number of these touches.
  private var settled: (touches: Int, consequences: [RunDifference.Consequence]) = (0, [])

  package init() {}

  /// Nil if both runs are the same.
  /// - Parameter alignment: that of both traces.
  package mutating func difference(_ one: Trace, _ other: Trace, _ alignment: RunAlignment) -> RunDifference? {
    let isContinued = identities.count == 2 && one.continues(identities[0]) && other.continues(identities[1])
    identities = [one.identity, other.identity]
    if !isContinued { settled = (0, []) }
    guard let parting = alignment.parting else { return nil }
    // The last touch of either run may go on.
    let over = max(min(one.sequenceStarts.count, other.sequenceStarts.count) - 1, settled.touches)
    for touch in settled.touches..<over {
      settled.consequences += RunDifference.consequences(ofTouch: touch, one, other)
    }
    settled.touches = over
    let rest = (over..<max(one.sequenceStarts.count, other.sequenceStarts.count, over)).flatMap {
      RunDifference.consequences(ofTouch: $0, one, other)
    }
    return RunDifference(
      at: alignment.cursor(of: 0, after: parting), one, other, settled.consequences + rest)
  }
}
