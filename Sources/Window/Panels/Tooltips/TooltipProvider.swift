import ScenePicture
import UIKit

/// A view with a tooltip.
@MainActor package protocol TooltipProvider: UIView {
  /// Returns the tooltip at a point, in the view's own coordinates.
  func tooltip(at point: CGPoint) -> TooltipContent?
}
