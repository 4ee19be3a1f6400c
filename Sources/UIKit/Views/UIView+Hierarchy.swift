extension UIView {
  /// Removes `view` from its superview and inserts it here. `index` is read after the removal, which may change it.
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

  /// Moves a subview to another index.
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

  /// Sets the observation of this view and its descendants.
  func observe(through observation: PipelineObservation?) {
    guard self.observation !== observation else { return }
    self.observation = observation
    for child in children.array { child.observe(through: observation) }
  }

  private func withoutParent() {
    guard let parent, let index = parent.children.firstIndex(of: self) else { return }
    parent.willRemoveSubview(self)
    self.parent = nil
    // Without another reference the view is freed when this function returns, not in the middle of the change.
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
