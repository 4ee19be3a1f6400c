import Foundation

/// One thing to draw, with the name of what it belongs to. Lengths in pixels at scale 1, y downwards.
package struct Drawing: Equatable, Sendable {
  /// What is drawn.
  package enum Content: Equatable, Sendable {
    /// The inside of the path.
    case fill(Path, Color)
    /// A line along the path.
    case stroke(Path, Stroke, Color)
    /// Parallel lines, seen only inside the path.
    case hatch(Path, Hatch, Color)
    /// One line of text whose baseline starts at the point.
    case text(String, Font, CGPoint, Color)
    /// What follows, up to the matching `popClip`, is seen only inside the rectangle with corners of this radius.
    case pushClip(CGRect, radius: CGFloat)
    /// Ends the clip that was opened last.
    case popClip
  }

  /// The name of what this belongs to, such as `column.card.1`.
  package var element: String
  /// What it looks like.
  package var content: Content
  /// What a text says in full where only its beginning is drawn; nil where all of it is, and for what is no text.
  package var fullText: String?

  /// `content` drawn for `element`.
  package init(element: String, content: Content, fullText: String? = nil) {
    self.element = element
    self.content = content
    self.fullText = fullText
  }
}
