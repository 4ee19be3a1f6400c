/// A drag inside the app, from the lift of its items to its end. It is the session of the source and of the view under the finger.
/// Not in UIKit.
package final class DragSession: NSObject, UIDragSession, UIDropSession {
  /// Chosen: the finger moves this far from the place of the lift, in points, before the session begins.
  private static let slack: CGFloat = 10

  package internal(set) final var items: [UIDragItem] = []
  package var localContext: Any?
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  /// The interaction that has lifted the items.
  package private(set) weak var source: UIDragInteraction?
  package private(set) var allowsMoveOperation = true

  /// Weak, because a touch retains its window.
  private weak var touch: UITouch?
  private let start: CGPoint
  private var hasBegun = false
  /// The interaction under the finger, and its last answer.
  private weak var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions that the finger has been over.
  private var entered: [UIDropInteraction] = []
  private var pictures: [(view: UIView, offset: CGPoint)] = []

  init(_ source: UIDragInteraction, _ touch: UITouch) {
    (self.source, self.touch) = (source, touch)
    start = touch.location(in: nil)
    super.init()
  }

  package var isRestrictedToDraggingApplication: Bool { true }
  package var localDragSession: (any UIDragSession)? { self }
  package func location(in view: UIView) -> CGPoint { touch?.location(in: view) ?? .zero }

  func lift() {
    pictures = items.compactMap(picture)
    animate { animator in tellSource { $0.dragInteraction($1, willAnimateLiftWith: animator, session: self) } }
  }

  /// Begins the session with the first movement, and tells the view under the finger of each.
  func move() {
    guard let touch else { return }
    let place = touch.location(in: nil)
    if !hasBegun {
      guard hypot(place.x - start.x, place.y - start.y) > DragSession.slack else { return }
      begin(in: touch.window)
    }
    for (view, offset) in pictures { view.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y) }
    tellSource { $0.dragInteraction($1, sessionDidMove: self) }
    ask(interaction(under: touch))
  }

  private func begin(in window: UIWindow?) {
    hasBegun = true
    // Chosen: a menu that the same press has shown closes.
    for case let menu as UIContextMenuInteraction in source?.view?.interactions ?? [] { menu.dismissMenu() }
    tellSource { allowsMoveOperation = $0.dragInteraction($1, sessionAllowsMoveOperation: self) }
    tellSource { $0.dragInteraction($1, sessionWillBegin: self) }
    for (view, _) in pictures { window?.addSubview(view) }
  }

  private func tellSource(_ call: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
    if let source, let delegate = source.delegate { call(delegate, source) }
  }
  private func tellTarget(_ call: (any UIDropInteractionDelegate, UIDropInteraction) -> Void) {
    if let target, let delegate = target.delegate { call(delegate, target) }
  }

  // MARK: Views under the finger

  private func ask(_ found: UIDropInteraction?) {
    if found !== target {
      tellTarget { $0.dropInteraction($1, sessionDidExit: self) }
      target = found
      if let found, !entered.contains(found) { entered.append(found) }
      tellTarget { $0.dropInteraction($1, sessionDidEnter: self) }
    }
    proposal = nil
    tellTarget { proposal = $0.dropInteraction($1, sessionDidUpdate: self) }
  }

  /// The nearest interaction that takes part, from the view that a new touch would hit (PR-12).
  private func interaction(under touch: UITouch) -> UIDropInteraction? {
    var view = touch.window?.application?.frontmostView(at: touch.screenLocation, with: nil)?.view
    while let here = view {
      for case let interaction as UIDropInteraction in here.interactions
      where interaction === target || interaction.delegate?.dropInteraction(interaction, canHandle: self) ?? false {
        return interaction
      }
      view = here.superview
    }
    return nil
  }

  // MARK: End

  /// Drops the items, or cancels the drag if the view under the finger does not take them. Items that were lifted and never moved
  /// end silently.
  func end(isCancelled: Bool) {
    guard hasBegun else { return }
    for (view, _) in pictures { view.removeFromSuperview() }
    var operation = isCancelled ? .cancel : proposal?.operation ?? .cancel
    // Documented (PR-12).
    if operation == .move, !allowsMoveOperation { operation = .cancel }
    let drops = operation == .copy || operation == .move
    // Chosen: the order of the calls to both sides; no call waits for an animation.
    if drops { tellTarget { $0.dropInteraction($1, performDrop: self) } }
    tellSource { $0.dragInteraction($1, session: self, willEndWith: operation) }
    for item in items {
      animate { animator in
        if drops {
          tellTarget { $0.dropInteraction($1, item: item, willAnimateDropWith: animator) }
        } else {
          tellSource { $0.dragInteraction($1, item: item, willAnimateCancelWith: animator) }
        }
      }
    }
    if drops { tellTarget { $0.dropInteraction($1, concludeDrop: self) } }
    for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self) }
    tellSource { $0.dragInteraction($1, session: self, didEndWith: operation) }
    // After the loads that the drop has begun.
    if drops { DispatchQueue.main.async { self.tellSource { $0.dragInteraction($1, sessionDidTransferItems: self) } } }
  }

  // MARK: Looks

  /// Lets the program join an animation. Chosen: 0.25 seconds.
  private func animate(_ joining: (any UIDragAnimating) -> Void) {
    let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut)
    joining(animator)
    animator.startAnimation()
  }

  /// The picture of an item, which receives no touches, and the distance of its middle from the finger.
  private func picture(of item: UIDragItem) -> (view: UIView, offset: CGPoint)? {
    var lifted: UITargetedDragPreview?
    tellSource { lifted = $0.dragInteraction($1, previewForLifting: item, session: self) }
    let dragged = item.previewProvider.map { $0() }
    guard let shown = dragged.map({ $0?.view }) ?? lifted?.view,
      let view = shown.snapshotView(afterScreenUpdates: true)
    else { return nil }
    view.isUserInteractionEnabled = false
    var offset = CGPoint.zero
    if dragged == nil, let lifted {
      let middle = lifted.place.map { $0.container.convert($0.center, to: nil) }
      let center = middle ?? shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
      offset = CGPoint(x: center.x - start.x, y: center.y - start.y)
    }
    return (view, offset)
  }
}
