/// Phases that a view must be told now, in the order of a touch's life. Any set of them fits into a byte: it is made
/// in every event.
nonisolated struct DuePhases: OptionSet {
  let rawValue: UInt8

  static let began = DuePhases(rawValue: 1 << 0)
  static let moved = DuePhases(rawValue: 1 << 1)
  static let ended = DuePhases(rawValue: 1 << 2)
  static let cancelled = DuePhases(rawValue: 1 << 3)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: self = []
    }
  }

  /// The one that happened first.
  var first: UITouch.Phase? {
    if contains(.began) { return .began }
    if contains(.moved) { return .moved }
    if contains(.ended) { return .ended }
    return contains(.cancelled) ? .cancelled : nil
  }
}
