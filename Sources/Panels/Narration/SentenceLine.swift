import Canvas
import Foundation
import Narration
import ScenePicture

/// A sentence of the narration broken to the room it has: text, and names as chips.
struct SentenceLine {
  var sentence: Sentence
  /// Of the text, in pixels.
  var size: Int
  var weight = FontWeight.regular

  /// One thing that stands in the line, and how much room is kept behind it.
  private struct Piece {
    enum Face {
      case text(String)
      case chip(String, Sentence.ChipState)
    }

    var face: Face
    var gap: CGFloat
  }

  private var font: Font { .sans(size, weight) }
  /// Names in chips are a little smaller than the text around them.
  private var chipSize: Int { size - 1 }

  /// Between a chip and the text beside it, where a space parts them, and where none does.
  private var gaps: (spaced: CGFloat, tight: CGFloat) {
    let spaced = max((CGFloat(size) * 0.29).rounded(), 5)
    return (spaced, (spaced * 0.4).rounded())
  }

  /// The line without its last sentences where all of it is wider than `width`.
  func fitted(to width: CGFloat, _ appearance: Appearance) -> SentenceLine {
    guard self.width(appearance) > width else { return self }
    let shorter = sentence.beginnings.reversed().map { SentenceLine(sentence: $0 + " …", size: size, weight: weight) }
    return shorter.first { $0.width(appearance) <= width } ?? self
  }

  /// Draws the sentence from `left` on; what does not fit into `width` is cut with "…", if possible behind a whole
  /// sentence.
  func draw(
    _ list: inout DrawingList, left: CGFloat, middle: CGFloat, width: CGFloat, color: Color, _ appearance: Appearance
  ) {
    let fitting = fitted(to: width, appearance)
    let fullText = self.width(appearance) > width ? sentence.plain : nil
    let line = Line(left: left, middle: middle, color: color, fullText: fullText)
    fitting.drawPieces(&list, in: line, width: width, appearance)
  }

  /// Where the pieces stand, and what they say in full.
  private struct Line {
    var left, middle: CGFloat
    var color: Color
    var fullText: String?
  }

  private func drawPieces(_ list: inout DrawingList, in line: Line, width: CGFloat, _ appearance: Appearance) {
    let left = line.left, pieces = pieces
    var x = left
    let end = left + width
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      let ellipsis = isLast ? 0 : appearance.width("…", font)
      if x + self.width(of: piece, appearance) <= end - ellipsis
        || x + self.width(of: pieces[index...], appearance) <= end
      {
        x = draw(piece, &list, left: x, in: line, appearance)
      } else {
        return drawCut(piece, &list, left: x, width: end - x, in: line, appearance)
      }
    }
  }

  /// How wide the whole sentence is.
  func width(_ appearance: Appearance) -> CGFloat { width(of: pieces[...], appearance) }

  // MARK: Pieces

  /// Spaces beside a chip belong to its gap.
  private var pieces: [Piece] {
    let fragments = sentence.joiningTexts
    return fragments.enumerated().map { index, fragment in
      let next = index + 1 < fragments.count ? fragments[index + 1] : nil
      switch fragment {
      case .chip(let name, let state):
        return Piece(
          face: .chip(name, state), gap: next?.beginsTight ?? false ? gaps.tight : gaps.spaced
        )
      case .text(let text):
        let isTight = next != nil && text.last != " " && text.last?.isASCII == true
        return Piece(face: .text(text.withoutOuterSpaces), gap: isTight ? gaps.tight : gaps.spaced)
      }
    }
  }

  /// Without the gap behind the last.
  private func width(of pieces: ArraySlice<Piece>, _ appearance: Appearance) -> CGFloat {
    pieces.reduce(0) { $0 + width(of: $1, appearance) } - (pieces.last?.gap ?? 0)
  }

  private func width(of piece: Piece, _ appearance: Appearance) -> CGFloat {
    switch piece.face {
    case .text(let text): appearance.width(text, font) + piece.gap
    case .chip(let name, _): DrawingList.chipWidth(name, size: chipSize, appearance) + piece.gap
    }
  }

  private func draw(
    _ piece: Piece, _ list: inout DrawingList, left: CGFloat, in line: Line, _ appearance: Appearance
  ) -> CGFloat {
    switch piece.face {
    case .text(let text):
      let point = CGPoint(x: left, y: font.baseline(centeredOn: line.middle))
      list.text(text, font, at: point, line.color, beginningOf: line.fullText)
      return left + appearance.width(text, font) + piece.gap
    case .chip(let name, let state):
      let end = list.chip(
        name, state.color(appearance.theme), size: chipSize, left: left, middle: line.middle, appearance)
      return end + piece.gap
    }
  }

  private func drawCut(
    _ piece: Piece, _ list: inout DrawingList, left: CGFloat, width: CGFloat, in line: Line, _ appearance: Appearance
  ) {
    let text: String
    switch piece.face {
    case .text(let words): text = words + "…"
    case .chip: text = "…"
    }
    let shown = appearance.typesetter.truncated(text, font, width: max(width, 0))
    let point = CGPoint(x: left, y: font.baseline(centeredOn: line.middle))
    list.text(shown, font, at: point, line.color, beginningOf: line.fullText)
  }
}

extension Sentence {
  /// What stands before the end of each of its sentences but the last, shortest first.
  var beginnings: [Sentence] {
    let fragments = joiningTexts
    var found: [Sentence] = []
    for (index, fragment) in fragments.enumerated() {
      guard case .text(let text) = fragment else { continue }
      for end in text.indices where text[end...].hasPrefix(". ") || text[end...].hasPrefix("。") {
        found.append(Sentence(Array(fragments[..<index]) + [.text(String(text[...end]))]))
      }
    }
    return found.last == self ? found.dropLast() : found
  }

  /// The fragments with each run of texts as one.
  fileprivate var joiningTexts: [Fragment] {
    fragments.reduce(into: []) { joined, fragment in
      if case .text(let text) = fragment, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(fragment)
      }
    }
  }
}

extension String {
  fileprivate var withoutOuterSpaces: String {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

extension Sentence.Fragment {
  /// A sign that belongs to the name before it stands close to its chip.
  fileprivate var beginsTight: Bool {
    guard case .text(let text) = self, let first = text.first else { return false }
    return first != " " && (first.isPunctuation || first.isSymbol)
  }
}

extension Sentence.ChipState {
  func color(_ theme: Theme) -> Color {
    switch self {
    case .neutral: theme.ink3
    case .now: theme.ink
    case .inside: theme.yes
    case .outside, .cancelled: theme.no
    case .skipped: theme.skip
    case .result: theme.result
    case .chain: theme.chain
    case .recognizer: theme.recognizer
    }
  }
}
