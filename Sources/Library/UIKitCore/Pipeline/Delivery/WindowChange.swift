/// The part of a view's move that concerns windows: the view and its descendants leave one and come into another. If
/// both are the same, nothing is called.
struct WindowChange {
  private let view: UIView
  private let target: UIView?
  private let old: UIWindow?
  private let new: UIWindow?
  /// The views that were told that their window will change.
  private var told: [UIView] = []

  /// The change that a move of `view` to `target` makes, or its removal if that is nil.
  init(of view: UIView, to target: UIView?) {
    self.view = view
    self.target = target
    old = view.window
    new = target?.window
  }

  private func concerns(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.isDescendant(of: view) ?? false
  }

  /// Before the move: tells each view, and each controller whose view it is.
  mutating func announce() {
    guard old !== new else { return }
    let isShown = new?.shows(view, in: target) ?? false
    let registry = ApplicationRegistry.ofThisProcess, moves = registry.moves
    // Until a call moves a view, each one is where the list found it: the walk up would be quadratic in a deep tree.
    for each in view.viewsInOrder where registry.moves == moves || each.isDescendant(of: view) {
      told.append(each)
      each.controller?.prepareAppearance(isShown, concerns)
      each.willMove(toWindow: new)
    }
  }

  /// Directly after the move: a view outside the window is not its first responder (LC-07).
  func settleFirstResponder() {
    if let old, view.window !== old { old.loseFirstResponder(in: view) }
  }

  /// After the move: tells each view and each controller, also if an announcement has added or removed it, and cancels
  /// the touches and ends the animations of views that have left their window (TE-30, LY-03).
  func report() {
    guard old !== new || old !== view.window else { return }
    let present = view.viewsInOrder
    let known = Set(told.map(ObjectIdentifier.init)), inside = Set(present.map(ObjectIdentifier.init))
    for each in present where !known.contains(ObjectIdentifier(each)) { each.willMove(toWindow: view.window) }
    for each in present + told.filter({ !inside.contains(ObjectIdentifier($0)) }) {
      AppearanceProxy.give(each)
      each.didMoveToWindow()
      each.controller?.settleAppearance(concerns)
    }
    guard let old, view.window !== old else { return }
    for each in present { each.endMotions(nil) }
    old.application?.viewLeft(view)
  }
}
