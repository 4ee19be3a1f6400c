/// A key of a keyboard. The library has no keyboard: presses of keys are not reported.
@preconcurrency @MainActor open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ characters: String, _ code: UIKeyboardHIDUsage) {
    (self.characters, charactersIgnoringModifiers, modifierFlags, keyCode) = (characters, characters, [], code)
    super.init()
  }
}

/// The code of a key. The raw values are those of the HID tables.
public nonisolated struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardReturnOrEnter = Self(rawValue: 40), keyboardEscape = Self(rawValue: 41)
  public static let keyboardDeleteOrBackspace = Self(rawValue: 42), keyboardTab = Self(rawValue: 43)
  public static let keyboardSpacebar = Self(rawValue: 44), keyboardRightArrow = Self(rawValue: 79)
  public static let keyboardLeftArrow = Self(rawValue: 80), keyboardDownArrow = Self(rawValue: 81)
  public static let keyboardUpArrow = Self(rawValue: 82), keyboardLeftShift = Self(rawValue: 225)
  public static let keyboardLeftAlt = Self(rawValue: 226), keyboardLeftGUI = Self(rawValue: 227)
}

extension UIPress {
  /// Nil: the library has no keyboard.
  public var key: UIKey? { nil }
}

extension UIGestureRecognizer {
  /// The modifier keys that are down. Always empty: the library has no keyboard.
  public var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of the pointer that are down. Always empty: the library has no pointer.
  public var buttonMask: UIEvent.ButtonMask { [] }
}

/// Kinds of scrolling with a pointer.
public nonisolated struct UIScrollTypeMask: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1), continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIPanGestureRecognizer {
  /// Has no effect: the library has no pointer.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { [] }
    set {}
  }
}

extension UITapGestureRecognizer {
  /// Has no effect: the library has no pointer.
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { .primary }
    set {}
  }
}

extension UIViewController {
  /// Has no effect: the library has no keyboard.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Has no effect: the library has no keyboard.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}

extension UIKeyCommand {
  /// A command with a title.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }
}
