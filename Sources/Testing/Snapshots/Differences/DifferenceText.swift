import Canvas

/// Describes the difference of two pictures without elements.
package enum DifferenceText {
  /// Returns `5,114 px (0.50 %) differ, in 140,220 80×40; 12 below the threshold`.
  package static func sentence(on difference: PictureDifference) -> String {
    let count = difference.count(.different)
    let named = FrameDifference(difference, expected: nil, actual: nil)
    let head = count == 0 ? "no px differs" : "\(named.count) differ, in \(difference.box?.description ?? "")"
    let others: [(PictureDifference.Finding, String)] = [
      (.tolerated, "below the threshold"), (.antiAliased, "on anti-aliased edges"), (.masked, "masked"),
    ]
    return ([head] + others.filter { difference.count($0.0) > 0 }.map { "\(difference.count($0.0).grouped) \($0.1)" })
      .joined(separator: "; ")
  }
}
