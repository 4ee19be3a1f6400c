/// A field for words to search for, with a button that cancels. As Apple's, except: it has one style, no prompt, no
/// background picture and no scope buttons.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// The look of the bar. `prominent` warns once. The raw values are Apple's.
  public nonisolated enum Style: Int, Sendable { case `default`, prominent, minimal }

  /// Decides about the editing, and is told of it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field with the text.
  public final let searchTextField = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private lazy var fieldDelegate = SearchFieldDelegate(of: self)
  /// The search that goes on in the bar.
  final weak var search: UISearchController?

  /// The text of the field. Setting it calls no method of the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// Shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the button is shown that cancels.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Has no effect; setting it warns once.
  open var prompt: String? { didSet { if prompt != nil { warnNotSupported("UISearchBar.prompt") } } }
  /// The bar has no colour in the style `minimal`; `prominent` is as the default and warns once.
  open var searchBarStyle = Style.default {
    didSet {
      if searchBarStyle == .prominent { warnNotSupported("UISearchBar.searchBarStyle") }
      if searchBarStyle == .minimal, backgroundColor == barColor { backgroundColor = nil }
    }
  }
  /// The colour of the bar, unless its style is `minimal`.
  open var barTintColor: UIColor? { didSet { if searchBarStyle != .minimal { backgroundColor = barColor } } }
  private var barColor: UIColor { barTintColor ?? .systemGray6 }
  /// Has no effect: false changes no touch and no picture, because the bar is opaque.
  open var isTranslucent = true
  /// Has no effect; setting it warns once.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != nil { warnNotSupported("UISearchBar.backgroundImage") } }
  }

  /// Has no effect: no scope buttons are shown; true warns once.
  open var showsScopeBar = false { didSet { if showsScopeBar { warnNotSupported("UISearchBar.showsScopeBar") } } }
  /// The titles of the scope buttons, which are not shown.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope button. Only the program sets it.
  open var selectedScopeButtonIndex = 0
  /// Has no effect; true warns once.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton { warnNotSupported("UISearchBar.showsSearchResultsButton") } }
  }
  /// Whether the button of the results would be selected. It is never shown.
  open var isSearchResultsButtonSelected = false
  /// Has no effect; true warns once.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton { warnNotSupported("UISearchBar.showsBookmarkButton") } }
  }

  /// Shows or hides the button that cancels. Nothing is animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Places the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let end: CGFloat = showsCancelButton ? 74 : 8
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 8 - end), height: 36)
    cancelButton.frame = CGRect(x: bounds.width - 70, y: 0, width: 66, height: bounds.height)
    cancelButton.isHidden = !showsCancelButton
  }

  /// Any width; 56 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
  /// Always true.
  open override var canBecomeFirstResponder: Bool { true }
  /// Whether the field is first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Makes the field first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Makes the field resign.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  override func prepare() {
    super.prepare()
    backgroundColor = barColor
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(UIAction(title: "search") { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(UIAction(title: "cancel") { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
    for view in [searchTextField, cancelButton] { addSubview(view) }
  }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.update()
  }
  private func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.isActive = false
  }
}

/// The field of a search bar: a text field with a clear button. As Apple's, except: it has no tokens.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
  }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Hands questions of the field on to the delegate of its bar.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    bar?.search?.isActive = true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

extension UISearchBar: KeepsTextTraits {
  final var textTraits: TextTraits {
    get { searchTextField.textTraits }
    set { searchTextField.textTraits = newValue }
  }
}
