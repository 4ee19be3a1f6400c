/// A view or a guide in a constraint.
enum LayoutItem {
  case view(ViewLayout)
  case guide(UILayoutGuide)

  /// The item of a view or a guide; nil for another object.
  init?(_ object: Any?) {
    switch object {
    case let view as UIView: self = .view(view.layout)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  /// The view or the guide; nil if it was freed.
  var object: AnyObject? {
    switch self {
    case .view(let layout): layout.view
    case .guide(let guide): guide
    }
  }

  /// The view itself, or the view that has the guide.
  var nearestView: UIView? {
    switch self {
    case .view(let layout): layout.view
    case .guide(let guide): guide.owningView
    }
  }

  /// The view in whose coordinate space the item has its place.
  var parent: UIView? {
    switch self {
    case .view(let layout): layout.view?.superview
    case .guide(let guide): guide.owningView
    }
  }

  /// The scale in which the item is seen from outside.
  var scaleInLayout: CGFloat { if case .view(let layout) = self { layout.view?.scaleInLayout ?? 1 } else { 1 } }

  /// Tells items apart as long as they exist.
  var id: ObjectIdentifier {
    switch self {
    case .view(let layout): ObjectIdentifier(layout)
    case .guide(let guide): ObjectIdentifier(guide)
    }
  }

  var name: String { object.map(PipelineWarning.name(of:)) ?? "a freed view" }
}
