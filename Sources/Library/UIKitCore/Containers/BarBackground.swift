/// A bar that shows a colour behind its other subviews.
protocol HasBarBackground: UIView {
  /// The colour behind the whole bar; nil shows what is behind the bar.
  var shownBackground: UIColor? { get }
}

/// The background of a bar, its first subview. The name is that of UIKit's private class: programs count the subviews of bars from it.
/// The hit test skips it.
final class _UIBarBackground: UIView {
  override func prepare() {
    super.prepare()
    isUserInteractionEnabled = false
  }

  override var ownDrawing: [DrawingCommand] {
    guard let color = (superview as? any HasBarBackground)?.shownBackground else { return [] }
    let path = UIBezierPath(rect: CGRect(origin: .zero, size: bounds.size))
    return [DrawingCommand(.fill(PathValue(path.cgPath), .winding, ColorValue(color.cgColor)))]
  }
}
