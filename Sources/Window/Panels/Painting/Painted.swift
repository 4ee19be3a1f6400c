import Canvas
import ScenePicture
import UIKit

/// A view of the panels that draws itself and is no control. The panels show no drawing of UIKit's own views.
// Public, not package: for a package class between UIView and internal ones the compiler warns of recursion in its own thunks.
public class PaintedView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// Draws the view without its subviews, with its origin at (0, 0).
  func paint(_ list: inout DrawingList, _ appearance: Appearance) {}
}

/// A control that draws itself.
@MainActor package protocol Painted: UIControl {
  /// Draws the control without its subviews, with its origin at (0, 0).
  func paint(_ list: inout DrawingList, _ appearance: Appearance)
}

extension UIView {
  /// Draws the view without its subviews, if it draws itself.
  ///
  /// The classes are asked first: the first cast of each class to a protocol reads all ten thousand conformances of the program,
  /// which took a tenth of the time of a picture.
  func paintItself(_ list: inout DrawingList, _ appearance: Appearance) {
    if let view = self as? PaintedView {
      view.paint(&list, appearance)
    } else if let control = self as? PlainControl {
      control.paint(&list, appearance)
    } else if let control = (self as? UIControl) as? Painted {
      control.paint(&list, appearance)
    }
  }
}
