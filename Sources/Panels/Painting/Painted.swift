import Canvas
import ScenePicture
import UIKit

/// A panel view that can be seen. UIKit's views draw nothing; what they look like is said here.
@MainActor package protocol Painted: UIView {
  /// Draws the view, without its subviews, with its origin at (0, 0).
  func paint(_ list: inout DrawingList, _ appearance: Appearance)
}
