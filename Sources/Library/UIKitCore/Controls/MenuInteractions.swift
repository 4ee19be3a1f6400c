// Menus and pointers of views. There is no pointer: a program that provides one is warned once.

/// Makes the menu of a configuration. As Apple's.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes the preview of a configuration. As Apple's.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A menu and a preview. As Apple's, except: the preview is not shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// As Apple's.
  public let identifier: any NSCopying
  private let provider: UIContextMenuActionProvider?

  /// As Apple's, except: the provider of the preview is not called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    provider = actionProvider
    super.init()
  }

  /// The menu. There are no suggested actions.
  final var menu: UIMenu? { provider?([]) }
}

/// Makes the menu of a view. As Apple's, except: it has three methods.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Called when a press has lasted half a second (PR-07), with its place in the coordinate space of the view. Nil for no
  /// menu: the touch then goes on.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu is shown, which takes no time: what is added to the animator runs when it is.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called after the menu was closed; what is added to the animator runs then.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The look of a pointer over a view. As Apple's, except: it has no effect, because the library has no pointer. Making
/// one warns once.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// As Apple's.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// As Apple's.
  open var isEnabled = true

  /// Warns once: there is no pointer.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
    warnNotSupported("UIPointerInteraction")
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing, because there is no pointer.
  open func invalidate() {}
}

/// The animation while a pointer comes to a view or leaves it. As Apple's, except: there is none, because the library has no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Chooses the look of a pointer. As Apple's, except: it has no methods, because none would be called.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// A view that a menu shows larger. As Apple's, except: it is not shown.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// As Apple's.
  public let view: UIView
  /// As Apple's.
  public let parameters: UIPreviewParameters

  /// As Apple's.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

/// The look of a preview. As Apple's, except: no preview is shown.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// As Apple's.
  open var visiblePath: UIBezierPath?, shadowPath: UIBezierPath?
  /// As Apple's.
  open var backgroundColor: UIColor! = UIColor.white
  /// Parameters of a white preview.
  public override init() { super.init() }
}

/// The place in which a pointer changes its look. As Apple's, except: there is no pointer.
open nonisolated class UIPointerRegion: NSObject {
  /// As Apple's.
  public let rect: CGRect
  /// As Apple's.
  public let identifier: AnyHashable?

  /// As Apple's.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// The place of a pointer. As Apple's, except: none is made.
open nonisolated class UIPointerRegionRequest: NSObject {
  /// As Apple's.
  public let location: CGPoint
  init(location: CGPoint) { self.location = location }
}

/// The change of a view under a pointer. As Apple's.
@preconcurrency @MainActor public enum UIPointerEffect {
  case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The target of the colour. As Apple's.
  public enum TintMode: Sendable { case none, overlay, underlay }
}

/// The figure of a pointer. As Apple's.
public nonisolated enum UIPointerShape {
  case path(UIBezierPath), roundedRect(CGRect, radius: CGFloat = 8), verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The look of a pointer. As Apple's, except: there is no pointer, and nothing is kept.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// As Apple's.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// As Apple's.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { super.init() }
}
