import Canvas
import ScenePicture
import UIKit

extension UIView {
  /// Draws the view and its subviews, back to front. `origin` is the place of its bounds' origin in the window.
  ///
  /// The element of a drawing is the view's `accessibilityIdentifier`, or that of the nearest view around it that has
  /// one.
  func paintTree(_ list: inout DrawingList, _ appearance: Appearance, at origin: CGPoint) {
    guard !isHidden else { return }
    let name = accessibilityIdentifier ?? list.element
    list.element(name) { list in
      let start = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
      list.moved(to: start) { paintItself(&$0, appearance) }
      guard clipsToBounds else { return paintSubviews(&list, appearance, from: start) }
      list.clip(CGRect(origin: origin, size: bounds.size)) { paintSubviews(&$0, appearance, from: start) }
    }
  }

  private func paintSubviews(_ list: inout DrawingList, _ appearance: Appearance, from start: CGPoint) {
    for view in subviews {
      view.paintTree(&list, appearance, at: CGPoint(x: start.x + view.frame.minX, y: start.y + view.frame.minY))
    }
  }
}
