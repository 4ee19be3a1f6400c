import Canvas
import CoreGraphics
import Foundation

/// A text of a view in lines, at its place. Text that is turned or mirrored stands upright in the middle of its place.
struct PlacedText {
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
    let lines: [[Piece]]
    let whole = PlacedText.line(value.runs, scale, typesetter)
    // A view that was sized for its text shows all of it. Scaled to whole pixels, the letters can be wider than its place.
    let fits = value.measuredWidth <= value.rect.width + 0.5 || whole.width <= box.width * Self.tolerance + 1
    if fits, !value.runs.contains(where: { $0.text.contains("\n") }) {
      lines = [whole]
    } else {
      // A text of several fonts is broken as if it had the first one.
      let font = Font(first.font, scale: scale), text = value.runs.map(\.text).joined()
      let all = typesetter.lines(
        of: text, font, width: max(box.width * Self.tolerance, lineHeight), maximum: limit)
      let runs = all.map { line in
        var run = first
        run.text = line
        return [run]
      }
      let broken = runs.map { PlacedText.line($0, scale, typesetter) }
      // Broken as on an iPhone, and made narrow enough for the place.
      let widest = broken.map(\.width).max() ?? 0
      lines =
        widest <= box.width + 1 || box.width < lineHeight
        ? broken : runs.map { PlacedText.line($0, scale * box.width / widest, typesetter) }
    }
    let height = lineHeight * CGFloat(lines.count)
    let isCentered = value.verticalAlignment == .center || !transform.isUpright
    var top = isCentered ? box.midY - height / 2 : box.minY
    for line in lines {
      let left: CGFloat =
        switch transform.isUpright ? value.alignment : .center {
        case .left: box.minX
        case .center: box.midX - line.width / 2
        case .right: box.maxX - line.width
        }
      let baseline = line.map { $0.font.baseline(centeredOn: top + lineHeight / 2) }.max() ?? top
      pieces += line.map { piece in
        var piece = piece
        piece.start = CGPoint(x: (left + piece.start.x).rounded(), y: baseline)
        return piece
      }
      top += lineHeight
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

  /// Pieces beside one another from 0.
  private static func line(_ runs: [TextValue.Run], _ scale: CGFloat, _ typesetter: Typesetter) -> [Piece] {
    var left: CGFloat = 0
    return runs.map { run in
      let font = Font(run.font, scale: scale), width = typesetter.width(of: run.text, font)
      defer { left += width }
      return Piece(text: run.text, font: font, start: CGPoint(x: left, y: 0), width: width, run: run)
    }
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
