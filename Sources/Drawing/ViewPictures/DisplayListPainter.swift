import Canvas
import CoreGraphics

/// Draws what views have drawn, as values, with Canvas.
///
/// Blend modes are drawn as the normal one, except `clear`, which shows the ground. Values that are not finite draw nothing.
/// The depth of nested drawings and clips, and the number of commands, are limited, so that no drawing stops the window.
package struct DisplayListPainter {
  private let typesetter: Typesetter
  /// The colour behind the drawing; erasing paints it.
  private let ground: Color
  private var commandsLeft = 20_000

  private static let deepest = 48

  package init(_ typesetter: Typesetter, ground: Color) { (self.typesetter, self.ground) = (typesetter, ground) }

  /// Appends a drawing.
  /// - Parameters:
  ///   - place: from points of the drawing to pixels.
  ///   - area: the part that can be seen, in pixels; gradients fill it.
  package mutating func draw(
    _ drawing: DisplayList, _ place: CGAffineTransform, in area: CGRect, opacity: CGFloat = 1,
    to list: inout DrawingList
  ) {
    guard opacity > 0, !area.isEmpty else { return }
    list.opacity(min(Double(opacity), 1)) { draw(drawing.commands[...], place, area, depth: 0, to: &$0) }
  }

  private mutating func draw(
    _ commands: ArraySlice<DrawingCommand>, _ place: CGAffineTransform, _ area: CGRect, depth: Int,
    to list: inout DrawingList
  ) {
    guard depth < Self.deepest, place.isFinite else { return }
    var rest = commands
    while let command = rest.popFirst(), commandsLeft > 0 {
      commandsLeft -= 1
      switch command.kind {
      case .clip(let figure, let rule):
        let inner = rest.prefixOfClip
        rest = rest[min(inner.endIndex + 1, rest.endIndex)...]
        let path = Path(figure, place, isEvenOdd: rule == .evenOdd)
        guard let seen = path.bounds?.intersection(area), !seen.isEmpty else { continue }
        list.clip(path) { draw(inner, place, seen, depth: depth + 1, to: &$0) }
      case .endClip, .subview: break
      case .list(let drawing, let transform, let opacity):
        list.opacity(Double(opacity)) {
          draw(drawing.commands[...], transform.concatenating(place), area, depth: depth + 1, to: &$0)
        }
      case .picture(.drawn(let drawing, let size), let rect, let transform):
        draw(drawing, size, rect, transform.concatenating(place), area, depth: depth + 1, to: &list)
      case .picture(.pixels(let pixels, let tint), let rect, let transform):
        draw(pixels, tint, rect, transform.concatenating(place), to: &list)
      case .picture(let picture, let rect, let transform):
        PictureSign(picture, rect, transform.concatenating(place)).draw(typesetter, to: &list)
      case .text(let text): PlacedText(text, place, typesetter).draw(to: &list)
      case .gradient(let gradient): GradientBands(gradient, place, area).draw(to: &list)
      case .fill(let figure, let rule, let color):
        let path = Path(figure, place, isEvenOdd: rule == .evenOdd)
        drawShadow(command.shadow, of: path, nil, place, &list)
        list.fill(path, shown(color, command.blendMode))
      case .stroke(let figure, let style, let color):
        let path = Path(figure, place), pen = Stroke(style, scale: place.scale, along: path)
        drawShadow(command.shadow, of: path, pen, place, &list)
        list.stroke(path, pen, shown(color, command.blendMode))
      }
    }
  }

  /// Draws what was drawn into a picture of a size, so that it fills a rectangle.
  private mutating func draw(
    _ drawing: DisplayList, _ size: CGSize, _ rect: CGRect, _ place: CGAffineTransform, _ area: CGRect, depth: Int,
    to list: inout DrawingList
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let fit = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(place)
    let edge = Path(PathValue(CGRect(origin: .zero, size: size)), fit)
    guard let seen = edge.bounds?.intersection(area), !seen.isEmpty else { return }
    list.clip(edge) { draw(drawing.commands[...], fit, seen, depth: depth, to: &$0) }
  }

  /// Draws the pixels of a picture so that they fill a rectangle; pixels that are not known are a sign.
  private func draw(
    _ pixels: PixelValue, _ tint: ColorValue?, _ rect: CGRect, _ place: CGAffineTransform, to list: inout DrawingList
  ) {
    guard let picture = Picture(width: pixels.width, height: pixels.height, pixels: pixels.pixels) else {
      return PictureSign(.pixels(pixels, tint: tint), rect, place).draw(typesetter, to: &list)
    }
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY)].map {
      CGPoint(x: $0, y: $1).applying(place)
    }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    func way(to corner: CGPoint) -> CGPoint { CGPoint(x: corner.x - corners[0].x, y: corner.y - corners[0].y) }
    list.picture(
      picture, PicturePlace(origin: corners[0], across: way(to: corners[1]), down: way(to: corners[2])),
      tint: tint.map { Color($0) })
  }

  private func shown(_ color: ColorValue, _ mode: CGBlendMode) -> Color { mode == .clear ? ground : Color(color) }

  /// Draws the shadow of a filled path, or of a line. Its blur is a few lines around it, of which the wider ones are seen less.
  private func drawShadow(
    _ shadow: ShadowValue?, of path: Path, _ pen: Stroke?, _ place: CGAffineTransform, _ list: inout DrawingList
  ) {
    guard let shadow, shadow.offset.width.isFinite, shadow.offset.height.isFinite else { return }
    let offset = CGPoint(x: shadow.offset.width * place.scale, y: shadow.offset.height * place.scale)
    let blur = shadow.blur.isFinite ? min(max(shadow.blur, 0), 100) * place.scale : 0
    // A blurred shadow is fainter at its edge.
    let color = Color(shadow.color.faded(by: blur > 0 ? 0.6 : 1))
    list.moved(to: offset) { list in
      if let pen { list.stroke(path, pen, color) } else { list.fill(path, color) }
      guard blur > 0 else { return }
      let lines = max(4, Int(min(blur, 24) / 2)), halo = Color(shadow.color.faded(by: 0.48 / CGFloat(lines)))
      for line in 1...lines {
        let width = 3 * blur * CGFloat(line) / CGFloat(lines)
        list.stroke(path, Stroke((pen?.width ?? 0) + width, join: .round), halo)
      }
    }
  }
}

extension ArraySlice<DrawingCommand> {
  /// The commands up to the end of the clip that was just begun.
  fileprivate var prefixOfClip: ArraySlice<DrawingCommand> {
    var open = 1
    return prefix { command in
      switch command.kind {
      case .clip: open += 1
      case .endClip: open -= 1
      case .fill, .stroke, .gradient, .text, .picture, .list, .subview: break
      }
      return open > 0
    }
  }
}
