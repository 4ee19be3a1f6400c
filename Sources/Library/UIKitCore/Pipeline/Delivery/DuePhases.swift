/// The phases of a touch that its view is to receive in the current event. The set is one byte because every event
/// makes one for each touch.
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

  /// The earliest phase in the order began, moved, ended, cancelled.
  var first: UITouch.Phase? {
    if contains(.began) { return .began }
    if contains(.moved) { return .moved }
    if contains(.ended) { return .ended }
    return contains(.cancelled) ? .cancelled : nil
  }
}
