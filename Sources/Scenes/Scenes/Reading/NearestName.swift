/// Returns the known name that is most similar to a mistyped one, if one is similar enough.
package func nearestName(to wrong: String, among known: [String]) -> String? {
  let longest = wrong.count + max(1, wrong.count / 2), shortest = wrong.count - max(1, wrong.count / 2)
  let candidates = known.lazy.filter { (shortest...longest).contains($0.count) }.prefix(mostCompared)
  let distances = candidates.map { (name: $0, distance: editDistance(wrong.lowercased(), $0.lowercased())) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, wrong.count / 2) && best.distance < wrong.count ? best.name : nil
}

/// The number of known names that a wrong one is compared with.
private let mostCompared = 500

/// Returns the end of a message: `; did you mean …?`, or the known names if there are at most 24, or nothing.
package func suggestion(for wrong: String, among known: [String]) -> ProblemText {
  if let name = nearestName(to: wrong, among: known) { return "; did you mean `\(name)`?" }
  var seen: Set<String> = []
  let names = known.filter { seen.insert($0).inserted }
  return names.isEmpty || names.count > 24 ? "" : "; known: \(names.joined(separator: ", "))"
}

/// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
/// Uses the first 64 characters of each.
func editDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first.prefix(64))
  let b = Array(second.prefix(64))
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for (i, left) in a.enumerated() {
    var row = [i + 1]
    for (j, right) in b.enumerated() {
      var best = min(previous[j] + (left == right ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left == b[j - 1], a[i - 1] == right { best = min(best, beforePrevious[j - 1] + 1) }
      row.append(best)
    }
    beforePrevious = previous
    previous = row
  }
  return previous[b.count]
}
