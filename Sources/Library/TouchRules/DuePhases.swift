/// The phases of a touch that its view is to receive in the current event. The set is one byte because every event
/// makes one for each touch.
package struct DuePhases: OptionSet {
  package let rawValue: UInt8

  package static let began = DuePhases(rawValue: 1 << 0)
  package static let moved = DuePhases(rawValue: 1 << 1)
  package static let ended = DuePhases(rawValue: 1 << 2)
  package static let cancelled = DuePhases(rawValue: 1 << 3)

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: self = []
    }
  }

  /// The earliest phase in the order began, moved, ended, cancelled.
  package var first: TouchPhase? {
    if contains(.began) { return .began }
    if contains(.moved) { return .moved }
    if contains(.ended) { return .ended }
    return contains(.cancelled) ? .cancelled : nil
  }
}
