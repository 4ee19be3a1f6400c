extension RandomAccessCollection {
  /// The place of the first element for which `isBehind` is true; it has to be true for all that follow, too.
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var first = startIndex, count = self.count
    while count > 0 {
      let half = count / 2, middle = index(first, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        first = index(after: middle)
        count -= half + 1
      }
    }
    return first
  }
}
