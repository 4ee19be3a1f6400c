/// A key of a keyboard. As Apple's, except: none is made, because the library has no keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// As Apple's.
  public let characters: String
  /// As Apple's.
  public let charactersIgnoringModifiers: String
  /// As Apple's.
  public let modifierFlags: UIKeyModifierFlags
  /// As Apple's.
  public let keyCode: UIKeyboardHIDUsage

  init(_ characters: String, _ code: UIKeyboardHIDUsage) {
    (self.characters, charactersIgnoringModifiers, modifierFlags, keyCode) = (characters, characters, [], code)
    super.init()
  }
}

/// The code of a key. The raw values are those of the HID tables. As Apple's, with a part of the codes.
public nonisolated struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: Int
  /// A value with this raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As Apple's.
  public static let keyboardReturnOrEnter = Self(rawValue: 40), keyboardEscape = Self(rawValue: 41)
  /// As Apple's.
  public static let keyboardDeleteOrBackspace = Self(rawValue: 42), keyboardTab = Self(rawValue: 43)
  /// As Apple's.
  public static let keyboardSpacebar = Self(rawValue: 44), keyboardRightArrow = Self(rawValue: 79)
  /// As Apple's.
  public static let keyboardLeftArrow = Self(rawValue: 80), keyboardDownArrow = Self(rawValue: 81)
  /// As Apple's.
  public static let keyboardUpArrow = Self(rawValue: 82), keyboardLeftShift = Self(rawValue: 225)
  /// As Apple's.
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

/// Kinds of scrolling with a pointer. As Apple's.
public nonisolated struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits, as Apple's.
  public var rawValue: Int
  /// Options with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By the steps of a mouse wheel; or without steps, with a trackpad.
  public static let discrete = UIScrollTypeMask(rawValue: 1), continuous = UIScrollTypeMask(rawValue: 2)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIPanGestureRecognizer {
  /// Always empty: the library has no pointer. Setting another mask warns once.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { [] }
    set { if newValue != [] { warnNotSupported("UIPanGestureRecognizer.allowedScrollTypesMask") } }
  }
}

extension UIViewController {
  /// Has no effect, because the library has no keyboard; warns once.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { warnNotSupported("UIViewController.addKeyCommand") }
  /// Does nothing, because no command was added.
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
