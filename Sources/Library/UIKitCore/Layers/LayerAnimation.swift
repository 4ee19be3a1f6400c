/// An animation of a layer, from its start to its end.
struct LayerAnimation {
  let key: String
  let animation: CAAnimation
  let timing: AnimationTiming
  /// The calls of the delegate that are to come.
  var calls: [LaterCall] = []

  /// Whether the layer still has it.
  func isKept(at time: TimeInterval) -> Bool { time < timing.end || !animation.isRemovedOnCompletion }
}

extension CALayer {
  /// The animations that are not over. As on iOS, one that is not removed on completion stays until it is removed.
  final func runningAnimations(at time: TimeInterval) -> [LayerAnimation] {
    animations.removeAll { !$0.isKept(at: time) }
    return animations
  }

  private func canAnimate(_ keyPath: String) -> Bool {
    value(forKeyPath: keyPath) != nil || keyPath == "path" && self is CAShapeLayer
  }

  final func begin(_ animation: CAAnimation, _ key: String) {
    let parts = animation.parts
    if parts.isEmpty || !parts.allSatisfy({ $0.keyPath.map(canAnimate) ?? false }) {
      warnNotSupported("CALayer.add(_:forKey:)")
    }
    let now = VirtualTime.now, timing = animation.timing(from: now)
    endAnimations { $0.key == key }
    CATransaction.wait(until: timing.end)
    var running = LayerAnimation(key: key, animation: animation, timing: timing)
    if let delegate = animation.delegate {
      let calls = [
        VirtualTime.run(after: timing.start - now) { delegate.animationDidStart(animation) },
        VirtualTime.run(after: timing.end - now) { [weak self] in
          _ = self?.runningAnimations(at: timing.end)
          delegate.animationDidStop(animation, finished: true)
        },
      ]
      running.calls = calls.compactMap { $0 }
    }
    animations = runningAnimations(at: now) + [running]
  }

  /// Removes animations. If an animation was not over, its delegate hears at the next turn that it has not finished.
  final func endAnimations(where isMeant: (LayerAnimation) -> Bool) {
    let now = VirtualTime.now
    for running in runningAnimations(at: now).filter(isMeant) {
      guard let delegate = running.animation.delegate, now < running.timing.end else { continue }
      for call in running.calls { call.cancel() }
      VirtualTime.run { delegate.animationDidStop(running.animation, finished: false) }
    }
    animations.removeAll(where: isMeant)
  }

  /// Removes an animation that was added under a key, and those of `UIView` of this property; with nil, all animations.
  final func remove(_ key: String?) {
    endAnimations { key == nil || $0.key == key }
    view?.endMotions(key)
  }

  /// The animations that are not removed, and their properties.
  private var left: (animations: [LayerAnimation], paths: [String]) {
    let left = animations.filter { $0.timing.fillsAfter && $0.timing.end.isFinite }
    return (left, left.flatMap(\.animation.parts).compactMap(\.keyPath))
  }

  /// Runs `body` while the layer has the values that animations leave it which are not removed. Those that place the layer of a view
  /// are not among them: see `leftPlace`.
  final func withLeftValues<Result>(_ body: () -> Result) -> Result {
    func isMeant(_ path: String) -> Bool { view == nil || !CALayer.places(path) }
    let left = left.animations, paths = self.left.paths.filter(isMeant)
    guard !paths.isEmpty else { return body() }
    showsLeftValues = true
    defer { showsLeftValues = false }
    let old = paths.map { ($0, value(forKeyPath: $0)) }
    // At its very end, a part of a group that fills nothing would be over.
    for step in left {
      step.animation.apply(to: self, step.timing, at: step.timing.end.nextDown, where: isMeant)
    }
    defer { for (path, value) in old { setValue(value, forKeyPath: path) } }
    return body()
  }

  /// The place and opacity in which animations leave the layer of a view that are not removed; nil if they do not change them. The
  /// view itself keeps its place for touches.
  final var leftPlace: (placement: Placement, opacity: CGFloat)? {
    guard let view, !animations.isEmpty else { return nil }
    let left = left
    guard left.paths.contains(where: CALayer.places) else { return nil }
    let copy = CALayer()
    (copy.modelLayer, copy.ownPlacement, copy.opacity) = (self, view.placement, opacity)
    for step in left.animations {
      step.animation.apply(to: copy, step.timing, at: step.timing.end.nextDown, where: CALayer.places)
    }
    return (copy.ownPlacement, CGFloat(copy.opacity))
  }

  /// Whether a property is that of the layer's view.
  private static func places(_ path: String) -> Bool {
    ["position", "bounds", "frame", "transform", "opacity", "hidden"].contains(path.prefix { $0 != "." })
  }

  // MARK: Presentation

