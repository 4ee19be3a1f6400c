// When constraints are solved, and how views get their solved frames.

/// The number of times that one pass solves the constraints because frames, safe areas or widths of lines have changed them.
private let mostSolutions = 4

/// A view of another module of the library whose frame is never decided by constraints.
package protocol IsPlacedByItsList: UIView {}

extension UIView {
  /// Whether the program and the autoresizing mask decide about the frame. If false, constraints and the natural size decide; a
  /// view that has neither keeps its frame. As Apple's, except: it stays true for views that a collection places.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedLayout?.translatesMask ?? true }
    set {
      let newValue = newValue || self is any IsPlacedByItsList
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layout.translatesMask = newValue
      announceConstraints()
      constraintsChanged()
    }
  }

  /// Whether `updateConstraints()` will be called in the next pass.
  public func needsUpdateConstraints() -> Bool { errands.contains(.updateConstraints) }

  /// The constraints that have an influence on this view's size along an axis: those between it and others.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap { view in
      view.constraints.filter { $0.firstItem === self || $0.secondItem === self }
    }
  }

  /// Always false: the library looks for one solution and not for others.
  public var hasAmbiguousLayout: Bool { false }

  // MARK: Marks

  /// Marks the view and its ancestors: their tree has constraints.
  func announceConstraints() {
    var view: UIView? = self
    while let current = view, !current.errands.contains(.usesConstraints) {
      current.errands.insert(.usesConstraints)
      view = current.superview
    }
  }

  /// Constraints of the tree, or what they depend on, have changed: the next pass solves them.
  func constraintsChanged() {
    let root = self.root
    guard root.errands.contains(.usesConstraints) else { return }
    root.errands.insert(.solve)
    root.announceLayout()
  }

  /// After a move of this view out of `origin`: drops the constraints that it had with views there, and announces its
  /// own to its new tree.
  func settleConstraints(after origin: UIView?) {
    if type(of: self).requiresConstraintBasedLayout { announceConstraints() }
    guard errands.contains(.usesConstraints) else { return }
    if let origin {
      for ancestor in sequence(first: origin, next: \.superview) {
        for constraint in ancestor.constraints where constraint.crosses(self) { constraint.deactivate() }
      }
      origin.constraintsChanged()
    }
    superview?.announceConstraints()
    constraintsChanged()
  }

  // MARK: Solving

  /// Solves the constraints of the whole tree if something has changed, and requests the layout of the views around those
  /// that get other frames.
  final func solveConstraints() {
    let root = self.root
    var count = 0
    while root.errands.contains(.solve) && count < mostSolutions {
      root.errands.remove(.solve)
      root.solveOnce()
      count += 1
    }
  }

  private func solveOnce() {
    updateConstraintsIfNeeded()
    errands.remove(.solve)
    let engine = layout.engine ?? LayoutEngine(root: self)
    layout.engine = engine
    engine.solve()
    for item in engine.items { adopt(engine.frame(of: item), for: item) }
  }

  private func adopt(_ frame: CGRect?, for item: LayoutItem) {
    switch item {
    case .guide(let guide):
      guard let frame, guide.layoutFrame != frame else { return }
      guide.layoutFrame = frame
      if guide.own == .content { guide.owningView?.requestLayout() }
    case .view(let layout):
      guard let view = layout.view, !layout.translatesMask else { return }
      guard layout.solvedFrame != frame else { return }
      layout.solvedFrame = frame
      guard let frame, view.untransformedFrame != view.unscaled(frame) else { return }
      if view === self { view.takeSolvedFrame() } else { view.superview?.requestLayout() }
      if view.lineWidthChanged(to: frame.width) {
        layout.contentSize = nil
        errands.insert(.solve)
      }
    }
  }

  /// The default of `layoutSubviews()`: gives the subviews the frames that the constraints have found.
  final func placeSubviews() {
    guard errands.contains(.usesConstraints) else { return }
    solveConstraints()
    for subview in children.array { subview.takeSolvedFrame() }
    takeSolvedContent()
  }

  /// The scale that the scroll view around the view gives it; 1 if there is none.
  final var scaleInLayout: CGFloat {
    guard let zooming = superview?.asScrollView?.zooming, zooming.view === self else { return 1 }
    return zooming.scale
  }

  /// A solved frame, whose origin is that of the scaled view, as the frame without the scale.
  private func unscaled(_ frame: CGRect) -> CGRect {
    let growth = (scaleInLayout - 1) / 2
    return frame.offsetBy(dx: frame.width * growth, dy: frame.height * growth)
  }

  private func takeSolvedFrame() {
    guard let layout = storedLayout, !layout.translatesMask, let frame = layout.solvedFrame.map(unscaled),
      untransformedFrame != frame
    else { return }
    errands.insert(.isBeingPlaced)
    takeUntransformedFrame(frame)
    errands.remove(.isBeingPlaced)
    // Guides depend on the place: the safe area is another one.
    if !layout.ownGuides.isEmpty { constraintsChanged() }
  }

  // MARK: Fitting

  /// The default of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    // Sources ask for the size in an endless one by the greatest number, with which the solver cannot calculate.
    let size = CGSize(width: min(max(0, targetSize.width), 1e6), height: min(max(0, targetSize.height), 1e6))
    let fitting = LayoutEngine.Fitting(size: size, horizontal: horizontal, vertical: vertical)
    let engine = LayoutEngine(root: self, fitting: fitting)
    engine.solve()
    return engine.frame(of: .view(layout))?.size ?? .zero
  }

  /// In `systemLayoutSizeFitting(_:)`, the size that is as small as possible.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// In `systemLayoutSizeFitting(_:)`, a size that is as large as possible.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
