// Properties that are kept, so that sources written for iOS compile. None has an influence on touches, except where it
// says so.

extension UIView: CALayerDelegate {
  /// The transform; what leaves the plane is kept and has no effect. It also applies to the hit area (HT-17).
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Whether the margins of the superview count. They do not.
  public var preservesSuperviewLayoutMargins: Bool {
    get { false }
    set {}
  }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// Light: the library has no dark colours.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
  /// Whether the tint colour is dimmed. It never is.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { .normal }
    set {}
  }
  public nonisolated enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// Has no effect.
  public var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }

  /// Draws what the view shows, so that it fills a rectangle.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

}
