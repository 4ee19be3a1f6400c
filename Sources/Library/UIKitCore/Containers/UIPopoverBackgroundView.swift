/// The measures of the panel of a popover, which its class gives. As Apple's.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
  /// The width of the arrow at the panel, in points.
  static func arrowBase() -> CGFloat
  /// The distances of the content from the edges of the panel, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// The height of the arrow, in points.
  static func arrowHeight() -> CGFloat
}

/// The panel of a popover with a look of the app. As Apple's, except: it is not shown; see
/// `UIPopoverPresentationController.popoverBackgroundViewClass`.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow from the middle of its edge, in points.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow.
  open var arrowDirection: UIPopoverArrowDirection = []
  /// Whether the content has a shadow at its edge.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// 0: subclasses give the width of the arrow.
  open class func arrowBase() -> CGFloat { 0 }
  /// Zero: subclasses give the distances of the content.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// 0: subclasses give the height of the arrow.
  open class func arrowHeight() -> CGFloat { 0 }
}

extension UIPopoverPresentationController {
  /// Nil: panels have the look of the system. Setting a class warns once.
  public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    get { nil }
    set { if newValue != nil { warnNotSupported("UIPopoverPresentationController.popoverBackgroundViewClass") } }
  }
}
