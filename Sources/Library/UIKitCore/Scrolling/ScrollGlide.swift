// The content of a scroll view that moves without a finger: beyond a limit, after a drag, and animated. Guides/Scrolling.md
// explains the physics.

/// The content on its way after a drag, or to an offset that is animated.
class ScrollGlide {
  private let x, y: Glide
  /// The offset that was chosen for the end; nil if the velocity leads.
  let aim: CGPoint?
  /// The time of the lift, in seconds.
  let start: TimeInterval
  /// The limits on which the way depends.
  let limits: ScrollLimits
  /// The number of frames so far, and of those on the ways that programs have changed.
  var frame = 0, earlierFrames = 0

  init(x: Glide, y: Glide, aim: CGPoint?, start: TimeInterval, limits: ScrollLimits) {
    (self.x, self.y, self.aim, self.start, self.limits) = (x, y, aim, start, limits)
  }

  /// Chosen: a program that changes the way in each frame does not make it endless.
  static let mostFrames = 7200

  /// In seconds.
  var duration: TimeInterval { max(x.duration, y.duration) }
  final var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// The offset `time` seconds after the lift.
  func offset(at time: TimeInterval) -> CGPoint { CGPoint(x: x.place(at: time), y: y.place(at: time)) }
  /// The velocity of the offset `time` seconds after the lift.
  final func velocity(at time: TimeInterval) -> CGPoint { CGPoint(x: x.velocity(at: time), y: y.velocity(at: time)) }
}

/// The content on its way to an offset at a constant velocity (SV-19).
final class ScrollAnimation: ScrollGlide {
  private let first: CGPoint
  /// The offset at the end, asked in each frame: rows that come into sight on the way are measured, and may move it.
  private let last: () -> CGPoint
  let whenDone: (UIScrollView) -> Void

  init(
    from first: CGPoint, to last: @escaping () -> CGPoint, start: TimeInterval, limits: ScrollLimits,
    whenDone: @escaping (UIScrollView) -> Void
  ) {
    (self.first, self.last, self.whenDone) = (first, last, whenDone)
    let still = Glide(from: 0, to: 0, rate: 0)
    super.init(x: still, y: still, aim: nil, start: start, limits: limits)
  }

  override var duration: TimeInterval { 0.3 }

  override func offset(at time: TimeInterval) -> CGPoint {
    let last = last(), share = time / duration
    guard share < 1 else { return last }
    return CGPoint(x: first.x + (last.x - first.x) * share, y: first.y + (last.y - first.y) * share)
  }
}

extension UIApplication {
  /// The duration of a frame of what moves by itself, in seconds.
  final var frameDuration: TimeInterval { options.frameDuration.flatMap { $0 > 0 ? $0 : nil } ?? 1.0 / 60 }
}

extension UIScrollView {
  // MARK: Beyond the limits

  /// The offset that is shown for one without resistance (SV-10).
  final func resisted(_ offset: CGPoint) -> CGPoint {
    stretched(offset) { RubberBand.shown($0, in: $1) }
  }

  /// The offset without resistance that is shown as `offset`.
  final func pulled(_ offset: CGPoint) -> CGPoint {
    stretched(offset) { RubberBand.pull(showing: $0, in: $1) }
  }

  private func stretched(_ offset: CGPoint, _ stretch: (CGFloat, CGFloat) -> CGFloat) -> CGPoint {
    let near = limited(offset), scrolls = scrolls
    func along(_ offset: CGFloat, _ near: CGFloat, _ size: CGFloat, _ scrolls: Bool) -> CGFloat {
      guard bounces, scrolls, offset != near else { return near }
      return offset < near ? near - stretch(near - offset, size) : near + stretch(offset - near, size)
    }
    return CGPoint(
      x: along(offset.x, near.x, bounds.width, scrolls.x), y: along(offset.y, near.y, bounds.height, scrolls.y))
  }

  // MARK: After a drag

