// Words: runs of letters, digits and underscores. In a path, the names between the slashes are words.

extension EditedLine {
  /// The beginning of the word at or before a place.
  func wordStart(before place: Int) -> Int {
    let characters = Array(text)
    var start = min(place, characters.count)
    while start > 0, !characters[start - 1].isInWord { start -= 1 }
    while start > 0, characters[start - 1].isInWord { start -= 1 }
    return start
  }

  /// The end of the word at or after a place.
  func wordEnd(after place: Int) -> Int {
    let characters = Array(text)
    var end = max(place, 0)
    while end < characters.count, !characters[end].isInWord { end += 1 }
    while end < characters.count, characters[end].isInWord { end += 1 }
    return end
  }

  /// Selects the word at a place, or the signs between two words.
  mutating func selectWord(at place: Int) {
    let characters = Array(text)
    guard !characters.isEmpty else { return }
    let middle = min(place, characters.count - 1), isWord = characters[middle].isInWord
    var start = middle, end = middle + 1
    while start > 0, characters[start - 1].isInWord == isWord { start -= 1 }
    while end < characters.count, characters[end].isInWord == isWord { end += 1 }
    select(start..<end)
  }
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
}
