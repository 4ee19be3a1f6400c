import Canvas
import Foundation
import Narration
import ScenePicture

/// A sentence of the narration fitted to a width: text, and names as chips.
struct SentenceLine {
  var sentence: Sentence
  /// The size of the text, in pixels.
  var size: Int
  var weight = FontWeight.regular

  /// A piece of the line, and the gap after it.
  private struct Piece {
    enum Content {
      case text(String)
      case chip(String, Sentence.ChipState)
    }

    var content: Content
    var gap: CGFloat
  }

  private var font: Font { .sans(size, weight) }
  /// Names in chips are a little smaller than the text around them.
  private var chipSize: Int { size - 1 }

  /// The gap between a chip and the text beside it: with a space between them, and without.
  private var gaps: (spaced: CGFloat, tight: CGFloat) {
    let spaced = max((CGFloat(size) * 0.29).rounded(), 5)
    return (spaced, (spaced * 0.4).rounded())
  }

  /// Returns the line without its last sentences, if it is wider than `width`.
  func fitted(to width: CGFloat, _ appearance: Appearance) -> SentenceLine {
    guard self.width(appearance) > width else { return self }
    let shorter = sentence.beginnings.reversed().map { SentenceLine(sentence: $0 + " …", size: size, weight: weight) }
    return shorter.first { $0.width(appearance) <= width } ?? self
  }

  /// Draws the sentence from `left` on. If it is wider than `width`, it ends with "…", after a whole sentence if
  /// possible.
  func draw(
    _ list: inout DrawingList, left: CGFloat, middle: CGFloat, width: CGFloat, color: Color, _ appearance: Appearance
  ) {
    let fitting = fitted(to: width, appearance)
    let fullText = self.width(appearance) > width ? sentence.plain : nil
    let line = Line(left: left, middle: middle, color: color, fullText: fullText)
    fitting.drawPieces(&list, in: line, width: width, appearance)
  }

  /// The place of the pieces, and the full text of a truncated sentence.
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

  /// Returns the names in the line and the frames of their chips, for the line that `draw` draws.
  func chips(
    left: CGFloat, middle: CGFloat, width: CGFloat, _ appearance: Appearance
  ) -> [(name: String, frame: CGRect)] {
    var x = left, chips: [(name: String, frame: CGRect)] = []
    for piece in fitted(to: width, appearance).pieces {
      let pieceWidth = self.width(of: piece, appearance)
      guard x + pieceWidth - piece.gap <= left + width else { break }
      if case .chip(let name, _) = piece.content {
        let frame = DrawingList.chipFrame(name, size: chipSize, left: x, middle: middle, appearance)
        chips.append((name, frame))
        x = frame.maxX + piece.gap
      } else {
        x += pieceWidth
      }
    }
    return chips
  }

  /// The width of the whole sentence.
  func width(_ appearance: Appearance) -> CGFloat { width(of: pieces[...], appearance) }

  // MARK: Pieces

  /// Spaces beside a chip are part of its gap.
  private var pieces: [Piece] {
    let fragments = sentence.joiningTexts
    return fragments.enumerated().map { index, fragment in
      let next = index + 1 < fragments.count ? fragments[index + 1] : nil
      switch fragment {
      case .chip(let name, let state):
        return Piece(
          content: .chip(name, state), gap: next?.beginsTight ?? false ? gaps.tight : gaps.spaced
        )
      case .text(let text):
        let isTight = next != nil && text.last != " " && text.last?.isASCII == true
        return Piece(content: .text(text.withoutOuterSpaces), gap: isTight ? gaps.tight : gaps.spaced)
      }
    }
  }

  /// The width without the gap after the last piece.
  private func width(of pieces: ArraySlice<Piece>, _ appearance: Appearance) -> CGFloat {
    pieces.reduce(0) { $0 + width(of: $1, appearance) } - (pieces.last?.gap ?? 0)
  }

  private func width(of piece: Piece, _ appearance: Appearance) -> CGFloat {
    switch piece.content {
    case .text(let text): appearance.width(text, font) + piece.gap
    case .chip(let name, _): DrawingList.chipWidth(name, size: chipSize, appearance) + piece.gap
    }
  }

  private func draw(
    _ piece: Piece, _ list: inout DrawingList, left: CGFloat, in line: Line, _ appearance: Appearance
  ) -> CGFloat {
    switch piece.content {
    case .text(let text):
      let point = CGPoint(x: left, y: font.baseline(centeredOn: line.middle))
      list.text(text, font, at: point, line.color, beginningOf: line.fullText)
      return left + appearance.width(text, font) + piece.gap
    case .chip(let name, let state):
      let end = list.chip(
        name, appearance.theme.color(state.tone), size: chipSize, left: left, middle: line.middle, appearance)
      return end + piece.gap
    }
  }

  private func drawCut(
    _ piece: Piece, _ list: inout DrawingList, left: CGFloat, width: CGFloat, in line: Line, _ appearance: Appearance
  ) {
    let text: String
    switch piece.content {
    case .text(let words): text = words + "…"
    case .chip: text = "…"
    }
    let shown = appearance.typesetter.truncated(text, font, width: max(width, 0))
    let point = CGPoint(x: left, y: font.baseline(centeredOn: line.middle))
    list.text(shown, font, at: point, line.color, beginningOf: line.fullText)
  }
}

extension Sentence {
  /// The beginnings of the text that end with one of its sentences, except the last; shortest first.
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

  /// The fragments, with consecutive texts joined.
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
  /// Whether it begins with punctuation, which is close to the chip before it.
  fileprivate var beginsTight: Bool {
    guard case .text(let text) = self, let first = text.first else { return false }
    return first != " " && (first.isPunctuation || first.isSymbol)
  }
}

extension Sentence.ChipState {
  fileprivate var tone: Tone {
    switch self {
    case .neutral: .faintText
    case .now: .text
    case .inside: .yes
    case .outside, .cancelled: .no
    case .skipped: .skip
    case .result: .result
    case .chain: .chain
    case .recognizer: .recognizer
    }
  }
}
