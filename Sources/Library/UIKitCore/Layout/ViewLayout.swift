/// The layout state of a view: its constraints, guides, priorities and solved frame. Most views have none.
///
/// Constraints, guides and anchors refer to it and not to the view, which keeps constraints: so they do not keep the view
/// alive.
final class ViewLayout {
  /// Nil when the view has been freed. Unowned, as `UIGestureRecognizer.host` is: most views of a screen with a safe area have this
  /// state, and are on the way of events. The view clears it.
  unowned(unsafe) var view: UIView?
  /// The constraints between this view, its descendants and their guides, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// In the order of addition.
  var guides: [UILayoutGuide] = []
  /// The guides that the view has by itself.
  var ownGuides: [OwnGuide: UILayoutGuide] = [:]
  /// Whether the program and the autoresizing mask decide about the frame, instead of constraints.
  var translatesMask = true
  var hugging: AxisPriorities, resistance = AxisPriorities(.defaultHigh)
  /// `intrinsicContentSize` as it was asked last; nil after it was invalidated.
  var contentSize: CGSize?
  var margins: UIEdgeInsets?
  /// The margins above and below of a view whose margins at the sides are as those of a controller's view.
  var heightOfMargins: CGFloat?
  /// The safe area that the view was told of last.
  var safeArea = UIEdgeInsets.zero
  var marginsIncludeSafeArea = true
  /// The frame that the constraints gave last, without the transform; nil while none was found.
  var solvedFrame: CGRect?
  /// Solves the constraints of a tree; only the root has one.
  var engine: LayoutEngine?

  init(_ view: UIView) { (self.view, hugging) = (view, view.defaultHugging) }

  /// Called when the view is freed. Without loops over closures, because that may be on any thread.
  func forgetView() {
    view = nil
    constraints = []
    guides = []
    ownGuides = [:]
    engine = nil
  }
}

/// Two priorities, one for each axis.
nonisolated struct AxisPriorities {
  var horizontal, vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// The layout state, made when it is needed first.
  final var layout: ViewLayout {
    if let storedLayout { return storedLayout }
    let layout = ViewLayout(self)
    storedLayout = layout
    return layout
  }
}
