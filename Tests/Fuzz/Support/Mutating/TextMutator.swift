import SeededRandom

/// Changes the lines and words of a text, so that much of its form stays valid.
package struct TextMutator {
  /// A kind of change.
  enum Change: CaseIterable {
    case deleteLines, repeatLines, repeatBlock, moveLines, indent, swapWords, replaceWord, number, odd, spliceLines
    case lineEnds, nest, invalidUTF8
  }

  /// Where lines and words come from.
  let samples: [[UInt8]]
  /// Words that mean something in the format.
  let words: [String]
  /// No text becomes longer than this.
  let longest: Int

  package init(samples: [[UInt8]], words: [String], longest: Int = 1_100_000) {
    (self.samples, self.words, self.longest) = (samples, words, longest)
  }

  /// Changes `text` one to six times.
  package func mutate(_ text: inout [UInt8], _ random: inout SplitMix64) {
    var lines = Self.lines(of: text)
    for _ in 0...random.below(random.once(in: 3) ? 6 : 2) { change(&lines, &random) }
    text = Array(lines.joined(separator: [Self.newline]))
    if text.count > longest { text.removeSubrange(longest...) }
  }

  typealias Line = [UInt8]
  static let newline = UInt8(ascii: "\n")

  static func lines(of text: [UInt8]) -> [Line] {
    text.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
  }

  private func change(_ lines: inout [Line], _ random: inout SplitMix64) {
    guard !lines.isEmpty else { return lines = Self.lines(of: random.pick(samples)) }
    let place = random.below(lines.count)
    switch random.pick(Change.allCases) {
    case .deleteLines: lines.removeSubrange(random.range(in: lines.count, longest: 6))
    case .repeatLines: insert(lines[random.range(in: lines.count, longest: 6)], times: 1, in: &lines, &random)
    case .repeatBlock:
      let times = random.between(2, random.once(in: 6) ? 20_000 : 200)
      insert(lines[random.range(in: lines.count, longest: 20)], times: times, in: &lines, &random)
    case .moveLines:
      let range = random.range(in: lines.count, longest: 6)
      let moved = lines[range]
      lines.removeSubrange(range)
      lines.insert(contentsOf: moved, at: random.below(lines.count + 1))
    case .indent: indent(&lines, &random)
    case .swapWords: swapWords(&lines, place, &random)
    case .replaceWord: replaceWord(in: &lines[place], with: Array(random.pick(words).utf8), &random)
    case .number: replaceWord(in: &lines[place], with: Array(random.pick(OddText.numbers).utf8), &random)
    case .odd: insert(Array(random.pick(OddText.pieces).utf8), in: &lines[place], &random)
    case .spliceLines:
      let other = Self.lines(of: random.pick(samples))
      lines.replaceSubrange(place..., with: other[random.below(other.count)...])
    case .lineEnds: changeLineEnds(&lines, &random)
    case .nest: nest(&lines[place], &random)
    case .invalidUTF8: insert(random.pick(OddText.invalidUTF8), in: &lines[place], &random)
    }
  }

  private func insert(_ part: ArraySlice<Line>, times: Int, in lines: inout [Line], _ random: inout SplitMix64) {
    let size = part.reduce(1) { $0 + $1.count + 1 }
    let copies = repeatElement(Array(part), count: min(times, longest / size)).joined()
    lines.insert(contentsOf: copies, at: random.below(lines.count + 1))
  }

  private func insert(_ piece: [UInt8], in line: inout Line, _ random: inout SplitMix64) {
    line.insert(contentsOf: piece, at: random.below(line.count + 1))
  }

  /// Moves lines to the right or left.
  private func indent(_ lines: inout [Line], _ random: inout SplitMix64) {
    let space = UInt8(ascii: " "), isOut = random.once(in: 2), count = random.pick([1, 2, 4])
    for index in random.range(in: lines.count, longest: 20) {
      if isOut {
        lines[index].removeFirst(min(count, lines[index].prefix { $0 == space }.count))
      } else {
        lines[index].insert(contentsOf: repeatElement(space, count: count), at: 0)
      }
    }
  }
}
