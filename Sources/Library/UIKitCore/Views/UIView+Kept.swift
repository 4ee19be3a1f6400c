// Properties that exist so that sources written for iOS compile. Only `transform3D` has an influence on touches.

extension UIView: CALayerDelegate {
  /// The transform. Its part in the plane also applies to the hit area (HT-17); the rest is kept, see `CALayer.transform`.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Always from left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// From right to left only for `.forceRightToLeft`.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
  /// As Apple's.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// Always unspecified: the library has no dark colours. Setting `.dark` warns once.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set { if newValue == .dark { warnNotSupported("UIView.overrideUserInterfaceStyle") } }
  }
  /// Always normal: the tint colour is never dimmed. Setting `.dimmed` warns once.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { .normal }
    set { if newValue == .dimmed { warnNotSupported("UIView.tintAdjustmentMode") } }
  }
  /// Whether the tint colour is dimmed. The raw values are Apple's.
  public nonisolated enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// Always true: each drawing begins empty. A new value is not kept.
  public var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }

  /// Draws the view and its subviews, scaled so that they fill a rectangle of the present context.
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
