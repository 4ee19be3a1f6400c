import Foundation

/// The width of a chapter on the timeline.
package struct ChapterWidth: Equatable {
  /// The maximum width of a folded chapter, in steps, unless its title is wider.
  private static let foldedSteps = 3
  /// The minimum width of a run of moves, in pixels, so that the states of recognizers are readable in it.
  package static let runWidth: CGFloat = 112

  package var steps: Int
  /// Whether it is a folded run of moves.
  package var isFolded = false
  /// The minimum width, in pixels: that of its title.
  package var minimum: CGFloat = 0

  /// The width in steps.
  package var shownSteps: CGFloat { CGFloat(isFolded ? min(steps, ChapterWidth.foldedSteps) : steps) }

  package func hasMinimumWidth(at pitch: CGFloat) -> Bool { shownSteps * pitch <= minimum }

  package func width(at pitch: CGFloat) -> CGFloat { max(shownSteps * pitch, minimum) }
}
