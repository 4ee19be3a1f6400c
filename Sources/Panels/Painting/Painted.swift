import Canvas
import ScenePicture
import UIKit

/// A view of the panels that draws itself. UIKit's own views draw nothing.
@MainActor package protocol Painted: UIView {
  /// Draws the view without its subviews, with its origin at (0, 0).
  func paint(_ list: inout DrawingList, _ appearance: Appearance)
}
