/// What the view of one touch has been told so far. A delivery only moves forward:
///
///     withheld ─┬─► delivered ─┬─► finished
///               │              ├─► cancelled
///               │              └─► endWithheld ─┬─► finished
///               │                               └─► cancelled
///               └─► dropped
///
/// Documented (TE-20): a view that saw `began` is told exactly one `ended` or `cancelled`.
nonisolated enum TouchDelivery: Equatable {
  /// The view has not heard of the touch; what it has missed so far.
  case withheld(Missed)
  /// The view saw `began` and is told what follows.
  case delivered
  /// The finger is up, but a recognizer may still claim the touch (GR-70).
  case endWithheld
  case finished
  case cancelled
  /// The view never hears of the touch.
  case dropped

  /// `nothing` until it was decided that the view may hear of the touch at all.
  enum Missed: Equatable { case nothing, began, moves, all }

  /// What the recognizers of the touch make of it, once their bids are settled.
  struct Ruling: Equatable {
    /// One of them has recognized and cancels touches in views (GR-60).
    var cancels = false
    /// One that delays began is still possible (GR-66, GR-69).
    var withholdsBegan = false
    /// One that delays the end is still possible (GR-70).
    var withholdsEnded = false
  }

  /// Returns the phases the view must be told now, in order. `newPhase` is what the finger did, nil if nothing.
  mutating func advance(_ newPhase: UITouch.Phase?, under ruling: Ruling) -> DuePhases {
    switch self {
    case .finished, .cancelled, .dropped: return []
    case .withheld(let missed):
      if ruling.cancels || newPhase == .cancelled {
        self = .dropped
        return []
      }
      let missing = missed.adding(newPhase)
      if ruling.withholdsBegan || missing == .nothing {
        self = .withheld(missing)
        return []
      }
      return release(missing, under: ruling)
    case .delivered:
      if ruling.cancels || newPhase == .cancelled {
        self = .cancelled
        return [.cancelled]
      }
      guard newPhase == .ended else { return newPhase.map { DuePhases($0) } ?? [] }
      self = ruling.withholdsEnded ? .endWithheld : .finished
      return ruling.withholdsEnded ? [] : [.ended]
    case .endWithheld:
      if ruling.cancels {
        self = .cancelled
        return [.cancelled]
      }
      guard !ruling.withholdsEnded else { return [] }
      self = .finished
      return [.ended]
    }
  }

  /// Documented (GR-67, GR-68): while the finger is down began and exactly one moved, after the lift began and ended.
  private mutating func release(_ missed: Missed, under ruling: Ruling) -> DuePhases {
    self = .delivered
    switch missed {
    case .nothing: return []
    case .began: return [.began]
    case .moves: return [.began, .moved]
    case .all:
      self = ruling.withholdsEnded ? .endWithheld : .finished
      return ruling.withholdsEnded ? [.began] : [.began, .ended]
    }
  }

  /// Whether the view is following the touch, or will when a recognizer lets it (TE-21, TE-26).
  var occupiesView: Bool {
    switch self {
    case .withheld(let missed): missed == .began || missed == .moves
    case .delivered: true
    case .endWithheld, .finished, .cancelled, .dropped: false
    }
  }

  /// Whether there is nothing left to tell.
  var isOver: Bool { self == .finished || self == .cancelled || self == .dropped }
}

extension TouchDelivery.Missed {
  nonisolated fileprivate func adding(_ newPhase: UITouch.Phase?) -> TouchDelivery.Missed {
    switch newPhase {
    case .began: .began
    case .moved: .moves
    case .ended: .all
    case .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited, nil: self
    }
  }
}
