import Canvas
import Foundation
import ScenePicture
import UIKit

extension UIView {
  /// Draws the view and everything in it, back to front. `origin` is where its bounds begin in the window.
  ///
  /// What a view draws carries its `accessibilityIdentifier`, or that of the nearest view around it that has one.
  func paintTree(_ list: inout DrawingList, _ look: Look, at origin: CGPoint) {
    guard !isHidden else { return }
    let name = accessibilityIdentifier ?? list.element
    list.element(name) { list in
      let start = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
      if let painted = self as? Painted {
        list.moved(to: start) { painted.paint(&$0, look) }
      }
      guard clipsToBounds else { return paintSubviews(&list, look, from: start) }
      list.clip(CGRect(origin: origin, size: bounds.size)) { paintSubviews(&$0, look, from: start) }
    }
  }

  private func paintSubviews(_ list: inout DrawingList, _ look: Look, from start: CGPoint) {
    for view in subviews {
      view.paintTree(&list, look, at: CGPoint(x: start.x + view.frame.minX, y: start.y + view.frame.minY))
    }
  }
}
