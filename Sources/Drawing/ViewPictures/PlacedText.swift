import Canvas
import CoreGraphics

/// A text of a view in lines, at its place. Text that is turned or mirrored stands upright in the middle of its place.
struct PlacedText {
  /// A line of pieces from 0, with the height that its font gives it, in pixels.
  private struct Line {
    var pieces: [Piece]
    var isFirst: Bool
    var height: CGFloat
    var width: CGFloat { pieces.width }
  }

  fileprivate struct Piece {
    var text: String
    var font: Font
    var start: CGPoint
    var width: CGFloat
    var run: TextValue.Run
  }

  private var pieces: [Piece] = []

  /// The bundled font is a little wider than that of an iPhone, for which views are measured.
  private static let tolerance: CGFloat = 1.12

  /// The most characters of a text that are drawn: more than 200 lines of a screen.
  private static let mostCharacters = 20_000

  init(_ value: TextValue, _ place: CGAffineTransform, _ typesetter: Typesetter) {
    let value = value.shortened(to: Self.mostCharacters)
    let transform = value.transform.concatenating(place)
    let box = CGRect(value.rect, transform)
    guard let first = value.runs.first, transform.isFinite, box.width < 1e5, box.height < 1e5 else { return }
    let scale = transform.scale
    let lineHeight = value.runs.map(\.font.size).max().map { $0 * scale * 1.2 } ?? 0
    guard lineHeight > 0, lineHeight < 1e4 else { return }
    let limit = value.lineLimit > 0 ? value.lineLimit : 200
    let style = value.paragraph.scaled(by: scale), firstRoom = style.room(in: box.width, isFirst: true).width
    let lines: [Line]
    let whole = PlacedText.line(TextLine(runs: value.runs, isFirst: true), scale, typesetter)
    // A view that was sized for its text shows all of it. Scaled to whole pixels, the letters can be wider than its place.
    let fits =
      value.measuredWidth <= value.paragraph.room(in: value.rect.width, isFirst: true).width + 0.5
      || whole.width <= firstRoom * Self.tolerance + 1
    if fits, !value.runs.contains(where: { $0.text.contains("\n") }) {
      lines = [whole]
    } else {
      let texts = PlacedText.broken(
        value, style, at: max(box.width * Self.tolerance, lineHeight), limit, scale, typesetter)
      let broken = texts.map { PlacedText.line($0, scale, typesetter) }
      // Broken as on an iPhone, and made narrow enough for the place.
      let excess = broken.map { $0.width - style.room(in: box.width, isFirst: $0.isFirst).width }.max() ?? 0
      let widest = broken.map(\.width).max() ?? 0
      lines =
        excess <= 1 || box.width < lineHeight
        ? broken : texts.map { PlacedText.line($0, scale, typesetter, narrowed: (widest - excess) / widest) }
    }
    let heights = lines.map { style.height(ofLine: $0.height) }
    let spaces = lines.indices.map { index in
      index == 0 ? 0 : style.space(before: TextLine(runs: [first], isFirst: lines[index].isFirst))
    }
    let height = heights.reduce(0, +) + spaces.reduce(0, +)
    let isCentered = value.verticalAlignment == .center || !transform.isUpright
    var top = isCentered ? box.midY - height / 2 : box.minY
    for (index, line) in lines.enumerated() {
      top += spaces[index]
      let room = style.room(in: box.width, isFirst: line.isFirst)
      let left: CGFloat =
        switch transform.isUpright ? value.alignment : .center {
        case .left: box.minX + room.start
        case .center: box.minX + room.start + (room.width - line.width) / 2
        case .right: box.minX + room.start + room.width - line.width
        }
      // The height that a style adds to a line is above its letters.
      let middle = top + heights[index] - line.height / 2
      let baseline = line.pieces.map { $0.font.baseline(centeredOn: middle) }.max() ?? top
      pieces += line.pieces.map { piece in
        var piece = piece
        piece.start = CGPoint(x: (left + piece.start.x).rounded(), y: baseline)
        return piece
      }
      top += heights[index]
    }
  }

