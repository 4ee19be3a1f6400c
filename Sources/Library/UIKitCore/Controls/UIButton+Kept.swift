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

  // MARK: Of the present state

  public var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Kept, and without effect

  public func setTitleShadowColor(_ color: UIColor?, for state: State) { kept.shadowColors[state] = color }
  public func titleShadowColor(for state: State) -> UIColor? { kept.shadowColors[state] }
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { kept.symbols[state] = configuration }
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    kept.symbols[state]
  }
  public var role: Role {
    get { kept.role }
    set { kept.role = newValue }
  }
  public var adjustsImageWhenHighlighted: Bool {
    get { kept[.adjustsImageWhenHighlighted] }
    set { kept[.adjustsImageWhenHighlighted] = newValue }
  }
  public var adjustsImageWhenDisabled: Bool {
    get { kept[.adjustsImageWhenDisabled] }
    set { kept[.adjustsImageWhenDisabled] = newValue }
  }
  public var showsTouchWhenHighlighted: Bool {
    get { kept[.showsTouchWhenHighlighted] }
    set { kept[.showsTouchWhenHighlighted] = newValue }
  }
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { kept[.reversesTitleShadowWhenHighlighted] }
    set { kept[.reversesTitleShadowWhenHighlighted] = newValue }
  }
  public var isPointerInteractionEnabled: Bool {
    get { kept[.isPointerInteractionEnabled] }
    set { kept[.isPointerInteractionEnabled] = newValue }
  }
  public var changesSelectionAsPrimaryAction: Bool {
    get { kept[.changesSelectionAsPrimaryAction] }
    set { kept[.changesSelectionAsPrimaryAction] = newValue }
  }
}
