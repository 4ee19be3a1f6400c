/// A key that performs an action. As Apple's, except: it has no effect, because the library has no keyboard. Making one
/// warns once.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The key; nil if only modifier keys count.
  public let input: String?
  /// The modifier keys that must be down.
  public let modifierFlags: UIKeyModifierFlags
  /// The action that the key performs on iOS.
  public let action: Selector?
  /// The text shown for the command.
  open var discoverabilityTitle: String?

  /// A command for `input` with these modifier keys.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
    warnNotSupported("UIKeyCommand")
  }

  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}
