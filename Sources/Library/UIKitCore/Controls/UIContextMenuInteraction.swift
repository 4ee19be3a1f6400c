/// The menu of a view. A long press asks the delegate for it (PR-07); if there is one, the touch is cancelled in its view.
/// As Apple's, except: only the menu is shown, not a preview of the view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Asked for the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  private let press = MenuPress(target: nil, action: nil)
  private var place: CGPoint?
  /// The part of the view whose menu it is, such as a row; nil for the view.
  package final weak var source: UIView?
  private weak var shown: MenuView?

  /// An interaction that belongs to no view.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.name = "context menu"
    press.interaction = self
  }
  /// Removes the recognizer of the long press from the view before.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  /// Adds a recognizer for the long press to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
  /// The place of the last press, in the coordinate space of `view`; zero before the first.
  open func location(in view: UIView?) -> CGPoint {
    guard let place, let own = self.view else { return .zero }
    return own.convert(place, to: view)
  }
  /// Closes the menu.
  open func dismissMenu() { shown?.close() }
  /// Replaces the menu that is shown by one that `block` makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { shown?.update(block) }

  /// Asks the delegate for a menu at a point of the view, and shows it. Returns whether there is one.
  final func asksForMenu(at point: CGPoint) -> Bool {
    place = point
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point) else {
      return false
    }
    (view as? UIControl)?.sendActions(for: .menuActionTriggered)
    show(configuration, at: point)
    return true
  }

  /// Chosen: the menu is beside the view, or beside the finger if the view is higher than half of the window. A menu
  /// without elements is not shown.
  private func show(_ configuration: UIContextMenuConfiguration, at point: CGPoint) {
    guard let view, let window = view.window, let menu = configuration.menu, !menu.children.isEmpty else { return }
    dismissMenu()
    let animator = MenuAnimator()
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    let source = source ?? view, isLarge = source.bounds.height > window.bounds.height / 2
    let place =
      isLarge
      ? view.convert(CGRect(origin: point, size: .zero), to: window) : source.convert(source.bounds, to: window)
    let menuView = MenuView(menu, of: view, near: place, in: window)
    menuView.closed = { [weak self] in
      guard let self else { return }
      let animator = MenuAnimator()
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      animator.run()
    }
    shown = menuView
    animator.run()
  }
}

/// The long press that asks for a menu. Without a menu it does not begin, and the touch goes on.
final class MenuPress: UILongPressGestureRecognizer {
  weak var interaction: UIContextMenuInteraction?

  override var state: State {
    get { super.state }
    set {
      let hasMenu = newValue != .began || mayAsk && interaction?.asksForMenu(at: location(in: view)) ?? false
      super.state = hasMenu ? newValue : .failed
    }
  }

  /// A disabled control has no menu, and one whose menu is the primary action has asked for it before.
  private var mayAsk: Bool {
    guard let control = view as? UIControl else { return true }
    return control.isEnabled && !control.opensMenuAtOnce
  }
}

/// The animation of a menu. As Apple's, except: there is none, because a menu is there at once.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is previewed.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The changes that a delegate adds while a menu comes or goes, which takes no time here.
private final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = [], completions: [() -> Void] = []

  var previewViewController: UIViewController? { nil }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for change in animations + completions { change() }
  }
}

/// The animation from a preview to its controller. As Apple's, except: there is none.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The kind of animation.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The kind of such an animation. The raw values are Apple's.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
