/// The state of the delivery of one touch to its view. A delivery only moves forward:
///
///     withheld ─┬─► delivered ─┬─► finished
///               │              ├─► cancelled
///               │              └─► endWithheld ─┬─► finished
///               │                               └─► cancelled
///               └─► dropped
///
/// Documented (TE-20): a view that received `began` receives exactly one `ended` or `cancelled`.
package enum TouchDelivery: Equatable {
  /// The view has received nothing; `Missed` says which phases are withheld.
  case withheld(Missed)
  /// The view has received `began` and receives what follows.
  case delivered
  /// The finger is up, but the view does not receive `ended` yet: a recognizer may still claim the touch (GR-70).
  case endWithheld
  /// The view has received `ended`.
  case finished
  /// The view has received `cancelled`.
  case cancelled
  /// The view never receives the touch.
  case dropped

  /// The phases that a view has not received. `nothing` is the state before the touch is admitted to the view
  /// (TE-21, TE-26).
  package enum Missed: Equatable { case nothing, began, moves, all }

  /// The effect of a touch's recognizers on its view, once all bids have a verdict.
  package struct Ruling: Equatable {
    /// A recognizer that cancels touches in views has recognized (GR-60).
    package var cancels = false
    /// A recognizer that delays `began` is still possible (GR-66, GR-69).
    package var withholdsBegan = false
    /// A recognizer that delays `ended` is still possible (GR-70).
    package var withholdsEnded = false

    package init(cancels: Bool = false, withholdsBegan: Bool = false, withholdsEnded: Bool = false) {
      (self.cancels, self.withholdsBegan, self.withholdsEnded) = (cancels, withholdsBegan, withholdsEnded)
    }
  }

  /// Moves the delivery forward and returns the phases that the view receives now.
  ///
  /// - Parameter newPhase: the finger's phase in this event; nil if the finger did nothing or was handled before.
  package mutating func advance(_ newPhase: TouchPhase?, under ruling: Ruling) -> DuePhases {
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

  /// Documented (GR-67, GR-68): while the finger is down, the view receives began and exactly one moved; after the
  /// lift, began and ended.
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

  /// Whether the view receives the touch now, or will once no recognizer withholds it (TE-21, TE-26).
  package var occupiesView: Bool {
    switch self {
    case .withheld(let missed): missed == .began || missed == .moves
    case .delivered: true
    case .endWithheld, .finished, .cancelled, .dropped: false
    }
  }

  /// Whether the finger is up and the view does not know it yet.
  package var isEndWithheld: Bool { self == .endWithheld || self == .withheld(.all) }

  /// Whether the view receives nothing more of the touch.
  package var isOver: Bool { self == .finished || self == .cancelled || self == .dropped }
}

extension TouchDelivery.Missed {
  fileprivate func adding(_ newPhase: TouchPhase?) -> TouchDelivery.Missed {
    switch newPhase {
    case .began: .began
    case .moved: .moves
    case .ended: .all
    case .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited, nil: self
    }
  }
}
