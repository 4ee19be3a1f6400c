/// A responder into which text is typed. As Apple's, except: there is no keyboard. The traits are kept, and only
/// `isSecureTextEntry` has an effect.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

extension UITextInputTraits {
  /// Kept, because there is no keyboard.
  public var keyboardType: UIKeyboardType {
    get { keptTraits.keyboardType }
    set { keptTraits.keyboardType = newValue }
  }
  /// Kept, because there is no keyboard.
  public var returnKeyType: UIReturnKeyType {
    get { keptTraits.returnKeyType }
    set { keptTraits.returnKeyType = newValue }
  }
  /// Kept, because there is no keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keptTraits.keyboardAppearance }
    set { keptTraits.keyboardAppearance = newValue }
  }
  /// Kept, because there is no keyboard.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keptTraits.autocapitalizationType }
    set { keptTraits.autocapitalizationType = newValue }
  }
  /// Kept, because there is no keyboard.
  public var autocorrectionType: UITextAutocorrectionType {
    get { keptTraits.autocorrectionType }
    set { keptTraits.autocorrectionType = newValue }
  }
  /// Kept, because there is no keyboard.
  public var spellCheckingType: UITextSpellCheckingType {
    get { keptTraits.spellCheckingType }
    set { keptTraits.spellCheckingType = newValue }
  }
  /// Kept, because there is no keyboard.
  public var smartQuotesType: UITextSmartQuotesType {
    get { keptTraits.smartQuotesType }
    set { keptTraits.smartQuotesType = newValue }
  }
  /// Kept, because there is no keyboard.
  public var smartDashesType: UITextSmartDashesType {
    get { keptTraits.smartDashesType }
    set { keptTraits.smartDashesType = newValue }
  }
  /// Kept, because there is no keyboard.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keptTraits.smartInsertDeleteType }
    set { keptTraits.smartInsertDeleteType = newValue }
  }
  /// Kept, because there is no keyboard.
  public var textContentType: UITextContentType! {
    get { keptTraits.textContentType }
    set { keptTraits.textContentType = newValue }
  }
  /// Kept, because there is no keyboard.
  public var enablesReturnKeyAutomatically: Bool {
    get { keptTraits.enablesReturnKeyAutomatically }
    set { keptTraits.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the characters are shown as dots.
  public var isSecureTextEntry: Bool {
    get { keptTraits.isSecureTextEntry }
    set {
      keptTraits.isSecureTextEntry = newValue
      (self as? UIView)?.setNeedsDisplay()
    }
  }

  private var keptTraits: TextTraits {
    get { (self as? any KeepsTextTraits)?.textTraits ?? TextTraits() }
    set { (self as? any KeepsTextTraits)?.textTraits = newValue }
  }
}

/// A view of the library that keeps its traits.
@MainActor protocol KeepsTextTraits: AnyObject {
  var textTraits: TextTraits { get set }
}

/// The traits of one text.
nonisolated struct TextTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
}
