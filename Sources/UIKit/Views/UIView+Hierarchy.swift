extension UIView {
  /// Takes `view` out of where it is and puts it in at the place that `index` then names.
  func take(_ view: UIView, at index: () -> Int) {
    precondition(!isDescendant(of: view), "a view cannot become a subview of itself")
    if view.parent === self { return move(view, to: index) }
    let oldWindow = view.window, newWindow = window
    if oldWindow !== newWindow { view.announce(movingTo: newWindow) }
    view.willMove(toSuperview: self)
    view.withoutParent()
    view.parent = self
    children.insert(view, at: index())
    view.observe(through: observation)
    view.didMoveToSuperview()
    if oldWindow !== newWindow {
      view.reportMoved()
      oldWindow?.application?.viewLeft(view)
    }
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Changes the order only.
  func move(_ view: UIView, to index: () -> Int) {
    guard let old = children.firstIndex(of: view) else { return }
    let moved = children.remove(at: old)
    children.insert(moved, at: min(index(), children.count))
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let parent else { return }
    withExtendedLifetime((self, parent)) {
      let oldWindow = window
      if oldWindow != nil {
        endEditing(true)
        announce(movingTo: nil)
      }
      willMove(toSuperview: nil)
      withoutParent()
      observe(through: nil)
      didMoveToSuperview()
      if let oldWindow {
        reportMoved()
        oldWindow.application?.viewLeft(self)
      }
    }
  }

  /// Sets who watches this view and everything in it.
  func observe(through observation: PipelineObservation?) {
    guard self.observation !== observation else { return }
    self.observation = observation
    for child in children.array { child.observe(through: observation) }
  }

  private func withoutParent() {
    guard let parent, let index = parent.children.firstIndex(of: self) else { return }
    parent.willRemoveSubview(self)
    self.parent = nil
    // Freed, if nobody else holds it, only when this function returns.
    let removed = parent.children.remove(at: index)
    parent.setNeedsLayout()
    withExtendedLifetime(removed) {}
  }

  private func announce(movingTo window: UIWindow?) {
    willMove(toWindow: window)
    for child in children.array { child.announce(movingTo: window) }
  }

  private func reportMoved() {
    didMoveToWindow()
    for child in children.array { child.reportMoved() }
  }
}
