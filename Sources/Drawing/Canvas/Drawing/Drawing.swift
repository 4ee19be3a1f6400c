import Foundation

/// One drawing command, with the name of its element. Lengths are in pixels at scale 1; y points down.
package struct Drawing: Equatable, Sendable {
  /// The command.
  package enum Content: Equatable, Sendable {
    /// The inside of the path.
    case fill(Path, Color)
    /// A line along the path.
    case stroke(Path, Stroke, Color)
    /// Parallel lines, clipped to the path.
    case hatch(Path, Hatch, Color)
    /// One line of text whose baseline starts at the point.
    case text(String, Font, CGPoint, Color)
    /// A picture of pixels, stretched over the place.
    case picture(Picture, PicturePlace, PictureStyle)
    /// Clips what follows, up to the matching `popClip`, to the rectangle with corners of this radius.
    case pushClip(CGRect, radius: CGFloat)
    /// Clips what follows, up to the matching `popClip`, to a path.
    case pushPathClip(Path)
    /// Ends the last open clip.
    case popClip
  }

  /// The name of the element, such as `column.card.1`.
  package var element: String
  /// The command.
  package var content: Content
  /// The full text of a truncated text; nil for all else.
  package var fullText: String?

  /// Makes a command that draws `content` for `element`.
  package init(element: String, content: Content, fullText: String? = nil) {
    self.element = element
    self.content = content
    self.fullText = fullText
  }
}
