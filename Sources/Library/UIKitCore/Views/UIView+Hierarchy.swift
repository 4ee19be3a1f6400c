// Changes of the tree.
//
// Observed (RE-14): the `willMove…` and `didMove…` methods may change the tree themselves. A change is completed in the
// tree that they leave: indexes and superviews are looked up after the `willMove…` calls. Each `willMove…` is followed
// by its `didMove…`. While these methods of a view run, further moves of the same view are made without calls.

extension UIView {
  /// Removes `view` from its superview and inserts it here. `index` is read after the removal, which may change it.
  func take(_ view: UIView, at index: () -> Int) {
    if view.parent === self { return move(view, to: index) }
    if canTake(view) { view.relocate(to: self, at: index) }
  }

  /// Moves a subview to another index.
  func move(_ view: UIView, to index: () -> Int) {
    guard let old = children.firstIndex(of: view) else { return }
    let moved = removeChild(at: old)
    children.insert(moved, at: min(index(), children.count))
    setNeedsLayout()
  }

  func leaveSuperview() { if parent != nil { relocate(to: nil) { 0 } } }

  /// Sets the observation of this view and its descendants.
  func observe(through observation: PipelineObservation?) {
    guard self.observation !== observation else { return }
    for view in viewsInOrder { view.observation = observation }
  }

  /// The view and its descendants, each view before its subviews.
  package var viewsInOrder: [UIView] {
    var found: [UIView] = [], pending = [self]
    while let view = pending.popLast() {
      found.append(view)
      pending += view.children.array.reversed()
    }
    return found
  }

  private func canTake(_ view: UIView) -> Bool {
    // A view without subviews contains no other, which saves the walk up for most views.
    guard view === self || (view.children.count > 0 && isDescendant(of: view)) else { return true }
    PipelineWarning.viewInItself(view, superview: self).give(through: observation)
    return false
  }

  /// Moves this view to `target`, or removes it, with all calls.
  private func relocate(to target: UIView?, at index: () -> Int) {
    guard !errands.contains(.isAnnouncingMove) else { return place(in: target, at: index) }
    let origin = parent
    errands.insert(.isAnnouncingMove)
    if let window, window !== target?.window { window.resignFirstResponder(in: self) }
    var change = WindowChange(of: self, to: target)
    // Observed (LC-24): a view that leaves hears of its superview first.
    if target == nil { willMove(toSuperview: nil) }
    change.announce()
    if let target { willMove(toSuperview: target) }
    if let origin, origin === parent { origin.willRemoveSubview(self) }
    errands.remove(.isAnnouncingMove)
    // After a removal in which the view has got another superview, it stays there.
    if target != nil || origin === parent { place(in: target, at: index) }
    change.settleFirstResponder()
    change.report()
    didMoveToSuperview()
    if let target, parent === target { target.didAddSubview(self) }
  }

  /// Makes the change, without a call of an overridable method before the tree is consistent.
  private func place(in target: UIView?, at index: () -> Int) {
    if let target, !target.canTake(self) { return }
    let origin = parent
    // Without another reference both are freed when this function returns, not in the middle of the change.
    withExtendedLifetime((self, origin)) {
      ApplicationRegistry.ofThisProcess.moves += 1
      if let origin, let old = origin.children.firstIndex(of: self) { _ = origin.removeChild(at: old) }
      parent = target
      storedLayout?.engine = nil
      target?.children.insert(self, at: index())
      observe(through: target?.observation)
      if needsLayoutBelow { target?.announceLayout() }
      if errands.contains(.displayBelow) { target?.announceDisplay() }
      // Observed (LC-13): in its own layout, a view changes its subviews without being laid out again.
      if let origin, !origin.errands.contains(.isLayingOut) { origin.setNeedsLayout() }
      if let target, !target.errands.contains(.isLayingOut) { target.setNeedsLayout() }
      settleConstraints(after: origin)
    }
  }
}
