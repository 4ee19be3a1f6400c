import SeededRandom

extension TextMutator {
  /// The ranges of the words of a line: pieces between spaces.
  private func words(of line: Line) -> [Range<Int>] {
    line.indices.split { line[$0] == UInt8(ascii: " ") }.map { $0.startIndex..<$0.endIndex }
  }

  /// Replaces a word, and keeps a colon at its end one time in two.
  func replaceWord(in line: inout Line, with replacement: [UInt8], _ random: inout SplitMix64) {
    let words = words(of: line)
    guard !words.isEmpty else { return line = replacement }
    let word = random.pick(words)
    let colon = line[word].last == UInt8(ascii: ":") && random.once(in: 2) ? [UInt8(ascii: ":")] : []
    line.replaceSubrange(word, with: replacement + colon)
  }

  /// Exchanges a word of one line with a word of another.
  func swapWords(_ lines: inout [Line], _ first: Int, _ random: inout SplitMix64) {
    let second = random.below(lines.count)
    let words = words(of: lines[first]), others = words.isEmpty ? [] : self.words(of: lines[second])
    guard first != second, !others.isEmpty else { return }
    let one = random.pick(words), other = random.pick(others)
    let word = Array(lines[first][one])
    lines[first].replaceSubrange(one, with: lines[second][other])
    lines[second].replaceSubrange(other, with: word)
  }

  /// Ends all lines as another system does, or begins the text with a byte order mark.
  func changeLineEnds(_ lines: inout [Line], _ random: inout SplitMix64) {
    switch random.below(3) {
    case 0: for index in lines.indices { lines[index].append(UInt8(ascii: "\r")) }
    case 1: lines = [Line(lines.joined(separator: [UInt8(ascii: "\r")]))]
    default: lines[0].insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
    }
  }

  /// Puts the end of a line deep into lists or mappings.
  func nest(_ line: inout Line, _ random: inout SplitMix64) {
    let (opening, closing) = random.pick([("[", "]"), ("{a: ", "}"), ("- ", ""), ("? ", ""), ("[{a: ", "}]")])
    let depth = random.once(in: 5) ? random.between(100, 30_000) : random.between(1, 80)
    let start = random.below(line.count + 1)
    line.insert(contentsOf: repeatElement(Array(opening.utf8), count: depth).joined(), at: start)
    if random.once(in: 2) { line += repeatElement(Array(closing.utf8), count: depth).joined() }
  }
}
