/// An element for assistive technology that is no view. As Apple's, except: it is only kept.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// Kept.
  open weak var accessibilityContainer: AnyObject?
  /// Kept.
  open var isAccessibilityElement = true
  /// Kept.
  open var accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?
  /// Kept.
  open var accessibilityIdentifier: String?
  /// Kept, in points of the screen and of the container.
  open var accessibilityFrame = CGRect.zero, accessibilityFrameInContainerSpace = CGRect.zero
  /// Kept.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// As Apple's.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// An action for assistive technology. As Apple's, except: nobody performs it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// Kept; not called.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Kept; not called.
  open weak var target: AnyObject?
  /// Kept; not called.
  open var selector: Selector?

  /// As Apple's.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    super.init()
    self.target = target as AnyObject?
  }
  /// As Apple's.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }
}

private let actionsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIView {
  final var keptCustomActions: [UIAccessibilityCustomAction]? {
    get { objc_getAssociatedObject(self, actionsKey) as? [UIAccessibilityCustomAction] }
    set { objc_setAssociatedObject(self, actionsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// Always false; a new value is not kept.
  public var shouldGroupAccessibilityChildren: Bool {
    get { false }
    set {}
  }
  /// Always false; a new value is not kept.
  public var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }
  /// The middle of the view, in the coordinate space of the window; a new value is not kept.
  public var accessibilityActivationPoint: CGPoint {
    get { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil as UIView?) }
    set {}
  }
  /// Always nil; a new value is not kept.
  public var accessibilityPath: UIBezierPath? {
    get { nil }
    set {}
  }
  /// Always nil; a new value is not kept.
  public var largeContentTitle: String? {
    get { nil }
    set {}
  }
  /// Always false; a new value is not kept.
  public var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }
}
