/// The scale of a scroll view's content, and the pinch that changes it.
struct Zooming {
  var scale: CGFloat = 1
  /// The view that has the scale; nil before the first change.
  weak var view: UIView?
  /// Nil if the content cannot be zoomed.
  var pinch: ScrollPinch?
  /// The scale at which the pinch began.
  var startScale: CGFloat = 1
  var isUnderWay = false
  /// Whether the scale is being set.
  var isChanging = false
  /// The way back from beyond a limit (SV-14).
  var bounce: ZoomBounce?
}

/// A scale on its way back to a limit.
final class ZoomBounce {
  let spring: Springing
  /// The point of the content that stays where it is, in the coordinate space of the scroll view.
  let point: CGPoint
  /// In seconds.
  let start: TimeInterval
  var frame = 0

  init(from scale: CGFloat, to limit: CGFloat, around point: CGPoint, at start: TimeInterval) {
    spring = Springing(from: scale, to: limit, velocity: 0, rest: 0.001)
    (self.point, self.start) = (point, start)
  }
}

extension UIScrollView {
  /// The pinch that zooms; nil if the two limits of the scale are equal.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  /// Whether a pinch changes the scale.
  public var isZooming: Bool { zooming.isUnderWay }

  /// Whether the scale goes back to a limit after a pinch (SV-14).
  public var isZoomBouncing: Bool { zooming.bounce != nil }

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
    guard let view = keptDelegate?.viewForZooming(in: self) else { return }
    switch pinch.state {
    case .began:
      zooming.bounce = nil
      zooming.startScale = stretched(zooming.scale) { RubberBand.pull(showing: $0, in: 1) }
      zooming.isUnderWay = true
      keptDelegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      let scale = stretched(zooming.startScale * pinch.scale) { RubberBand.shown($0, in: 1) }
      zoom(to: scale, around: pinch.location(in: self), within: false)
    case .ended, .cancelled:
      guard zooming.isUnderWay else { return }
      zooming.isUnderWay = false
      guard zooming.scale == nearestScale(to: zooming.scale) else {
        return bounceBack(around: pinch.location(in: self))
      }
      keptDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
    case .possible, .failed: break
    }
  }

  private func nearestScale(to scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// The scale that is shown for one without resistance, or the other way round. The resistance is that of scrolling, for
  /// the ratio of the scale and its limit (SV-14).
  private func stretched(_ scale: CGFloat, _ stretch: (CGFloat) -> CGFloat) -> CGFloat {
    let near = nearestScale(to: scale)
    guard bouncesZoom, scale.isFinite, scale > 0, near > 0, scale != near else { return near }
    return scale > near ? near * (1 + stretch(scale / near - 1)) : near / (1 + stretch(near / scale - 1))
  }

  private func bounceBack(around point: CGPoint) {
    let place = point.isFinite ? point : CGPoint(x: bounds.midX, y: bounds.midY)
    let limit = nearestScale(to: zooming.scale), now = window?.application?.now ?? 0
    let bounce = ZoomBounce(from: zooming.scale, to: limit, around: place, at: now)
    zooming.bounce = bounce
    scheduleFrame(of: bounce)
  }

  private func scheduleFrame(of bounce: ZoomBounce) {
    guard let application = window?.application else { return endBounce() }
    bounce.frame += 1
    let time = min(Double(bounce.frame) * application.frameDuration, bounce.spring.duration)
    _ = application.schedule(at: max(bounce.start + time, application.now), isReported: false) { [weak self] in
      guard let self, self.zooming.bounce === bounce else { return }
      self.zoom(to: bounce.spring.place(at: time), around: bounce.point, within: false)
      guard self.zooming.bounce === bounce else { return }
      if time < bounce.spring.duration { self.scheduleFrame(of: bounce) } else { self.endBounce() }
    }
  }

  private func endBounce() {
    guard zooming.bounce != nil else { return }
    zooming.bounce = nil
    keptDelegate?.scrollViewDidEndZooming(self, with: keptDelegate?.viewForZooming(in: self), atScale: zooming.scale)
  }

  /// Scales the content, clamped to the two limits unless `within` is false, so that `point`, which is in the coordinate
  /// space of the scroll view, stays under the same point of the screen.
  final func zoom(to scale: CGFloat, around point: CGPoint, animated: Bool = false, within: Bool = true) {
    guard scale.isFinite, point.isFinite, let view = keptDelegate?.viewForZooming(in: self) else { return }
    let new = within ? nearestScale(to: scale) : scale
    // The view may be another one than before, with a scale of its own.
    let old = hypot(view.transform.a, view.transform.b)
    guard new > 0, old > 0, new != old || new != zooming.scale else { return }
    if animated { keptDelegate?.scrollViewWillBeginZooming(self, with: view) }
    let ratio = new / old, offset = contentOffset, origin = view.frame.origin
    (zooming.scale, zooming.view) = (new, view)
    view.transform = CGAffineTransform(scaleX: new, y: new)
    let moved = view.frame.origin
    view.center.x += origin.x * ratio - moved.x
    view.center.y += origin.y * ratio - moved.y
    zooming.isChanging = true
    // Observed (SV-15): the content is what is zoomed, whatever it was before.
    contentSize = view.frame.size
    constraintsChanged()
    zooming.isChanging = false
    contentOffset = limited(
      CGPoint(x: point.x * ratio - (point.x - offset.x), y: point.y * ratio - (point.y - offset.y)))
    let translation = panGestureRecognizer.translation(in: self)
    if isDragging && translation.isFinite { drag.rebase(to: contentOffset, at: translation) }
    keptDelegate?.scrollViewDidZoom(self)
    if animated { atNextTurn { $0.keptDelegate?.scrollViewDidEndZooming($0, with: view, atScale: new) } }
  }

  /// Scales and scrolls so that `rect`, which is in the coordinate space of the scaled view, fills the bounds.
  final func show(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, let view = keptDelegate?.viewForZooming(in: self) else {
      return
    }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    contentOffset = limited(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
  }
}
