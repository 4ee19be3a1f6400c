// The lines of a text: where they are broken, and how high they are. The library measures with its table of widths, the code that
// draws with the letters of its fonts; both break and place lines here.

/// The layout of the lines of a text, in points: the numbers of an `NSParagraphStyle`.
package struct ParagraphValue: Hashable, Codable, Sendable {
  package var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0

  package init() {}

  /// The height of a line that has this one by its font. The difference is above the letters.
  package func height(ofLine natural: CGFloat) -> CGFloat {
    let height = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// The room for a line in a width: where it begins, and how wide it may be.
  package func room(in width: CGFloat, isFirst: Bool) -> (start: CGFloat, width: CGFloat) {
    let start = isFirst ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (start, max(1, end - start))
  }

  /// The space between a line and the next one.
  package func space(before next: TextLine) -> CGFloat {
    lineSpacing + (next.isFirst ? paragraphSpacing + paragraphSpacingBefore : 0)
  }
}

/// A line of a text: pieces beside one another, at least one.
package struct TextLine {
  package var runs: [TextValue.Run]
  /// Whether it begins a paragraph.
  package var isFirst: Bool

  package init(runs: [TextValue.Run], isFirst: Bool) { (self.runs, self.isFirst) = (runs, isFirst) }

  package var text: String { runs.map(\.text).joined() }

  /// The lines of a text, broken between words where one is wider than `width`; a word alone is not broken.
  /// - Parameter measure: the width of a piece.
  package static func lines(
    of runs: [TextValue.Run], _ paragraph: ParagraphValue, at width: CGFloat, measure: (TextValue.Run) -> CGFloat
  ) -> [TextLine] {
    runs.split(at: "\n").flatMap { whole -> [TextLine] in
      let first = paragraph.room(in: width, isFirst: true).width
      guard width.isFinite, whole.reduce(0, { $0 + measure($1) }) > first + tolerance else {
        return [TextLine(runs: whole, isFirst: true)]
      }
      var lines: [TextLine] = [], left: CGFloat = 0
      for word in whole.split(at: " ") where word.contains(where: { !$0.text.isEmpty }) {
        var next = word
        next[0].text = " " + next[0].text
        let more = next.reduce(0) { $0 + measure($1) }
        if !lines.isEmpty, more <= left + tolerance {
          lines[lines.count - 1].append(next)
          left -= more
        } else {
          lines.append(TextLine(runs: word, isFirst: lines.isEmpty))
          left = paragraph.room(in: width, isFirst: lines.count == 1).width - word.reduce(0) { $0 + measure($1) }
        }
      }
      return lines.isEmpty ? [TextLine(runs: whole, isFirst: true)] : lines
    }
  }

  /// So that sums of widths in another order break no line.
  private static let tolerance: CGFloat = 1e-6

  /// Appends pieces; those of one look are one piece.
  private mutating func append(_ more: [TextValue.Run]) {
    for run in more {
      var same = run
      same.text = runs[runs.count - 1].text
      if same == runs[runs.count - 1] { runs[runs.count - 1].text += run.text } else { runs.append(run) }
    }
  }
}

extension [TextValue.Run] {
  /// The pieces between the separators. Each has a piece, which may be empty.
  fileprivate func split(at separator: Character) -> [[TextValue.Run]] {
    var parts: [[TextValue.Run]] = [[]]
    for run in self {
      for (index, text) in run.text.split(separator: separator, omittingEmptySubsequences: false).enumerated() {
        var piece = run
        piece.text = String(text)
        if index > 0 { parts.append([piece]) } else { parts[parts.count - 1].append(piece) }
      }
    }
    // An empty piece only stands for its font.
    return parts.map { part in
      let full = part.filter { !$0.text.isEmpty }
      return full.isEmpty ? Array(part.prefix(1)) : full
    }
  }
}

/// A text in lines as the library measures it, from its top left corner, in points.
package struct MeasuredText {
  package let lines: [TextLine]
  /// The places of the lines.
  package let rects: [CGRect]

  /// - Parameters:
  ///   - width: where lines are broken; infinite for one line of each paragraph.
  ///   - limit: the largest number of lines; 0 for any number.
  package init(_ runs: [TextValue.Run], _ paragraph: ParagraphValue, at width: CGFloat, limit: Int = 0) {
    let all = runs.isEmpty ? [] : TextLine.lines(of: runs, paragraph, at: width) { $0.font.width(of: $0.text) }
    lines = limit > 0 ? Array(all.prefix(limit)) : all
    var rects: [CGRect] = [], top: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let height = paragraph.height(ofLine: line.runs.map(\.font.lineHeight).max() ?? 0)
      if index > 0 { top += paragraph.space(before: line) }
      rects.append(
        CGRect(
          x: paragraph.room(in: width, isFirst: line.isFirst).start, y: top,
          width: line.runs.reduce(0) { $0 + $1.font.width(of: $1.text) }, height: height))
      top += height
    }
    self.rects = rects
  }

  /// The width of the widest line with its indent, and the height of all lines.
  package var size: CGSize { CGSize(width: rects.map(\.maxX).max() ?? 0, height: rects.last?.maxY ?? 0) }
}

extension FontValue {
  /// The height of a line. Chosen: 1.2 times the size, nearly that of the system's font.
  package var lineHeight: CGFloat { (size * 1.2).rounded(.up) }
}

extension TextValue {
  /// Makes the letters smaller until all of them fit into one line of the place, at most to `least` of their size.
  package mutating func shrink(least: CGFloat) {
    let width = runs.reduce(0) { $0 + $1.font.width(of: $1.text) }
    guard width > rect.width, rect.width > 0 else { return }
    let scale = max(rect.width / width, min(least, 1))
    for index in runs.indices { runs[index].font.size *= scale }
  }
}
