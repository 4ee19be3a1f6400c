extension UIControl {
  /// What can happen to a control; the bits are Apple's (UC-01).
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down (UC-05).
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    /// A finger went down again soon at the same place (UC-06).
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// A finger moved inside the grown bounds (UC-13).
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// A finger moved outside the grown bounds (UC-13).
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// A finger came back into the grown bounds (UC-14).
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// A finger left the grown bounds (UC-13).
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// A finger was lifted inside the grown bounds.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// A finger was lifted outside the grown bounds.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The touch was taken away (UC-04).
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// The control's value is another one.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// What the control is there for was done (UC-27).
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// Every event that a finger causes.
    public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
    /// Every event there is.
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  /// How a control shows itself.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static var normal: State { [] }
    /// A finger is on it.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// It does not react.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// It is chosen.
    public static var selected: State { State(rawValue: 1 << 2) }
  }
}
