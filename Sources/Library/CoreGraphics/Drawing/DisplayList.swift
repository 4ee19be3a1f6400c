/// Drawing as values: commands in the order of drawing, back to front.
///
/// Coordinates are points of the view, layer or picture that was drawn, y downwards. Transforms are applied already, except
/// where a command has one. Nothing here depends on a font, a screen or a clock, so that equal drawings are equal values.
package struct DisplayList: Hashable, Codable, Sendable {
  package var commands: [DrawingCommand] = []

  package init(_ commands: [DrawingCommand] = []) { self.commands = commands }

  package var isEmpty: Bool { commands.isEmpty }
}

extension DisplayList {
  /// A part of a view's drawing: commands that lie together, or the place of a subview.
  package enum Part: Equatable, Sendable {
    case drawing(DisplayList)
    case subview(Int)
  }

  /// The parts of a view's drawing, back to front. A clip that is open at the place of a subview is in the parts on both sides.
  package var parts: [Part] {
    var parts: [Part] = [], part = DisplayList(), clips: [DrawingCommand] = [], draws = false
    func close() {
      guard draws else { return }
      parts.append(.drawing(DisplayList(part.commands + clips.map { _ in DrawingCommand(.endClip) })))
    }
    for command in commands {
      switch command.kind {
      case .subview(let index):
        close()
        parts.append(.subview(index))
        (part.commands, draws) = (clips, false)
        continue
      case .clip: clips.append(command)
      case .endClip: _ = clips.popLast()
      case .fill, .stroke, .gradient, .text, .picture, .list: draws = true
      }
      part.commands.append(command)
    }
    close()
    return parts
  }
}

/// One act of drawing.
package struct DrawingCommand: Hashable, Codable, Sendable {
  /// The kind of a command, with its values.
  package enum Kind: Hashable, Codable, Sendable {
    case fill(PathValue, CGPathFillRule, ColorValue)
    case stroke(PathValue, StrokeStyle, ColorValue)
    /// Colours along a line or between circles, over everything inside the clips.
    case gradient(GradientValue)
    case text(TextValue)
    case picture(PictureValue, CGRect, CGAffineTransform)
    /// Limits the following commands to the inside of this path, until `endClip`. Clips nest.
    case clip(PathValue, CGPathFillRule)
    case endClip
    /// Other drawings as one, with an opacity; their points are transformed.
    case list(DisplayList, CGAffineTransform, opacity: CGFloat)
    /// The place of a subview, by its index, in the drawing of a view. It draws nothing; subviews that have no place come last.
    case subview(Int)
  }

  package var kind: Kind
  package var blendMode: CGBlendMode
  package var shadow: ShadowValue?

  package init(_ kind: Kind, blendMode: CGBlendMode = .normal, shadow: ShadowValue? = nil) {
    (self.kind, self.blendMode, self.shadow) = (kind, blendMode, shadow)
  }
}
