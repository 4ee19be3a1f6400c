/// The colour at one point of a drawing, multiplied with its opacity.
struct Pixel {
  private(set) var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, opacity: CGFloat = 0

  /// Draws everything of a list.
  mutating func draw(_ list: DisplayList, at point: CGPoint) {
    /// The number of clips that are open since the first one that excludes the point.
    var excluded = 0
    for command in list.commands {
      switch command.kind {
      case .clip(let path, let rule):
        if excluded > 0 || !path.path.contains(point, using: rule) { excluded += 1 }
      case .endClip: excluded = max(0, excluded - 1)
      case .fill, .stroke, .gradient, .text, .picture, .list, .subview: if excluded == 0 { draw(command, at: point) }
      }
    }
  }

  /// Draws one command that is no clip.
  mutating func draw(_ command: DrawingCommand, at point: CGPoint) {
    switch command.kind {
    case .fill(let path, let rule, let color): if path.path.contains(point, using: rule) { mix(color, command) }
    case .stroke(let path, let style, let color): if path.path.isNear(point, style.width / 2) { mix(color, command) }
    case .gradient(let gradient): if let color = gradient.color(at: point) { mix(color, command) }
    case .picture(let picture, let rect, let transform):
      guard let place = transform.inverse.map({ point.applying($0) }), rect.contains(place) else { return }
      mix(picture, at: place, in: rect, command)
    case .list(let list, let transform, let opacity):
      guard let place = transform.inverse.map({ point.applying($0) }) else { return }
      var layer = Pixel()
      layer.draw(list, at: place)
      mix(layer, opacity, command.blendMode)
    case .text, .clip, .endClip, .subview: break
    }
  }

  private mutating func mix(_ picture: PictureValue, at point: CGPoint, in rect: CGRect, _ command: DrawingCommand) {
    switch picture {
    case .named(_, _, let tint): mix(tint ?? .black, command)
    case .unknown: mix(.black, command)
    case .pixels(let pixels, let tint):
      let place = CGPoint(x: (point.x - rect.minX) / rect.width, y: (point.y - rect.minY) / rect.height)
      guard let color = pixels.color(x: place.x, y: place.y) else { return }
      mix(tint?.faded(by: color.opacity) ?? color, command)
    case .drawn(let list, let size):
      var layer = Pixel()
      layer.draw(
        list,
        at: CGPoint(
          x: (point.x - rect.minX) / rect.width * size.width, y: (point.y - rect.minY) / rect.height * size.height))
      mix(layer, 1, command.blendMode)
    }
  }

  private mutating func mix(_ color: ColorValue, _ command: DrawingCommand) {
    var source = Pixel()
    source.opacity = color.opacity
    (source.red, source.green, source.blue) = (
      color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity
    )
    mix(source, 1, command.blendMode)
  }

  /// Modes that do not change where something is seen count as normal.
  private mutating func mix(_ source: Pixel, _ factor: CGFloat, _ mode: CGBlendMode) {
    switch mode {
    case .clear: scale(by: 1 - (source.opacity > 0 ? 1 : 0))
    case .copy:
      self = source
      scale(by: factor)
    case .destinationOut: scale(by: 1 - source.opacity * factor)
    case .sourceIn, .destinationIn: scale(by: source.opacity * factor)
    default:
      scale(by: 1 - source.opacity * factor)
      red += source.red * factor
      green += source.green * factor
      blue += source.blue * factor
      opacity += source.opacity * factor
    }
  }

  private mutating func scale(by factor: CGFloat) {
    (red, green, blue, opacity) = (red * factor, green * factor, blue * factor, opacity * factor)
  }
}

extension CGPath {
  /// Whether a point is at most `distance` from the lines.
  fileprivate func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
    lines.contains { part in
      zip(part, part.dropFirst()).contains { one, two in
        let (dx, dy) = (two.x - one.x, two.y - one.y), length = dx * dx + dy * dy
        let along = length > 0 ? min(max(((point.x - one.x) * dx + (point.y - one.y) * dy) / length, 0), 1) : 0
        let (x, y) = (point.x - one.x - along * dx, point.y - one.y - along * dy)
        return x * x + y * y <= distance * distance
      }
    }
  }
}

extension GradientValue {
  /// The colour at a point; nil where there is none.
  package func color(at point: CGPoint) -> ColorValue? {
    guard let place = place(of: point), let first = stops.first, let last = stops.last else { return nil }
    if place < 0 && !extendsBefore || place > 1 && !extendsAfter { return nil }
    if place <= first.place { return first.color }
    if place >= last.place { return last.color }
    guard let index = stops.firstIndex(where: { $0.place >= place }), index > 0 else { return first.color }
    let (one, two) = (stops[index - 1], stops[index])
    let part = two.place > one.place ? (place - one.place) / (two.place - one.place) : 1
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return ColorValue(
      red: between(one.color.red, two.color.red), green: between(one.color.green, two.color.green),
      blue: between(one.color.blue, two.color.blue), opacity: between(one.color.opacity, two.color.opacity))
  }

  /// The place of a point between start, which is 0, and end, which is 1.
  private func place(of point: CGPoint) -> CGFloat? {
    let (dx, dy) = (end.x - start.x, end.y - start.y), (x, y) = (point.x - start.x, point.y - start.y)
    switch shape {
    case .line:
      let length = dx * dx + dy * dy
      return length > 0 ? (x * dx + y * dy) / length : nil
    case .cone:
      let turn = (atan2(y, x) - atan2(dy, dx)) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    case .circles(let r0, let r1):
      // The largest t with a circle around start + t · d of radius r0 + t · dr that goes through the point.
      let dr = r1 - r0, a = dx * dx + dy * dy - dr * dr, b = x * dx + y * dy + r0 * dr, c = x * x + y * y - r0 * r0
      if a == 0 { return b != 0 ? c / (2 * b) : nil }
      let root = b * b - a * c
      guard root >= 0 else { return nil }
      return [(b + root.squareRoot()) / a, (b - root.squareRoot()) / a].filter { r0 + $0 * dr >= 0 }.max()
    }
  }
}
