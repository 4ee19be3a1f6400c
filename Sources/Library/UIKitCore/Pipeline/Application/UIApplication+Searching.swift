// A new touch: the hit test and the recognizers that receive it.

extension UIApplication {
  // Reverse-engineered (PL-02, PL-03): the hit test and the shouldReceive questions come before sendEvent.
  func begin(_ report: TouchSample, in event: UIEvent) {
    if !isSearching {
      isSearching = true
      hasLostViews = false
    }
    touchCount += 1
    let touch = UITouch(serial: touchCount, sample: report)
    touch.tapCount = tapCounter.began(report)
    bind(touch, for: event)
    guard touch.hitView != nil else { return tapCounter.forget(report.finger) }
    event.touches.append(touch)
    gestureEnvironment.gather(for: touch, in: event)
    noteEstimate(in: report, of: touch)
  }

  /// Begins the new touches of the event inside `sendEvent`, if `searchesInsideSendEvent` is set (PL-02).
  func searchLate(in event: UIEvent) {
    guard !event.unsearched.isEmpty else { return }
    let reports = event.unsearched
    event.unsearched = []
    for report in reports { begin(report, in: event) }
    endSearch(in: event)
  }

  /// Ends the search for the views of the event's new touches. A new touch takes part in nothing if its view has left
  /// its window meanwhile, or if the application drops events now: the code of a later question may have removed it
  /// (RE-13) or begun to ignore interaction (RE-12).
  func endSearch(in event: UIEvent) {
    isSearching = false
    guard hasLostViews || dropsEvents else { return }
    for touch in event.touches
    where touch.newPhase == .began && (dropsEvents || !isInPlace(touch.hitView, in: touch.window)) {
      event.remove(touch)
      tapCounter.forget(touch.finger)
      gestureEnvironment.drop(touch)
      if let view = touch.hitView { observation?.note(.dropped(touch, view, .touchCancelled)) }
    }
  }

  private func isInPlace(_ view: UIView?, in window: UIWindow?) -> Bool {
    guard let view, let window else { return false }
    return view.window === window && window.application === self
  }

  private func bind(_ touch: UITouch, for event: UIEvent) {
    var found: (window: UIWindow, view: UIView)?
    for pass in 1...max(1, options.hitTestPasses) {
      observing(.hitTestPass(pass, touch)) {
        found = frontmostView(at: touch.screenLocation, with: event)
      }
    }
    if hasLostViews && !isInPlace(found?.view, in: found?.window) { found = nil }
    touch.window = found?.window
    touch.hitView = found?.view
    observation?.note(.bound(touch, to: found?.view))
  }

  /// Returns the view that a touch at `point` (screen points) goes to, and its window; nil if no window takes it.
  ///
  /// Visible windows are searched from the front; the first whose `hitTest(_:with:)` returns a view owns the touch
  /// (HT-30, HT-31, HT-32). The search changes nothing, so tools may call it with a nil event.
  package final func frontmostView(
    at point: CGPoint, with event: UIEvent?
  ) -> (window: UIWindow, view: UIView)? {
    guard hasMovingViews else { return searchWindows(at: point, with: event) }
    return withMovingViewsWhereShown { searchWindows(at: point, with: event) }
  }

  private func searchWindows(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    // By index: a hit test may change the windows, and a copy of the list for each touch would cost more than the test.
    for index in (0..<windowsFromBack.count).reversed() {
      guard let window = windowsFromBack.window(at: index), !window.isHidden else { continue }
      let hit = window.answers(hitTest: window.placement.searched(point), with: event)
      // Documented (HT-22): the view must be inside a window; here, of this application.
      if let hit, let owner = hit.window, owner.application === self { return (owner, hit) }
    }
    return nil
  }

  // MARK: Moving views

  /// Whether there are views that a hit test finds where a property animator shows them now, and not where they will be (HT-20b).
  package final var hasMovingViews: Bool { !animations.isEmpty && animations.contains(where: \.isHitWhereShown) }

  /// Calls `body` while these views have the places at which they are shown now.
  package final func withMovingViewsWhereShown<Result>(_ body: () throws -> Result) rethrows -> Result {
    let moved = animations.filter(\.isHitWhereShown).flatMap(\.views).map { view in
      let layer = view.layer.presented(at: now)
      return (view: view, goal: view.placement, shown: layer.view?.placement ?? layer.ownPlacement)
    }
    for (view, _, shown) in moved { view.placement = shown }
    // The code of a view that is asked may have moved it.
    defer { for (view, goal, shown) in moved where view.placement == shown { view.placement = goal } }
    return try body()
  }
}