  /// The lines of a text that does not fit into one. One font breaks as the window's own texts do, with "…" where lines are left out;
  /// several break between words.
  private static func broken(
    _ value: TextValue, _ style: ParagraphValue, at width: CGFloat, _ limit: Int, _ scale: CGFloat,
    _ typesetter: Typesetter
  ) -> [TextLine] {
    guard value.runs.count == 1, let run = value.runs.first, style.breaksEvenly else {
      let all = TextLine.lines(of: value.runs, style, at: width) { run in
        typesetter.width(of: run.text, Font(run.font, scale: scale))
      }
      guard all.count > limit, var last = all.prefix(limit).last else { return all }
      last.runs[last.runs.count - 1].text += "…"
      return all.prefix(limit - 1) + [last]
    }
    return typesetter.lines(of: run.text, Font(run.font, scale: scale), width: width, maximum: limit).map { text in
      var line = run
      line.text = text
      return TextLine(runs: [line], isFirst: false)
    }
  }

  func draw(to list: inout DrawingList) {
    for piece in pieces {
      let color = Color(piece.run.color), size = CGFloat(piece.font.size)
      list.text(piece.text, piece.font, at: piece.start, color)
      for (isDrawn, offset) in [(piece.run.isUnderlined, 0.12), (piece.run.isStruckThrough, -0.28)] where isDrawn {
        let y = (piece.start.y + offset * size).rounded()
        list.fill(CGRect(x: piece.start.x, y: y, width: piece.width, height: max(1, (size / 14).rounded())), color)
      }
    }
  }

  /// - Parameter narrowed: the part of their size that letters have; the line is as high as with all of it.
  private static func line(
    _ text: TextLine, _ scale: CGFloat, _ typesetter: Typesetter, narrowed: CGFloat = 1
  ) -> Line {
    var left: CGFloat = 0
    let pieces = text.runs.map { run in
      let font = Font(run.font, scale: scale * narrowed), width = typesetter.width(of: run.text, font)
      defer { left += width }
      return Piece(text: run.text, font: font, start: CGPoint(x: left, y: 0), width: width, run: run)
    }
    let height = (text.runs.map(\.font.size).max() ?? 0) * scale * 1.2
    return Line(pieces: pieces, isFirst: text.isFirst, height: height)
  }
}

extension TextValue {
  /// The text with its first characters.
  fileprivate func shortened(to count: Int) -> TextValue {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > count else { return self }
    var short = self, left = count
    for index in runs.indices {
      short.runs[index].text = String(runs[index].text.prefix(left))
      left -= short.runs[index].text.count
    }
    return short
  }

  /// The width in one line by which a view is sized, in points.
  fileprivate var measuredWidth: CGFloat { runs.reduce(0) { $0 + $1.font.width(of: $1.text) } }
}

extension ParagraphValue {
  fileprivate func scaled(by scale: CGFloat) -> ParagraphValue {
    var style = self
    for number in [
      \ParagraphValue.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent,
      \.tailIndent, \.minimumLineHeight, \.maximumLineHeight,
    ] { style[keyPath: number] *= scale }
    return style
  }

  /// Whether all lines have the same room, and the same space between them.
  fileprivate var breaksEvenly: Bool {
    firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0 && paragraphSpacing + paragraphSpacingBefore == 0
  }
}

extension [PlacedText.Piece] {
  fileprivate var width: CGFloat { reduce(CGFloat(0)) { $0 + $1.width } }
}

extension Font {
  /// The bundled font that is most like one of a view.
  fileprivate init(_ value: FontValue, scale: CGFloat) {
    let size = Int(min(max(value.size * scale, 1), 400).rounded())
    self =
      value.isMonospaced
      ? .mono(size) : .sans(size, value.isBold ? .semibold : value.weight > 0.1 ? .medium : .regular)
    isLegible = false
  }
}

extension CGRect {
  /// The upright rectangle around a transformed one.
  init(_ rect: CGRect, _ transform: CGAffineTransform) {
    let xs = [rect.minX, rect.maxX], ys = [rect.minY, rect.maxY]
    let corners = xs.flatMap { x in ys.map { y in CGPoint(x: x, y: y).applying(transform) } }
    let left = corners.map(\.x).min() ?? 0, top = corners.map(\.y).min() ?? 0
    self.init(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
  }
}
