/// Values of a button that most buttons have not.
struct KeptButtonValues {
  var titleLabel: UILabel?
  var imageView: UIImageView?
  var contentInsets = UIEdgeInsets.zero, titleInsets = UIEdgeInsets.zero, imageInsets = UIEdgeInsets.zero
  var shadowColors = StateValues<UIColor>()
  var symbols = StateValues<UIImage.SymbolConfiguration>()
  var menu: UIMenu?
  var role = UIButton.Role.normal
  var flags: Set<Flag> = [.adjustsImageWhenHighlighted, .adjustsImageWhenDisabled]

  enum Flag {
    case adjustsImageWhenHighlighted, adjustsImageWhenDisabled, showsTouchWhenHighlighted
    case reversesTitleShadowWhenHighlighted, isPointerInteractionEnabled, changesSelectionAsPrimaryAction
    case isSpringLoaded, adjustsImageSizeForAccessibilityContentSizeCategory
    case needsUpdateConfiguration
  }

  subscript(flag: Flag) -> Bool {
    get { flags.contains(flag) }
    set { if newValue { flags.insert(flag) } else { flags.remove(flag) } }
  }
}

extension UIButton {

  /// A button of the system with a picture and an action.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  // MARK: Contents of the present state

  /// The colour of the title in the present state, or else the tint colour.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  /// The colour set for the shadow of the title in the present state. No shadow is drawn.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture behind the title in the present state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with fonts and colours in the present state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The symbol configuration set for the present state.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Looks that are kept and not drawn

  /// Has no effect; warns once.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    warnNotSupported("UIButton.setTitleShadowColor")
    kept.shadowColors[state] = color
  }
  /// The colour set for the shadow of the title in a state, or else in `.normal`. No shadow is drawn.
  public func titleShadowColor(for state: State) -> UIColor? { kept.shadowColors[state] }
  /// Has no effect; warns once.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    warnNotSupported("UIButton.setPreferredSymbolConfiguration")
    kept.symbols[state] = configuration
  }
  /// The symbol configuration set for a state, or else for `.normal`.
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    kept.symbols[state]
  }
  /// The purpose of the button. It has no effect on its look; setting one other than `.normal` warns once.
  public var role: Role {
    get { kept.role }
    set {
      if newValue != .normal { warnNotSupported("UIButton.role") }
      kept.role = newValue
    }
  }
  /// Has no effect: false changes no touch and no picture, because pictures of a highlighted button are never darker.
  public var adjustsImageWhenHighlighted: Bool {
    get { kept[.adjustsImageWhenHighlighted] }
    set { kept[.adjustsImageWhenHighlighted] = newValue }
  }
  /// Has no effect: false changes no touch and no picture, because pictures of a disabled button are never lighter.
  public var adjustsImageWhenDisabled: Bool {
    get { kept[.adjustsImageWhenDisabled] }
    set { kept[.adjustsImageWhenDisabled] = newValue }
  }
  /// Has no effect; true warns once.
  public var showsTouchWhenHighlighted: Bool {
    get { kept[.showsTouchWhenHighlighted] }
    set { keep(newValue, .showsTouchWhenHighlighted, warning: "UIButton.showsTouchWhenHighlighted") }
  }
  /// Has no effect, because no shadow is drawn; true warns once.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { kept[.reversesTitleShadowWhenHighlighted] }
    set {
      keep(newValue, .reversesTitleShadowWhenHighlighted, warning: "UIButton.reversesTitleShadowWhenHighlighted")
    }
  }
  /// Has no effect, because there is no pointer; true warns once.
  public var isPointerInteractionEnabled: Bool {
    get { kept[.isPointerInteractionEnabled] }
    set { keep(newValue, .isPointerInteractionEnabled, warning: "UIButton.isPointerInteractionEnabled") }
  }
  /// Has no effect, because a drag over a button does not press it; true warns once.
  public var isSpringLoaded: Bool {
    get { kept[.isSpringLoaded] }
    set { keep(newValue, .isSpringLoaded, warning: "UIButton.isSpringLoaded") }
  }
  /// Has no effect: true changes no touch and no picture, because the preferred size of texts never changes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept[.adjustsImageSizeForAccessibilityContentSizeCategory] }
    set { kept[.adjustsImageSizeForAccessibilityContentSizeCategory] = newValue }
  }
  /// Whether a tap toggles `isSelected`, before its events are sent (CO-01). With a menu as the primary action, the button
  /// shows the action that was chosen last instead.
  public var changesSelectionAsPrimaryAction: Bool {
    get { kept[.changesSelectionAsPrimaryAction] }
    set {
      kept[.changesSelectionAsPrimaryAction] = newValue
      showChosenAction()
    }
  }

  private func keep(_ isOn: Bool, _ flag: KeptButtonValues.Flag, warning name: String) {
    if isOn { warnNotSupported(name) }
    kept[flag] = isOn
  }
}
