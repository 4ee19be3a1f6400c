/// A press whose force shows a preview. As Apple's, except: it never begins, because the force of touches is not watched; the
/// initializer warns once.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  /// The view that is pressed.
  open private(set) weak var view: UIView?
  /// The receiver of the progress of the press. It is never called.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// An interaction of a view. Has no effect; warns once.
  public init(view: UIView) {
    self.view = view
    super.init()
    warnNotSupported("UIPreviewInteraction")
  }

  /// Ends the press, which never begins.
  open func cancel() {}
  /// The place of the press: zero.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
}

/// Receives the progress of a press. As Apple's, except: no method is called.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Never asked.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Never called.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Never called.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// Never called.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// True, for delegates without the method.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing, for delegates without the method.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}

/// Double taps and squeezes of a pencil. As Apple's, except: none comes; adding it to a view warns once.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// The receiver of taps. It is never called.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether taps are received.
  open var isEnabled = true
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// An interaction without a view.
  public override init() { super.init() }
  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) {
    if view != nil { warnNotSupported("UIPencilInteraction") }
    self.view = view
  }

  /// The action that the person has chosen for a double tap: none.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// False: fingers draw, too.
  open class var prefersPencilOnlyDrawing: Bool { false }
}

/// The action of a double tap of a pencil. As Apple's values.
public nonisolated enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
}

/// Receives taps of a pencil. As Apple's, except: no method is called, and the two of iOS 17.5 are missing.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Never called.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing, for delegates without the method.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
