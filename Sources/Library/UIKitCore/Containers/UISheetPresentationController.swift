/// A presentation that comes from below.
///
/// As Apple's, except: it covers the window, so that it has one height and nothing behind it takes touches. A finger pulls it
/// down (PR-03).
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
