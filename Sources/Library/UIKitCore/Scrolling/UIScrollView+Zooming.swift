/// The scale of a scroll view's content, and the pinch that changes it.
struct Zooming {
  var scale: CGFloat = 1
  /// Nil if the content cannot be zoomed.
  var pinch: ScrollPinch?
  /// The scale at which the pinch began.
  var startScale: CGFloat = 1
  var isUnderWay = false
}

extension UIScrollView {
  /// The pinch that zooms; nil if the two limits of the scale are equal.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  /// Whether a pinch changes the scale.
  public var isZooming: Bool { zooming.isUnderWay }

  /// Always false: the scale does not go beyond its limits.
  public var isZoomBouncing: Bool { false }

  final func preparePinch() {
    let isZoomable = maximumZoomScale > minimumZoomScale
    guard isZoomable != (zooming.pinch != nil) else { return }
    if let pinch = zooming.pinch {
      removeGestureRecognizer(pinch)
      zooming.pinch = nil
    } else {
      let pinch = ScrollPinch(self)
      zooming.pinch = pinch
      addGestureRecognizer(pinch)
      pinch.addTarget(self, action: UIScrollView.pinched)
    }
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    switch pinch.state {
    case .began:
      zooming.startScale = zooming.scale
      zooming.isUnderWay = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      zoom(to: zooming.startScale * pinch.scale, around: pinch.location(in: self), animated: false)
    case .ended, .cancelled:
      guard zooming.isUnderWay else { return }
      zooming.isUnderWay = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
    case .possible, .failed: break
    }
  }

  /// Scales the content, clamped to the two limits, so that `point`, which is in the coordinate space of the scroll view,
  /// stays under the same point of the screen.
  final func zoom(to scale: CGFloat, around point: CGPoint, animated: Bool) {
    guard scale.isFinite, point.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let new = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard new > 0, new != zooming.scale else { return }
    let ratio = new / zooming.scale, offset = contentOffset, origin = view.frame.origin
    zooming.scale = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    let moved = view.frame.origin
    view.center.x += origin.x * ratio - moved.x
    view.center.y += origin.y * ratio - moved.y
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    contentOffset = limited(
      CGPoint(x: point.x * ratio - (point.x - offset.x), y: point.y * ratio - (point.y - offset.y)))
    let translation = panGestureRecognizer.translation(in: self)
    if isDragging && translation.isFinite { drag.rebase(to: contentOffset, at: translation) }
    delegate?.scrollViewDidZoom(self)
    if animated { atNextTurn { $0.delegate?.scrollViewDidEndZooming($0, with: view, atScale: new) } }
  }

  /// Scales and scrolls so that `rect`, which is in the coordinate space of the scaled view, fills the bounds.
  final func show(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    contentOffset = limited(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
  }
}
