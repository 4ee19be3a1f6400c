extension UIWindow {
  /// Tells the views of this window what their touches did.
  ///
  /// Documented (PL-06): a view gets at most one call a phase, with all its touches of that phase. Chosen:
  /// views in the order in which their first touch arrived (PL-07), phases in the order of a life (UN-14).
  func deliverToViews(_ event: UIEvent) {
    for touch in event.touches where touch.window === self { admit(touch, among: event.touches) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = event.touches.filter { $0.window === self && $0.phase == phase && $0.delivery == .delivered }
      for (view, share) in touches.groupedByView {
        if phase == .ended || phase == .cancelled { share.forEach { $0.delivery = .over } }
        view.receive(share, in: phase, with: event)
      }
    }
  }

  /// Decides once, at touch-down, whether the view hears of the touch (TE-21, TE-22).
  private func admit(_ touch: UITouch, among touches: [UITouch]) {
    guard touch.delivery == .offered, let view = touch.view else { return }
    let isTaken = touches.contains { $0 !== touch && $0.view === view && $0.delivery == .delivered }
    // Noted (TE-25): a window ignores its own isMultipleTouchEnabled.
    touch.delivery = isTaken && !view.isMultipleTouchEnabled && view !== self ? .refused : .delivered
    if touch.delivery == .refused { observation?.note(.dropped(touch, view)) }
  }
}

extension [UITouch] {
  /// The touches view by view, views and touches in order of arrival.
  var groupedByView: [(UIView, [UITouch])] {
    var groups: [(UIView, [UITouch])] = []
    for touch in self {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.0 === view }) {
        groups[index].1.append(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }
}
