extension UIControl {
  /// The events of a control; the bits are Apple's (UC-01).
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as Apple's.
    public let rawValue: UInt

    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down (UC-05).
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    /// A finger went down with a tap count above 1 (UC-06).
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// The finger moved inside the tracking bounds: the bounds grown by 70 points on each side (UC-10, UC-13).
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// The finger moved outside the tracking bounds (UC-13).
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// The finger came back into the tracking bounds (UC-14).
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// The finger left the tracking bounds (UC-13).
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// The finger was lifted inside the tracking bounds.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// The finger was lifted outside the tracking bounds.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The touch was cancelled (UC-04).
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// A touch changed the control's value.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// The control's main action: a button's tap, a slider's new value (UC-27).
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// A menu of the control is about to open. The library never sends it.
    public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
    // The editing events are sent by a text field.
    /// Editing began.
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    /// Editing changed the text.
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    /// Editing ended.
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    /// The return key ended the editing.
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    /// All events of editing.
    public static var allEditingEvents: Event { Event(rawValue: 0xF_0000) }
    /// For events of the application's own.
    public static var applicationReserved: Event { Event(rawValue: 0xF00_0000) }
    /// For events of the system.
    public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
    /// All events of touches.
    public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
    /// All events.
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  /// The state of a control, which decides its appearance.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits, as Apple's.
    public let rawValue: UInt

    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neither highlighted, disabled nor selected.
    public static var normal: State { [] }
    /// A tracked finger is inside the tracking bounds.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// `isEnabled` is false.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// `isSelected` is true.
    public static var selected: State { State(rawValue: 1 << 2) }
    /// Focused. No control has it here.
    public static var focused: State { State(rawValue: 1 << 3) }
    /// The bits that an app may use.
    public static var application: State { State(rawValue: 0xFF_0000) }
    /// The bits that the system keeps for itself.
    public static var reserved: State { State(rawValue: 0xFF00_0000) }
  }
}
