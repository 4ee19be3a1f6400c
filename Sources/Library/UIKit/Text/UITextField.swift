import Foundation

/// A control with one line of text. A tap makes it first responder, which begins the editing.
///
/// The tap is that of a recognizer of the field, as on iOS: a target for `.touchDown` is called, one for `.touchUpInside`
/// is not, because the recognizer cancels the touch. Nothing here has a keyboard; `insertText(_:)` and `deleteBackward()`
/// do what keys do, and ask the delegate.
///
///     let name = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
///     name.borderStyle = .roundedRect
///     name.placeholder = "Name"
///     name.delegate = self
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  /// The frame around the text.
  public nonisolated enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a view inside the field is shown.
  public nonisolated enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// Why the editing ended.
  public nonisolated enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Posted when the field has become first responder.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditing")
  /// Posted when a key has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
  /// Posted when the field is no longer first responder.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditing")

  /// Decides about the editing, and is told of it.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  final var edited = EditedText("")
  final var textTraits = TextTraits()

  /// The text; nil is the same as none. Setting it sends no event.
  open var text: String? {
    get { edited.string }
    set { if newValue ?? "" != edited.string { take(EditedText(newValue ?? "")) } }
  }
  /// The text; fonts and colours are those of the field.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: edited.string, attributes: defaultTextAttributes) }
    set { text = newValue?.string }
  }
  /// Shown while there is no text.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// Shown while there is no text; its colours are kept, too.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = UIColor.label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Font and colour of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font as Any, .foregroundColor: textColor as Any] }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
    }
  }
  /// Kept; what is typed looks as the rest.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Kept; the text is never made smaller.
  open var adjustsFontSizeToFitWidth = false
  /// Kept, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the first key removes the text.
  open var clearsOnBeginEditing = false
  /// Kept; typing never removes the text.
  open var clearsOnInsertion = false
  /// Kept; the text has the field's font.
  open var allowsEditingTextAttributes = false

  // MARK: Look

  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Drawn behind the text if the border style is none.
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the button is shown that removes the text. It needs a text.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// At the left end. It is a subview, which touches can hit.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// At the right end, instead of the clear button.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  final lazy var clearButton = ClearButton(of: self)

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Places

  /// Where the text is while it is not edited, in the field's coordinate space. Override it for other margins.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect }
  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect }
  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The frame of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSides()
  }

  /// Chosen: the size of the text without letters, see `UIFont.width(of:)`, with the margins of the border.
  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override var ownDrawing: [DrawingCommand] {
    GraphicsStack.ofThisProcess.recording(bounds.size, draw(in:)).commands
  }

  // MARK: Editing

  /// Types a text as keys do: the delegate may refuse it, and `.editingChanged` is sent. A line feed is the return key.
  open func insertText(_ text: String) { type(text) }

  /// Does what the delete key does.
  open func deleteBackward() { pressDelete() }

  /// Whether the field is first responder and told its delegate so.
  public private(set) final var isEditing = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate, then makes the present first responder resign, then begins.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing { take(EditedText("")) }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func stoppedBeingFirstResponder() {
    guard isEditing else { return }
    isEditing = false
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func tapped() { becomeFirstResponder() }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addOwnRecognizer()
  }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addOwnRecognizer()
  }

  private func addOwnRecognizer() {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.name = "edit"
    tap.addTarget(self, action: UITextField.tapped)
    addGestureRecognizer(tap)
  }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }
}
