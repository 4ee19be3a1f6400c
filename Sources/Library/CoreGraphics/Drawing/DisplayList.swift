/// Drawing as values: commands in the order of drawing, back to front.
///
/// Coordinates are points of the view, layer or picture that was drawn, y downwards. Transforms are applied already, except
/// where a command has one. Nothing here depends on a font, a screen or a clock, so that equal drawings are equal values.
package struct DisplayList: Hashable, Codable, Sendable {
  package var commands: [DrawingCommand] = []

  package init(_ commands: [DrawingCommand] = []) { self.commands = commands }

  package var isEmpty: Bool { commands.isEmpty }
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
  }

  package var kind: Kind
  package var blendMode: CGBlendMode
  package var shadow: ShadowValue?

  package init(_ kind: Kind, blendMode: CGBlendMode = .normal, shadow: ShadowValue? = nil) {
    (self.kind, self.blendMode, self.shadow) = (kind, blendMode, shadow)
  }
}
