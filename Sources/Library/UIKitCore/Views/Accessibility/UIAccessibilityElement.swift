/// An element for people who use assistive technology that is no view. It is kept.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityFrame = CGRect.zero, accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityTraits = UIAccessibilityTraits.none

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// An action for people who use assistive technology. It is kept.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  open weak var target: AnyObject?
  open var selector: Selector?

  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    super.init()
    self.target = target as AnyObject?
  }
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
  public var shouldGroupAccessibilityChildren: Bool {
    get { false }
    set {}
  }
  public var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }
  public var accessibilityActivationPoint: CGPoint {
    get { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil as UIView?) }
    set {}
  }
  public var accessibilityPath: UIBezierPath? {
    get { nil }
    set {}
  }
  public var largeContentTitle: String? {
    get { nil }
    set {}
  }
  public var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }
}
