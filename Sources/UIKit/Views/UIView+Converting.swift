// The public four stand in an extension although UIKit's are open: nothing in the pipeline asks them, and
// iOS sources do not override them.

extension UIView {
  /// `point` in the coordinates of `view`; nil means those of the window (HT-40).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    way(to: view).reduce(point) { $1.apply($0) }
  }

  /// `point` of `view` in the receiver's coordinates; nil means those of the window (HT-40).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// The upright rectangle around `rect` in the coordinates of `view` (HT-42).
  ///
  /// Between cousins it is boxed in the common ancestor and again in the target, as measured on an iPhone.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let way = way(to: view)
    let up = way.filter(\.isUpwards).reduce(CGAffineTransform.identity) { $0.concatenating($1.transform) }
    let down = way.filter { !$0.isUpwards }.reduce(CGAffineTransform.identity) { $0.concatenating($1.transform) }
    return rect.applying(up).applying(down)
  }

  /// `rect` of `view` in the receiver's coordinates (HT-42).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Steps up to the nearest common ancestor, then down. Trees without one are laid root on root.
  private func way(to view: UIView?) -> [Step] {
    let target = view ?? root
    if target === self { return [] }
    if target.parent === self { return [.down(target)] }
    let mine = pathFromRoot, theirs = target.pathFromRoot
    let shared = zip(mine, theirs).prefix { $0 === $1 }.count
    let kept = max(shared, 1)
    return mine.dropFirst(kept).reversed().map { .up($0) } + theirs.dropFirst(kept).map { .down($0) }
  }

  private var pathFromRoot: [UIView] {
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view {
      path.append(current)
      view = current.parent
    }
    return path.reversed()
  }
}

/// One level of a conversion.
private enum Step {
  /// From the view into its superview.
  case up(UIView)
  /// From its superview into the view.
  case down(UIView)

  var isUpwards: Bool {
    switch self {
    case .up: true
    case .down: false
    }
  }

  func apply(_ point: CGPoint) -> CGPoint {
    switch self {
    case .up(let view): point.applying(view.placement.toSuperview)
    case .down(let view): view.placement.local(point)
    }
  }

  var transform: CGAffineTransform {
    switch self {
    case .up(let view): view.placement.toSuperview
    case .down(let view): view.placement.fromSuperview ?? .identity
    }
  }
}