  /// The way of the content from its present offset; `velocity` is that of the offset, in points per second.
  final func way(velocity: CGPoint, aim: CGPoint? = nil) -> ScrollGlide {
    let offset = contentOffset, limits = limits, scrolls = scrolls
    let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    func along(
      _ start: CGFloat, _ velocity: CGFloat, _ aim: CGFloat?, _ limits: ClosedRange<CGFloat>, _ scrolls: Bool
    ) -> Glide {
      let own = Glide(from: start, velocity: velocity, rate: rate, limits: limits, bounces: bounces && scrolls)
      guard let aim, aim != own.end else { return own }
      return Glide(from: start, to: aim, velocity: isPagingEnabled ? 0 : velocity, rate: rate)
    }
    return ScrollGlide(
      x: along(offset.x, velocity.x, aim?.x, limits.x, scrolls.x),
      y: along(offset.y, velocity.y, aim?.y, limits.y, scrolls.y),
      aim: aim, start: window?.application?.now ?? 0, limits: limits)
  }

  /// Moves the content along its way, one step in each frame of the application's time (SV-11).
  final func follow(_ way: ScrollGlide) {
    if let glide { way.earlierFrames = glide.earlierFrames + glide.frame + 1 }
    glide = way
    scheduleFrame(of: way)
  }

  private func scheduleFrame(of way: ScrollGlide) {
    guard let application = window?.application, way.earlierFrames + way.frame < ScrollGlide.mostFrames else {
      return endGlide()
    }
    let time = min(Double(way.frame + 1) * application.frameDuration, way.duration)
    // A frame of a way that was left does nothing.
    _ = application.schedule(at: max(way.start + time, application.now), isReported: false) { [weak self] in
      guard let self, self.glide === way else { return }
      way.frame += 1
      self.take(way, at: time)
    }
  }

  private func take(_ way: ScrollGlide, at time: TimeInterval) {
    guard limits == way.limits || way is ScrollAnimation else {
      return follow(self.way(velocity: way.velocity(at: time), aim: way.aim))
    }
    movesItself = true
    contentOffset = way.offset(at: time)
    movesItself = false
    guard glide === way else { return }
    if time >= way.duration { endGlide() } else { scheduleFrame(of: way) }
  }

  /// Called when a program sets the offset: the content goes on from there with its velocity. A chosen end moves as far as
  /// the offset, and is a page if the view has pages. An animation goes on as if nothing had happened (SV-19).
  final func offsetWasSet(from old: CGPoint) {
    guard !movesItself else { movesItself = false; return }
    guard let way = glide, !(way is ScrollAnimation), let application = window?.application else { return }
    let aim = way.aim.map { aim in
      let moved = CGPoint(x: aim.x + contentOffset.x - old.x, y: aim.y + contentOffset.y - old.y)
      return limited(isPagingEnabled ? page(at: moved) : moved)
    }
    follow(self.way(velocity: way.velocity(at: application.now - way.start), aim: aim))
  }

  /// Moves the content to the offset that `last` returns, and then calls `whenDone`. Does nothing if it is there.
  package final func animateOffset(
    to last: @escaping () -> CGPoint,
    whenDone: @escaping (UIScrollView) -> Void = { $0.keptDelegate?.scrollViewDidEndScrollingAnimation($0) }
  ) {
    endGlide()
    let end = last()
    guard end.isFinite, end != contentOffset else { return }
    guard let application = window?.application else {
      contentOffset = end
      return atNextTurn(whenDone)
    }
    let way = ScrollAnimation(
      from: contentOffset, to: last, start: application.now, limits: limits, whenDone: whenDone)
    guard application.now == 0 else { return follow(way) }
    // Chosen: content that begins to move with the first screen is at its end before anybody touches. The delegate hears in time.
    contentOffset = end
    _ = application.schedule(at: way.duration, isReported: false) { [weak self] in self.map(whenDone) }
  }

  /// Stops the content where it is, or at its end.
  final func endGlide() {
    guard let way = glide else { return }
    glide = nil
    if let animation = way as? ScrollAnimation { return animation.whenDone(self) }
    isDecelerating = false
    keptDelegate?.scrollViewDidEndDecelerating(self)
    whenAtRest?()
  }
}
