import Foundation
import Scenes

/// The tool of the next drag on the stage in edit mode.
package enum EditTool: Equatable, Sendable {
  /// Draws a view inside the one under the pointer, and moves one by its border or its name.
  case pointer
  /// Moves the view under the pointer.
  case move
  /// Draws a view of a class, also over borders and names.
  case draw(ViewClass)
}

/// The marks of edit mode on the stage, besides the views.
package struct EditState: Equatable, Sendable {
  package var tool = EditTool.pointer
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
