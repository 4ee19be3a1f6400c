/// The progress of a controller's root view on its way to the screen and back:
///
///     disappeared ─► appearing ─► arriving ─► appeared ─► disappearing ─► disappeared
///
/// Each step makes one call, and none is left out: a controller that leaves before it has appeared has appeared first.
/// So each `viewWill…` has its `viewDid…`, whatever the calls do to the tree (RE-14). Only a transition with an animator makes
/// `viewWill…` at its beginning and `viewDid…` at its end (LC-16). One that is cancelled goes from `appearing` or `arriving` to
/// `disappearing`, and from there to `appearing`; one that replaces another does not.
enum AppearanceState {
  /// `viewDidDisappear` was called last, or nothing.
  case disappeared
  /// `viewWillAppear` was called.
  case appearing
  /// `viewIsAppearing` was called; the view waits for its layout.
  case arriving
  /// `viewDidAppear` was called.
  case appeared
  /// `viewWillDisappear` was called.
  case disappearing
}

/// The kind of change that a controller's calls about its appearance tell of.
struct AppearanceChange {
  var isAnimated = false, isToParent = false, isFromParent = false
}

/// The effect of a transition on the root view of a controller.
struct TransitionEffect {
  let shows: Bool
  /// Whether the transition is the way back of one that was cancelled.
  let goesBack: Bool
}

/// The largest number of calls that one change of the tree causes, if each call changes the tree back.
private let mostCalls = 16

extension UIViewController {
  /// Before a change that shows or hides the root view: makes the calls that announce it.
  /// - Parameter concerns: whether the change shows or hides another controller, too.
  func prepareAppearance(_ isShown: Bool, _ concerns: (UIViewController) -> Bool = { _ in false }) {
    guard follows(concerns) else { return }
    tell { self.step(toShown: isShown, isDone: false) }
  }

  /// After a change: makes the calls that follow from where the root view is now.
  func settleAppearance(_ concerns: (UIViewController) -> Bool = { _ in false }) {
    guard follows(concerns) else { return }
    tell { self.step(toShown: self.isShown, isDone: true) }
  }

  /// After the layout of the window.
  func finishArrival() {
    guard transitionEffect == nil else { return }
    tell {
      let isShown = self.isShown
      guard isShown, self.appearance == .arriving else { return self.step(toShown: isShown, isDone: true) }
      self.arrive()
      return true
    }
  }

  private func arrive() {
    appearance = .appeared
    beginWaitingField()
    viewDidAppear(appearanceChange.isAnimated)
    appearanceChange = AppearanceChange()
  }

  // MARK: Containers that tell their children themselves (LC-25)

  /// The controller, or the nearest one around it, that its container tells of its appearance.
  private var toldByContainer: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.parent?.shouldAutomaticallyForwardAppearanceMethods == false }
  }

  /// Whether the controller is told of a change of its view. In a controller that its container tells, it is told of changes inside
  /// that controller's view, as long as that one is shown; of changes that concern that view itself, the container tells.
  /// - Parameter concerns: whether the change shows or hides a controller.
  fileprivate func follows(_ concerns: (UIViewController) -> Bool) -> Bool {
    guard ownTransitionEffect == nil, let outer = toldByContainer else { return true }
    return outer !== self && !concerns(outer) && outer.appearance != .disappeared
  }

  /// The controller, and those in it that it forwards its appearance to.
  private var toldControllers: [UIViewController] {
    let own = toldByContainer
    return shownControllers.filter { $0 === self || $0.toldByContainer === own || $0.toldByContainer === self }
  }

  func announceTransition(shows: Bool, _ isAnimated: Bool) {
    loadViewIfNeeded()
    for controller in toldControllers {
      let turnsBack = controller.ownTransitionEffect.map { $0.shows != shows } ?? false
      controller.ownTransitionEffect = TransitionEffect(shows: shows, goesBack: turnsBack)
      controller.appearanceChange.isAnimated = isAnimated
      controller.prepareAppearance(shows)
    }
  }

  func finishAnnouncedTransition() {
    guard ownTransitionEffect != nil else { return }
    for controller in toldControllers {
      controller.ownTransitionEffect = nil
      // Wherever the view is now.
      controller.tell {
        switch controller.appearance {
        case .appearing, .arriving: controller.arrive()
        case .disappearing: controller.disappear()
        case .appeared, .disappeared: break
        }
        return false
      }
    }
  }

  /// Makes steps until there is none. A change inside one of the calls is followed when the call returns.
  private func tell(_ step: () -> Bool) {
    guard !isTellingAppearance else { return }
    isTellingAppearance = true
    var calls = 0
    while calls < mostCalls, step() { calls += 1 }
    isTellingAppearance = false
  }

  /// Makes the next call on the way; returns false if there is none.
  private func step(toShown isShown: Bool, isDone: Bool) -> Bool {
    let isShown = ownTransitionEffect?.shows ?? isShown, isInTransition = transitionEffect?.shows == isShown
    let goesBack = isInTransition && transitionEffect?.goesBack == true
    switch (appearance, isShown) {
    case (.disappeared, true):
      appearance = .appearing
      viewWillAppear(appearanceChange.isAnimated)
    case (.appearing, true) where isDone && viewIfLoaded?.window != nil:
      appearance = .arriving
      viewIfLoaded?.window?.arrivals.append(Weak(self))
      viewIsAppearing(appearanceChange.isAnimated)
    case (.appearing, false) where !goesBack, (.arriving, false) where !goesBack:
      appearance = .appeared
      viewDidAppear(appearanceChange.isAnimated)
    case (.appearing, false), (.arriving, false), (.appeared, false):
      appearance = .disappearing
      viewWillDisappear(appearanceChange.isAnimated)
    case (.disappearing, true) where goesBack:
      appearance = .appearing
      viewWillAppear(appearanceChange.isAnimated)
    case (.disappearing, true),
      (.disappearing, false) where isDone && !isInTransition:
      disappear()
    case (.disappeared, false), (.appearing, true), (.arriving, true), (.appeared, true), (.disappearing, _):
      return false
    }
    return true
  }

  private func disappear() {
    appearance = .disappeared
    viewDidDisappear(appearanceChange.isAnimated)
    appearanceChange = AppearanceChange()
  }

  /// That of the controller itself, or else of the one around it, whose view may have come later into the transition.
  private var transitionEffect: TransitionEffect? { ownTransitionEffect ?? parent?.transitionEffect }

  /// The controllers whose views are the root view or in it, outer ones first.
  final var shownControllers: [UIViewController] { viewIfLoaded?.viewsInOrder.compactMap(\.controller) ?? [] }

  fileprivate var isShown: Bool {
    guard let view = viewIfLoaded, let window = view.window else { return false }
    return window.shows(view, in: view.superview)
  }
}

