/// The values of a view that an animation of `UIView` changes.
struct ViewState {
  var place: Placement
  var alpha: CGFloat
  var background: UIColor?

  func towards(_ last: ViewState, _ part: CGFloat) -> ViewState {
    var state = last
    state.alpha = alpha + (last.alpha - alpha) * part
    state.place.transform = AnimatedValue.transform(place.transform, last.place.transform, part)
    state.place.bounds = AnimatedValue.rect(place.bounds, last.place.bounds, part)
    state.place.center = AnimatedValue.point(place.center, last.place.center, part)
    if part == 0 {
      state.background = background
    } else if part != 1, background != last.background {
      state.background = UIColor(
        cgColor: AnimatedValue.color((background ?? .clear).cgColor, (last.background ?? .clear).cgColor, part))
    }
    return state
  }
}

/// The way of a view in an animation of `UIView`.
struct ViewMotion {
  /// A property by its key in the layer. As on iOS, a change of the bounds has one for the origin and one for the size.
  enum Property: String, CaseIterable {
    case position, origin = "bounds.origin", size = "bounds.size", transform, opacity, backgroundColor
  }

  /// A part of the way: values that change in a part of the time. Without keyframes it is the whole way.
  struct Frame {
    let from, to: ViewState
    /// Parts of the whole time, from 0 to 1.
    var start = 0.0, length = 1.0
    /// The properties that change, without those whose animation was removed.
    var properties: [Property]

    init(from: ViewState, to: ViewState, start: Double = 0, length: Double = 1) {
      (self.from, self.to, self.start, self.length) = (from, to, start, length)
      properties = Property.allCases.filter { property in
        switch property {
        case .position: from.place.center != to.place.center
        case .origin: from.place.bounds.origin != to.place.bounds.origin
        case .size: from.place.bounds.size != to.place.bounds.size
        case .transform: from.place.transform != to.place.transform
        case .opacity: from.alpha != to.alpha
        case .backgroundColor: from.background != to.background
        }
      }
    }

    func apply(to layer: CALayer, at part: CGFloat) {
      let passed = length > 0 ? (part - start) / length : part < start ? 0 : 1
      let state = from.towards(to, min(max(passed, 0), 1))
      for property in properties {
        switch property {
        case .position: layer.position = state.place.center
        case .origin: layer.bounds.origin = state.place.bounds.origin
        case .size: layer.bounds.size = state.place.bounds.size
        case .transform: layer.setAffineTransform(state.place.transform)
        case .opacity: layer.opacity = Float(state.alpha)
        case .backgroundColor: layer.backgroundColor = state.background?.cgColor
        }
      }
    }
  }

  let timing: AnimationTiming
  /// Nil after the end.
  weak var animation: ViewAnimation?
  /// In the order of their starts.
  var frames: [Frame]

  var properties: [Property] { frames.flatMap(\.properties) }

  func apply(to layer: CALayer, at time: TimeInterval) {
    guard let part = timing.fraction(at: time) else { return }
    // Before its first frame a property has the first value of that, and between two frames the last value of the earlier one.
    let begun = frames.prefix { $0.start <= part }
    for frame in frames.dropFirst(begun.count).reversed() + begun { frame.apply(to: layer, at: part) }
  }
}

extension UIView {
  /// The present values.
  final var animatedState: ViewState {
    ViewState(place: placement, alpha: alpha, background: storedLooks?.backgroundColor)
  }

  /// The ways of the view that are not over.
  final var motions: [ViewMotion] {
    guard let looks = storedLooks, !looks.motions.isEmpty else { return [] }
    looks.motions.removeAll { $0.animation?.isRunning != true }
    return looks.motions
  }

  /// Ends the ways of a property in animations that run, or with nil all ways (LY-03).
  final func endMotions(_ key: String?) {
    var kept: [ViewMotion] = []
    for var motion in motions {
      let count = motion.properties.count
      for index in motion.frames.indices {
        motion.frames[index].properties.removeAll { key == nil || $0.rawValue == key }
      }
      if motion.properties.isEmpty && (key == nil || count > 0) {
        motion.animation?.remove(self)
      } else {
        if motion.properties.count < count { motion.animation?.isFinished = false }
        kept.append(motion)
      }
    }
    storedLooks?.motions = kept
  }
}
