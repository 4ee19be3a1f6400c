// In an extension, so they cannot be overridden, although UIKit's can: the pipeline does not call them, and sources
// written for iOS do not override them.

extension UIView {
  /// Converts `point` from this view's coordinate space to that of `view`, or of the window if that is nil (HT-40).
  ///
  /// The result is finite. On the way into a view that is flattened, as by a scale of 0, the transform of that view is
  /// ignored.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    way(to: view).reduce(point) { $1.apply($0) }
  }

  /// Converts `point` from the coordinate space of `view`, or of the window if that is nil, to this view's (HT-40).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// Returns the smallest axis-aligned rectangle around `rect` in the coordinate space of `view`, or of the window if
  /// that is nil (HT-42).
  ///
  /// If neither view contains the other, the rectangle is enclosed twice: in their common ancestor and in `view`, as
  /// measured on an iPhone.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let way = way(to: view)
    let up = way.filter(\.isUpwards).reduce(CGAffineTransform.identity) { $0.concatenating($1.transform) }
    let down = way.filter { !$0.isUpwards }.reduce(CGAffineTransform.identity) { $0.concatenating($1.transform) }
    let converted = rect.applying(up).applying(down)
    return converted.isFinite ? converted : rect
  }

  /// Returns the smallest axis-aligned rectangle around `rect`, which is in the coordinate space of `view`, in this
  /// view's coordinate space (HT-42).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  var root: UIView {
    var view = Unmanaged.passUnretained(self)
    while let parent = view.reading({ $0.storedParent }) { view = parent }
    return view.takeUnretainedValue()
  }

  /// The steps up to the nearest common ancestor and down to `view`. Views of different trees are converted as if their
  /// roots had the same coordinate space.
  private func way(to view: UIView?) -> [Step] {
    let target = view ?? root
    if target === self { return [] }
    if target.parent === self { return [.down(target)] }
    let mine = pathFromRoot, theirs = target.pathFromRoot
    var kept = 1
    while kept < mine.count, kept < theirs.count, mine[kept] === theirs[kept], mine[0] === theirs[0] { kept += 1 }
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

/// One step of a conversion.
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
    case .up(let view): view.placement.outer(point)
    case .down(let view): view.placement.local(point)
    }
  }

  var transform: CGAffineTransform {
    switch self {
    case .up(let view): view.placement.toSuperview
    case .down(let view): view.placement.intoView
    }
  }
}
