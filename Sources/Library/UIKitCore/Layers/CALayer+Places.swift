// The places of layers, with their transforms.

extension CALayer {
  /// The view whose layer is this one or around it, and the way into its coordinate space. Without a view, that of the
  /// outermost layer.
  private var placeInView: (view: UIView?, way: CGAffineTransform) {
    guard view == nil else { return (view, .identity) }
    guard let superlayer else { return (nil, .identity) }
    let (view, way) = superlayer.placeInView
    return (view, ownPlacement.toSuperview.concatenating(way))
  }

  func converted(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (own, up) = placeInView, (other, down) = layer?.placeInView ?? (own?.root, .identity)
    var place = point.applying(up)
    if let own, let other { place = own.convert(place, to: other) }
    let result = place.applying(down.inverted())
    return result.isFinite ? result : point
  }

  func converted(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { converted($0, to: layer) }
    let xs = corners.map(\.x), ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }

  /// The frontmost of this layer, its sublayers and the layers of subviews at a point of the layer around it.
  func frontmost(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = (view?.placement ?? ownPlacement).local(point)
    if masksToBounds && !contains(own) { return nil }
    for layer in (allSublayers ?? []).reversed() { if let hit = layer.frontmost(at: own) { return hit } }
    return contains(own) ? self : nil
  }
}
