import Foundation

/// The marks of edit mode on the stage, besides the views.
package struct EditState: Equatable, Sendable {
  /// Whether the next press draws a new view.
  package var drawsNewView = false
  /// The handle that is dragged.
  package var handle: EditHandle?
  /// The lines to which the dragged view has snapped.
  package var guides: [SnapGuide] = []
  /// The size or the place of the dragged view.
  package var measure: String?
  /// The rectangle of a view that is being drawn, in screen points.
  package var drawn: CGRect?

  package init() {}
}
