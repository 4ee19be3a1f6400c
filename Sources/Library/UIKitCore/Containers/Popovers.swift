/// A presentation at a view or an item.
///
/// As Apple's, except: it covers the window. An iPhone does so, too, unless the delegate answers otherwise; here the
/// delegate is not asked, and the values about the place and the arrow have no influence.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The sides at which the arrow may be. There is no arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side of the arrow: unknown, since there is none.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The view at which the popover would be.
  open weak var sourceView: UIView?
  /// The place in the view at which the popover would be, in the view's coordinate space.
  open var sourceRect = CGRect.null
  /// The item at which the popover would be.
  open weak var barButtonItem: UIBarButtonItem?
  /// Whether the popover may cover its place.
  open var canOverlapSourceViewRect = false
  /// The views that would take touches beside the popover. A popover that covers the window lets no touch through.
  open var passthroughViews: [UIView]?
  /// The colour behind the content. It is not drawn.
  open var backgroundColor: UIColor?
  /// The distances from the edges of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// The delegate of a popover. As Apple's, except: no method is called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// True by default.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing by default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The side of a popover at which its arrow is. As Apple's, except: no arrow is shown.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// As Apple's.
  public var rawValue: UInt
  /// As Apple's.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As Apple's.
  public static let up = UIPopoverArrowDirection(rawValue: 1), down = UIPopoverArrowDirection(rawValue: 2)
  /// As Apple's.
  public static let left = UIPopoverArrowDirection(rawValue: 4), right = UIPopoverArrowDirection(rawValue: 8)
  /// As Apple's.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No side, as long as nothing was decided.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// A presentation that comes from below.
///
/// As Apple's, except: it covers the window, so that its heights have no effect and nothing behind it takes touches. A
/// finger pulls it down (PR-03).
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests. As Apple's, except: sheets are as high as the window.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a height.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// As Apple's.
      public let rawValue: String
      /// As Apple's.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// As Apple's.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// As Apple's.
      public static let medium = Identifier("medium"), large = Identifier("large")
    }

    /// The name of the height.
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Half of the window.
    open class func medium() -> Detent { Detent(.medium) }
    /// Nearly the whole window.
    open class func large() -> Detent { Detent(.large) }
    /// A height that `resolver` computes. It is never called.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// Has no effect, since the sheet covers the window; warns once when it is set.
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.map(\.identifier) != [.large] { warnNotSupported("UISheetPresentationController.detents") }
    }
  }
  /// Has no effect, since the sheet covers the window; warns once when it is set.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      if selectedDetentIdentifier != nil { warnNotSupported("UISheetPresentationController.selectedDetentIdentifier") }
    }
  }
  /// Has no effect, since the sheet covers the window; warns once when it is set.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      if largestUndimmedDetentIdentifier != nil {
        warnNotSupported("UISheetPresentationController.largestUndimmedDetentIdentifier")
      }
    }
  }
  /// Has no effect; warns once when it is changed.
  open var prefersGrabberVisible = false {
    didSet {
      if prefersGrabberVisible != oldValue { warnNotSupported("UISheetPresentationController.prefersGrabberVisible") }
    }
  }
  /// Has no effect; warns once when it is set.
  open var preferredCornerRadius: CGFloat? {
    didSet {
      if preferredCornerRadius != nil { warnNotSupported("UISheetPresentationController.preferredCornerRadius") }
    }
  }
  /// Has no effect, since the sheet covers the window; warns once when it is changed.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet {
      if prefersScrollingExpandsWhenScrolledToEdge != oldValue {
        warnNotSupported("UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge")
      }
    }
  }
  /// Whether the sheet stays at the bottom of a phone in landscape. Windows do not turn.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the content decides about the width of a sheet in landscape. Windows do not turn.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view from which the sheet would come on an iPad.
  open weak var sourceView: UIView?
  /// Runs `changes` at once, without animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Has no effect, since the sheet covers the window; warns once.
  open func invalidateDetents() { warnNotSupported("UISheetPresentationController.invalidateDetents()") }
}

/// The values on which the height of a sheet may depend. As Apple's, except: no height is asked for.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet. As Apple's, except: no method is called.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing by default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
