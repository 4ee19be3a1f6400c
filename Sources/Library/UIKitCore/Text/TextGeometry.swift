import Foundation

/// The places of the characters of a text, in the coordinate space of its view. Chosen: letters as wide as in
/// `UIFont.width(of:)`, so that they lie about where they are drawn.
struct TextGeometry {
  /// The characters of a line in UTF-16 units, without the line feed, and their place.
  struct Line {
    var range: NSRange
    var rect: CGRect
  }

  private let text: NSString
  private let font: UIFont
  private(set) var lines: [Line] = []

  /// The width of a caret, in points.
  private static let caretWidth: CGFloat = 2

  /// - Parameter rect: where the lines are drawn, from the top.
  init(
    _ text: String, _ font: UIFont, in rect: CGRect, _ alignment: NSTextAlignment, _ style: ParagraphValue
  ) {
    (self.text, self.font) = (text as NSString, font)
    let run = TextValue.Run(text, font: font.value, color: .black)
    let measured = MeasuredText([run], style, at: max(1, rect.width))
    var place = 0
    for (line, own) in zip(measured.lines, measured.rects) {
      let range = TextGeometry.range(of: line.text, in: self.text, from: &place)
      let room = style.room(in: max(1, rect.width), isFirst: line.isFirst)
      let width = font.width(of: self.text.substring(with: range)), free = max(0, room.width - width)
      let start = room.start + (alignment == .center ? free / 2 : alignment == .right ? free : 0)
      lines.append(
        Line(
          range: range,
          rect: CGRect(x: rect.minX + start, y: rect.minY + own.minY, width: width, height: own.height)))
    }
  }

  /// The characters of a line, which has single spaces between its words. `place` moves to where the next line can begin.
  private static func range(of line: String, in text: NSString, from place: inout Int) -> NSRange {
    var end = place, start: Int?
    for unit in line.utf16 {
      while end < text.length, text.character(at: end) != unit { end += 1 }
      start = start ?? end
      end = min(end + 1, text.length)
    }
    let range = NSRange(location: start ?? place, length: end - (start ?? place))
    place = min(range.upperBound + 1, text.length)
    return range
  }

  /// The caret before a character.
  func caret(at offset: Int) -> CGRect {
    guard let line = lines.last(where: { $0.range.location <= offset }) ?? lines.first else { return .zero }
    let count = min(max(offset - line.range.location, 0), line.range.length)
    let before = text.substring(with: NSRange(location: line.range.location, length: count))
    return CGRect(
      x: line.rect.minX + font.width(of: before), y: line.rect.minY, width: Self.caretWidth, height: line.rect.height)
  }

  /// The part of a range in its first line.
  func firstRect(of range: NSRange) -> CGRect {
    let start = caret(at: range.location)
    guard let line = lines.last(where: { $0.range.location <= range.location }) else { return start }
    let end = caret(at: min(range.upperBound, line.range.upperBound))
    return CGRect(x: start.minX, y: start.minY, width: max(0, end.minX - start.minX), height: start.height)
  }

  /// The parts of a range in each of its lines.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in line.range.intersection(range).map(firstRect) }
  }

  /// The selection of a range: its parts, of which the first has the start and the last the end.
  func selection(of range: NSRange) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    return rects.indices.map { SelectionRect(rects[$0], hasStart: $0 == 0, hasEnd: $0 == rects.count - 1) }
  }

  /// The characters of the line with a character, and its place.
  func line(of offset: Int) -> (range: NSRange, rect: CGRect) {
    let line = lines.last { $0.range.location <= offset } ?? lines.first
    return line.map { ($0.range, $0.rect) } ?? (NSRange(location: 0, length: 0), .zero)
  }

  /// The place between two characters that is nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    guard let line = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first else { return 0 }
    let places = boundaries(of: line)
    return places.min { abs(caret(at: $0).minX - point.x) < abs(caret(at: $1).minX - point.x) } ?? line.range.location
  }

  /// The character under a point; nil beside the lines.
  func character(at point: CGPoint) -> NSRange? {
    guard let line = lines.first(where: { $0.rect.contains(point) }) else { return nil }
    let places = boundaries(of: line)
    guard let end = places.first(where: { caret(at: $0).minX > point.x }), let start = places.last(where: { $0 < end })
    else { return nil }
    return NSRange(location: start, length: end - start)
  }

  /// The places between the characters of a line, which may have several UTF-16 units.
  private func boundaries(of line: Line) -> [Int] {
    var places = [line.range.location]
    while let last = places.last, last < line.range.upperBound {
      places.append(text.rangeOfComposedCharacterSequence(at: last).upperBound)
    }
    return places
  }
}
