import Canvas

/// A drawing with its colours in light and in dark.
struct ThemedDrawing {
  var light: Drawing
  var dark: Color?

  /// Pairs the drawings of one picture in both themes.
  /// - Returns: nil if they differ in more than colours.
  static func pairs(_ light: [Drawing], _ dark: [Drawing]) -> [ThemedDrawing]? {
    guard light.count == dark.count else { return nil }
    var pairs: [ThemedDrawing] = []
    for (one, other) in zip(light, dark) {
      guard one.element == other.element, one.content.isSameShape(as: other.content) else { return nil }
      pairs.append(ThemedDrawing(light: one, dark: other.content.color))
    }
    return pairs
  }
}

extension Drawing.Content {
  var color: Color? {
    switch self {
    case .fill(_, let color), .stroke(_, _, let color), .hatch(_, _, let color), .text(_, _, _, let color): color
    case .picture, .pushClip, .pushPathClip, .popClip: nil
    }
  }

  /// Whether both draw the same, with any colours.
  fileprivate func isSameShape(as other: Drawing.Content) -> Bool {
    switch (self, other) {
    case (.fill(let path, _), .fill(let another, _)): path == another
    case (.stroke(let path, let pen, _), .stroke(let another, let other, _)): path == another && pen == other
    case (.hatch(let path, let hatch, _), .hatch(let another, let other, _)): path == another && hatch == other
    case (.text(let text, let font, let point, _), .text(let another, let other, let place, _)):
      text == another && font == other && point == place
    case (.picture, .picture), (.pushClip, .pushClip), (.pushPathClip, .pushPathClip), (.popClip, .popClip):
      self == other
    case (.fill, _), (.stroke, _), (.hatch, _), (.text, _), (.picture, _), (.pushClip, _), (.pushPathClip, _),
      (.popClip, _):
      false
    }
  }
}
