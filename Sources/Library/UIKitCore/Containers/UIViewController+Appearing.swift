/// How far the root view of a controller is on its way to the screen and back:
///
///     disappeared ─► appearing ─► arriving ─► appeared ─► disappearing ─► disappeared
///
/// Each step makes one call, and none is left out: a controller that leaves before it has appeared has appeared first.
/// So each `viewWill…` has its `viewDid…`, whatever the calls do to the tree (RE-14).
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

/// The largest number of calls that one change of the tree causes, if each call changes the tree back.
private let mostCalls = 16

extension UIViewController {
  /// Before a change that shows or hides the root view: makes the calls that announce it.
  func prepareAppearance(_ isShown: Bool) { tell { self.step(toShown: isShown, isDone: false) } }

  /// After a change: makes the calls that follow from where the root view is now.
  func settleAppearance() { tell { self.step(toShown: self.isShown, isDone: true) } }

  /// After the layout of the window.
  func finishArrival() {
    tell {
      let isShown = self.isShown
      guard isShown, self.appearance == .arriving else { return self.step(toShown: isShown, isDone: true) }
      self.appearance = .appeared
      self.viewDidAppear(false)
      return true
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
    switch (appearance, isShown) {
    case (.disappeared, true):
      appearance = .appearing
      viewWillAppear(false)
    case (.appearing, true) where isDone:
      appearance = .arriving
      viewIfLoaded?.window?.arrivals.append(Weak(self))
      viewIsAppearing(false)
    case (.appearing, false), (.arriving, false):
      appearance = .appeared
      viewDidAppear(false)
    case (.appeared, false):
      appearance = .disappearing
      viewWillDisappear(false)
    case (.disappearing, _) where isShown || isDone:
      appearance = .disappeared
      viewDidDisappear(false)
    case (.disappeared, false), (.appearing, true), (.arriving, true), (.appeared, true), (.disappearing, _):
      return false
    }
    return true
  }

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
    for controller in controllers { controller.prepareAppearance(!isHidden && controller.isShown) }
    for controller in controllers { controller.settleAppearance() }
  }

  /// Tells the controllers that wait for the window's layout that they have appeared.
  func reportArrivals() {
    let waiting = arrivals
    arrivals = []
    for arrival in waiting { arrival.object?.finishArrival() }
  }
}