  /// A copy with the values at a time; the layer itself if nothing in it is animated then.
  final func presented(at time: TimeInterval) -> Self {
    guard isMoving(at: time) else { return self }
    let copy = type(of: self).init()
    copy.modelLayer = self
    copy.outerLayer = superlayer
    copy.addedLayers = allSublayers?.map { $0.presented(at: time) }
    copy.ownPlacement = view?.placement ?? ownPlacement
    (copy.opacity, copy.isHidden, copy.name, copy.masksToBounds) = (opacity, isHidden, name, masksToBounds)
    (copy.backgroundColor, copy.cornerRadius, copy.borderWidth) = (backgroundColor, cornerRadius, borderWidth)
    for motion in view?.storedLooks?.motions ?? [] { motion.apply(to: copy, at: time) }
    for step in runningAnimations(at: time) { step.animation.apply(to: copy, step.timing, at: time) }
    return copy
  }

  /// Whether an animation of the layer, or of a layer inside it, is not over.
  private func isMoving(at time: TimeInterval) -> Bool {
    let looks = view?.viewsInOrder.compactMap(\.storedLooks) ?? []
    return ([self] + looks.compactMap(\.layer)).contains { layer in
      !layer.runningAnimations(at: time).isEmpty || layer.addedLayers?.contains { $0.isMoving(at: time) } ?? false
    } || looks.contains { $0.motions.contains { time < $0.timing.end } }
  }
}

extension CAAnimation {
  /// The animations of properties in it.
  final var parts: [CAPropertyAnimation] {
    if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.parts) }
    return (self as? CAPropertyAnimation).map { [$0] } ?? []
  }

  /// The course of the animation if it is added at a time. As Apple's: a duration of 0 is 0.25 seconds.
  final func timing(from now: TimeInterval) -> AnimationTiming {
    let length = duration > 0 && duration.isFinite ? duration : 0.25, both = autoreverses ? length * 2 : length
    let count = repeatDuration > 0 ? repeatDuration / both : repeatCount > 0 ? Double(repeatCount) : 1
    return AnimationTiming(
      start: beginTime > 0 && beginTime.isFinite ? beginTime : now, duration: length, count: count,
      reverses: autoreverses, fillsBefore: [.backwards, .both].contains(fillMode),
      fillsAfter: !isRemovedOnCompletion && [.forwards, .both].contains(fillMode),
      curve: timingFunction?.curve ?? .linear)
  }

  /// Gives a copy of a layer the values at a time. The animations of a group begin with it, and end with it at the latest.
  /// - Parameter isMeant: whether a property gets its value.
  final func apply(
    to layer: CALayer, _ timing: AnimationTiming, at time: TimeInterval, where isMeant: (String) -> Bool = { _ in true }
  ) {
    if let group = self as? CAAnimationGroup {
      guard timing.fraction(at: time) != nil else { return }
      for part in group.animations ?? [] {
        var own = part.timing(from: 0)
        own.start += timing.start
        if part.duration == 0 { own.duration = timing.duration }
        part.apply(to: layer, own, at: time, where: isMeant)
      }
    } else if let property = self as? CAPropertyAnimation, let path = property.keyPath,
      isMeant(path), let fraction = timing.fraction(at: time),
      let value = property.value(at: fraction, from: layer.value(forKeyPath: path))
    {
      layer.setValue(value, forKeyPath: path)
    }
  }
}

extension CAPropertyAnimation {
  /// The value at a part of the way; `model` is that of the layer.
  fileprivate func value(at fraction: CGFloat, from model: Any?) -> Any? {
    if let frames = self as? CAKeyframeAnimation { return frames.frame(at: fraction) }
    guard let basic = self as? CABasicAnimation else { return nil }
    let by = basic.byValue
    let first =
      basic.fromValue ?? (by.flatMap { by in basic.toValue.flatMap { AnimatedValue.sum($0, by, -1) } }) ?? model
    let last =
      basic.toValue ?? (by.flatMap { by in first.flatMap { AnimatedValue.sum($0, by, 1) } }) ?? model
    guard let first, let last else { return last }
    return AnimatedValue.between(first, last, fraction)
  }
}

extension CAKeyframeAnimation {
  /// The value at a part of the way. As Apple's, except: a path has none.
  fileprivate func frame(at fraction: CGFloat) -> Any? {
    guard let values, let last = values.indices.last else { return nil }
    let given = keyTimes?.map { CGFloat($0.doubleValue) } ?? []
    let times = given.count == values.count ? given : values.indices.map { CGFloat($0) / CGFloat(max(last, 1)) }
    guard let next = times.firstIndex(where: { fraction < $0 }), next > 0 else {
      return fraction < times[0] ? values[0] : values[last]
    }
    if calculationMode == .discrete { return values[next - 1] }
    let (start, end) = (times[next - 1], times[next])
    return AnimatedValue.between(values[next - 1], values[next], (fraction - start) / (end - start))
  }
}