extension UIWindow {
  /// Whether `view`, which is or will be a subview of `superview` in this window, is shown: the window is, and no
  /// presented controller that takes the views behind it out of the window covers it (PR-01).
  func shows(_ view: UIView, in superview: UIView?) -> Bool {
    guard !isHidden else { return false }
    let presented = presentations.compactMap(\.object)
    let cover = presented.lastIndex {
      $0.coveredViews != nil && ($0.viewIfLoaded === view || $0.viewIfLoaded?.window === self)
    }
    guard let cover else { return true }
    return presented[cover...].compactMap(\.viewIfLoaded).contains {
      view.isDescendant(of: $0) || (superview?.isDescendant(of: $0) ?? false)
    }
  }

  /// The controllers whose views are in this window, outer ones first.
  var controllers: [UIViewController] { viewsInOrder.compactMap(\.controller) }

  /// Makes the calls that follow when the window was shown or hidden.
  func updateAppearances() {
    let controllers = controllers
    for controller in controllers { controller.prepareAppearance(!isHidden && controller.isShown) { _ in true } }
    for controller in controllers { controller.settleAppearance { _ in true } }
  }

  /// Tells the controllers that wait for the window's layout that they have appeared.
  func reportArrivals() {
    let waiting = arrivals
    arrivals = []
    for arrival in waiting { arrival.object?.finishArrival() }
  }
}

/// The controllers whose root views a transition hides and shows (LC-16).
struct TransitionAppearances {
  let leaving: [UIViewController], coming: [UIViewController]
  let isAnimated: Bool, goesBack: Bool

  init(
    leaving: [UIViewController] = [], coming: [UIViewController] = [], isAnimated: Bool = true, goesBack: Bool = false
  ) {
    let all = leaving + coming
    self.leaving = leaving.filter { $0.follows(all.contains) }
    self.coming = coming.filter { $0.follows(all.contains) }
    (self.isAnimated, self.goesBack) = (isAnimated, goesBack)
  }

  /// At the beginning of the transition: makes the calls `viewWill…`. The calls `viewDid…` wait for `release()`.
  func announce(comingFirst: Bool = false) {
    // Another one that its controllers are in ends first: each has appeared before it disappears.
    for controller in leaving + coming {
      for one in sequence(first: controller, next: \.parent) { one.runningTransition?.finish() }
      // Also one that covers or uncovers them.
      for other in controller.viewIfLoaded?.window?.presentations ?? [] { other.object?.runningTransition?.finish() }
    }
    // A presentation that has ended so may have covered them: then nobody sees the change.
    guard
      leaving.isEmpty || leaving.contains(where: { $0.viewIfLoaded?.window != nil || $0.ownTransitionEffect != nil })
    else { return }
    // A controller that comes without a transition may wait for its layout.
    for controller in leaving { controller.finishArrival() }
    for controller in leaving + coming { controller.appearanceChange.isAnimated = isAnimated }
    for controller in leaving { controller.ownTransitionEffect = TransitionEffect(shows: false, goesBack: goesBack) }
    for controller in coming { controller.ownTransitionEffect = TransitionEffect(shows: true, goesBack: goesBack) }
    // Both read what was set.
    if comingFirst { for controller in coming { controller.prepareAppearance(true) } }
    for controller in leaving { controller.prepareAppearance(false) }
    for controller in coming { controller.prepareAppearance(true) }
  }

  /// At the end, before the views are where they stay: the next change of each view, or its layout, makes the other calls.
  func release() {
    for controller in leaving + coming { controller.ownTransitionEffect = nil }
    for controller in (leaving + coming).flatMap(\.shownControllers) where controller.appearance == .arriving {
      controller.viewIfLoaded?.window?.arrivals.append(Weak(controller))
    }
  }

  /// When the views are where they stay.
  func settle() { for controller in leaving + coming { controller.settleAppearance() } }

  /// The transition back, which a cancelled one makes.
  var reversed: TransitionAppearances {
    TransitionAppearances(leaving: coming, coming: leaving, isAnimated: isAnimated, goesBack: true)
  }
}
