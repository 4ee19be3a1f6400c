/// An action below the preview of a controller. As Apple's, except: nothing is previewed, so that it is never shown.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action below the preview of a controller. As Apple's, except: it is never shown.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The look of an action.
  public nonisolated enum Style: Int, Sendable { case `default`, selected, destructive }

  /// The title.
  public final let title: String
  /// The function of the program.
  public final let handler: (UIPreviewActionItem, UIViewController) -> Void

  /// An action.
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    self.title = title
    self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
    super.init()
  }
}

/// Several actions under one title. As Apple's, except: it is never shown.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title.
  public final let title: String

  /// A group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}

/// The preview at a view. As Apple's, except: there is none.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// Makes the controller of a preview. As Apple's, except: it is never asked.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller to preview at a point.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller after a harder press.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class NoPreview: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  var sourceRect = CGRect.zero

  init(of delegate: any UIViewControllerPreviewingDelegate, at sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
  }
}

extension UIViewController {
  /// Has no effect: nothing is previewed; warns once.
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    warnNotSupported("UIViewController.registerForPreviewing")
    return NoPreview(of: delegate, at: sourceView)
  }
  /// Has no effect: nothing is previewed, of which `registerForPreviewing` warns once.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
