/// Modifier keys of a keyboard. As Apple's, except: none is ever down, because the library has no keyboard.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, as Apple's.
  public let rawValue: Int

  /// Options with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static var alphaShift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 16) }
  /// Shift.
  public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
  /// Control.
  public static var control: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 18) }
  /// Option.
  public static var alternate: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 19) }
  /// Command.
  public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
  /// A key of the numeric pad.
  public static var numericPad: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 21) }
}

extension UIEvent {
  /// Buttons of a pointer. As Apple's.
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits, as Apple's.
    public let rawValue: Int

    /// Options with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The main button.
    public static var primary: ButtonMask { .button(1) }
    /// The button of context menus.
    public static var secondary: ButtonMask { .button(2) }

    /// The button with this number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }

  /// The modifier keys that are down. Always empty: the library has no keyboard.
  public var modifierFlags: UIKeyModifierFlags { [] }

  /// The buttons of the pointer that are down. Always empty: the library has no pointer.
  public var buttonMask: ButtonMask { [] }
}
