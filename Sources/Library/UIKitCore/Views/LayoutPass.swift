// Layout (LC-02). `setNeedsLayout()` marks a view and its ancestors up to the first that is marked already; a pass
// descends only into marked views. A tree that needs no layout costs one check.

/// The largest number of rounds of one pass through a tree whose layout requests layout again. The rest waits for the
/// next pass.
private let mostRounds = 8

extension UIView {
  /// Whether the view or a descendant has to be laid out.
  final var needsLayoutBelow: Bool { errands.contains(.layoutBelow) }

  func requestLayout() {
    errands.insert(.layout)
    announceLayout()
  }

  /// Marks this view and its ancestors, so that the next pass comes here.
  func announceLayout() {
    var view: UIView? = self
    while let current = view, !current.needsLayoutBelow {
      current.errands.insert(.layoutBelow)
      view = current.parent
    }
  }

  /// Lays out this view and its descendants where it is needed, superviews before subviews.
  func layOut() {
    var round = 0
    solveConstraints()
    while needsLayoutBelow && round < mostRounds {
      layOutOnce()
      solveConstraints()
      round += 1
    }
  }

  /// Lays out at once, beginning with the outermost of the views around this one that need layout, one inside the next (LC-15).
  final func layOutAtOnce() {
    // The solution may request the layout of the superview.
    solveConstraints()
    var outermost = self
    while let outer = outermost.parent, outer.waitsForLayout { outermost = outer }
    outermost.layOut()
  }

  /// Whether the next pass calls `layoutSubviews()`, unless this view is being laid out.
  final var waitsForLayout: Bool { errands.contains(.layout) && !errands.contains(.isLayingOut) }

  /// Goes through the marked views once. A subview that is added meanwhile is laid out in the next round, so that each
  /// round ends.
  private func layOutOnce() {
    var pending = [(view: self, parent: parent)], visited: [UIView] = []
    while let (view, parent) = pending.popLast() {
      guard view.needsLayoutBelow, view.parent === parent else { continue }
      visited.append(view)
      let subviews = view.children.array
      view.noteSafeArea()
      view.layOutSubviews()
      view.storedLooks?.layer?.layOutInside()
      pending += subviews.reversed().lazy.filter(\.needsLayoutBelow).map { ($0, view) }
    }
    for view in visited.reversed() { view.clearMark() }
  }

  /// Calls `layoutSubviews()` if it is needed, through the layer if there is one, with the calls of the view's controller around it (LC-03).
  private func layOutSubviews() {
    guard waitsForLayout else { return }
    errands.remove(.layout)
    errands.insert(.isLayingOut)
    let controller = self.controller
    controller?.prepareLayout()
    controller?.viewWillLayoutSubviews()
    // Layer and view may place sublayers in their own ways.
    if let layer = storedLooks?.layer { layer.layoutSublayers() } else { layoutSubviews() }
    controller?.viewDidLayoutSubviews()
    errands.remove(.isLayingOut)
  }

  /// Removes the mark unless the view or a subview has requested layout during the pass.
  private func clearMark() {
    guard errands.isDisjoint(with: [.layout, .solve]), !children.array.contains(where: \.needsLayoutBelow),
      storedLooks?.layer?.needsLayoutInside != true
    else { return }
    errands.remove(.layoutBelow)
  }
}

extension UIWindow {
  /// Whether work is left before an event or a frame.
  final var awaitsFrame: Bool { !errands.isDisjoint(with: [.layoutBelow, .displayBelow]) || !arrivals.isEmpty }

  /// Does the work that is left before an event or a frame: layout, appearances, drawing.
  package func prepareFrame() {
    guard !isHidden else { return }
    if needsLayoutBelow || !arrivals.isEmpty { layOutAndAppear() }
    display()
  }

  /// Lays out the window, then reports to its new controllers that they have appeared (LC-03). Changes that
  /// `viewDidAppear` makes are laid out in further rounds.
  func layOutAndAppear() {
    layOut()
    var round = 0
    while !arrivals.isEmpty && round < mostRounds {
      reportArrivals()
      layOut()
      round += 1
    }
  }
}

extension UIApplication {
  /// Whether a window waits for a frame, or a transition for its beginning.
  final var needsFrame: Bool { !startingTransitions.isEmpty || windowsFromBack.firstAwaitingFrame(from: 0) != nil }

  /// Lays out and draws windows after the time-outs of one time, or later if the last frame was just now: time passes also where each
  /// layout asks for the next one.
  /// - Returns: whether it has laid them out.
  final func showFrame() -> Bool {
    let next = lastFrame + frameDuration
    guard now < next - 1e-9 else {
      lastFrame = now
      layoutWindows()
      return true
    }
    if nextFrame == nil { nextFrame = schedule(at: next, isReported: false) { [unowned self] in nextFrame = nil } }
    return false
  }

  /// Lays out and draws the windows that are shown and need it. Called before each event, between time-outs, and when all due events are
  /// delivered (LC-02). Transitions that code has asked for begin (LC-18); those that `viewDidAppear` asks for begin in further rounds.
  final func layoutWindows() {
    prepareFrames()
    var round = 0
    while !startingTransitions.isEmpty && round < mostRounds {
      let starting = startingTransitions
      startingTransitions = []
      for start in starting { start() }
      prepareFrames()
      round += 1
    }
  }

  private func prepareFrames() {
    // By index, because a layout may change the list.
    var index = 0
    while let next = windowsFromBack.firstAwaitingFrame(from: index) {
      windowsFromBack.window(at: next)?.prepareFrame()
      index = next + 1
    }
  }
}
