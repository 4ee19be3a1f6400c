import Foundation

/// Drawing commands from back to front, built by appending.
package struct DrawingList: Equatable, Sendable {
  /// The commands, back to front.
  package private(set) var drawings: [Drawing] = []
  /// The element of the next command.
  package private(set) var element: String
  private var opacity = 1.0
  /// The origin of the next command, in pixels at scale 1.
  private var origin = CGPoint.zero

  /// Makes an empty list; `element` is the element of commands outside any `element` group.
  package init(element: String = "") {
    self.element = element
  }

  /// Fills `path`.
  package mutating func fill(_ path: Path, _ color: Color) {
    append(.fill(path, color.opacity(opacity)))
  }

  /// Fills `rect`. Exact, and fastest, on whole pixels.
  package mutating func fill(_ rect: CGRect, _ color: Color) {
    fill(Path.rect(rect), color)
  }

  /// Draws a line along `path`.
  package mutating func stroke(_ path: Path, _ stroke: Stroke, _ color: Color) {
    append(.stroke(path, stroke, color.opacity(opacity)))
  }

  /// Draws a solid line of `width`.
  package mutating func stroke(_ path: Path, width: CGFloat, _ color: Color) {
    stroke(path, Stroke(width), color)
  }

  /// Draws parallel lines, clipped to `path`.
  package mutating func hatch(_ path: Path, _ hatch: Hatch, _ color: Color) {
    append(.hatch(path, hatch, color.opacity(opacity)))
  }

  /// Draws one line of text whose baseline starts at `point`; `fullText` is the full text of a truncated one.
  package mutating func text(
    _ string: String, _ font: Font, at point: CGPoint, _ color: Color, beginningOf fullText: String? = nil
  ) {
    guard !string.isEmpty else { return }
    append(.text(string, font, point, color.opacity(opacity)), beginningOf: fullText)
  }

  /// Draws a picture.
  package mutating func picture(_ picture: Picture, _ place: PicturePlace, tint: Color? = nil) {
    append(.picture(picture, place, PictureStyle(tint: tint, opacity: opacity)))
  }

  // MARK: - Groups

  /// Clips what `body` draws to `rect`.
  package mutating func clip(_ rect: CGRect, radius: CGFloat = 0, _ body: (inout DrawingList) throws -> Void) rethrows {
    append(.pushClip(rect, radius: radius))
    defer { append(.popClip) }
    try body(&self)
  }

  /// Clips what `body` draws to `path`.
  package mutating func clip(_ path: Path, _ body: (inout DrawingList) throws -> Void) rethrows {
    append(.pushPathClip(path))
    defer { append(.popClip) }
    try body(&self)
  }

  /// Sets the element of what `body` appends to `name`.
  package mutating func element(_ name: String, _ body: (inout DrawingList) throws -> Void) rethrows {
    let outer = element
    element = name
    defer { element = outer }
    try body(&self)
  }

  /// Multiplies the opacity of every colour that `body` appends by `amount` (0 to 1).
  package mutating func opacity(_ amount: Double, _ body: (inout DrawingList) throws -> Void) rethrows {
    let outer = opacity
    opacity *= amount
    defer { opacity = outer }
    try body(&self)
  }

  /// Draws `body` with the origin moved to `origin`, in pixels at scale 1.
  package mutating func moved(to origin: CGPoint, _ body: (inout DrawingList) throws -> Void) rethrows {
    let outer = self.origin
    self.origin = CGPoint(x: outer.x + origin.x, y: outer.y + origin.y)
    defer { self.origin = outer }
    try body(&self)
  }

  /// Appends the commands of another list, with their elements, at the current origin and opacity.
  mutating func append(_ list: DrawingList) {
    append(contentsOf: list.drawings)
  }

  /// Appends commands, with their elements, at the current origin and opacity.
  mutating func append(contentsOf others: [Drawing]) {
    let seen = opacity == 1 ? others : others.map { $0.faded(opacity) }
    drawings += origin == .zero ? seen : seen.map { $0.moved(by: origin) }
  }

  private mutating func append(_ content: Drawing.Content, beginningOf fullText: String? = nil) {
    let content = origin == .zero ? content : content.moved(by: origin)
    drawings.append(Drawing(element: element, content: content, fullText: fullText))
  }
}

extension Drawing {
  /// Returns the drawing with its colour's opacity multiplied by `amount` (0 to 1).
  package func faded(_ amount: Double) -> Drawing {
    var result = self
    switch content {
    case .fill(let path, let color): result.content = .fill(path, color.opacity(amount))
    case .stroke(let path, let stroke, let color): result.content = .stroke(path, stroke, color.opacity(amount))
    case .hatch(let path, let hatch, let color): result.content = .hatch(path, hatch, color.opacity(amount))
    case .text(let string, let font, let point, let color):
      result.content = .text(string, font, point, color.opacity(amount))
    case .picture(let picture, let place, let style): result.content = .picture(picture, place, style.faded(amount))
    case .pushClip, .pushPathClip, .popClip: break
    }
    return result
  }
}
