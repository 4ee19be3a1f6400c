import Canvas

/// The differences of two pictures that nobody knows the elements of, in words.
package enum DifferenceText {
  /// `5,114 px (0.50 %) differ, in 140,220 80×40; 12 less than the threshold`.
  package static func sentence(on difference: PictureDifference) -> String {
    let count = difference.count(.different)
    let named = FrameDifference(difference, expected: nil, actual: nil)
    let head = count == 0 ? "no px differs" : "\(named.sentence) differ, in \(difference.box?.description ?? "")"
    let others: [(PictureDifference.Finding, String)] = [
      (.tolerated, "less than the threshold"), (.antiAliased, "only in how an edge is smoothed"),
      (.masked, "where nothing counts"),
    ]
    return ([head] + others.filter { difference.count($0.0) > 0 }.map { "\(difference.count($0.0).grouped) \($0.1)" })
      .joined(separator: "; ")
  }
}
