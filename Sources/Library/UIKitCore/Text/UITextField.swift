import Foundation

/// A control with one line of text. A tap makes it first responder, which begins the editing.
///
/// The tap belongs to a recognizer of the field, as on iOS: a target for `.touchDown` is called, a target for
/// `.touchUpInside` is not, because the recognizer cancels the touch. As Apple's, except: there is no keyboard;
/// `insertText(_:)` and `deleteBackward()` stand for its keys. A finger moves no caret and selects nothing; the text has one font and
/// one size.
///
///     let name = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
///     name.borderStyle = .roundedRect
///     name.placeholder = "Name"
///     name.delegate = self
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  /// The frame around the text. The raw values are Apple's.
  public nonisolated enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The times at which a view inside the field is shown. The raw values are Apple's.
  public nonisolated enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The reason for which the editing ended. Always `.committed` here. The raw values are Apple's.
  public nonisolated enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Posted when the field has become first responder.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when a key has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when the field is no longer first responder.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Decides about the editing, and is told of it.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  final var edited = EditedText("")
  final var textTraits = TextTraits()

  /// Whether the characters are shown as dots.
  open var isSecureTextEntry: Bool {
    get { textTraits.isSecureTextEntry }
    set {
      textTraits.isSecureTextEntry = newValue
      setNeedsDisplay()
    }
  }

  /// The text; setting nil removes it. Setting it sends no event.
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
  /// The font of the text; nil for the system font of 17 points.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: UIColor? = UIColor.label { didSet { setNeedsDisplay() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Font and colour of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font as Any, .foregroundColor: textColor as Any] }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
    }
  }
  /// Has no effect: typed characters look like the rest. Setting it warns once.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    didSet { if typingAttributes != nil { warnNotSupported("UITextField.typingAttributes") } }
  }
  /// Whether a text that is too wide is drawn smaller. As Apple's, except: caret and touches go on with the font's size.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of a text that is drawn smaller, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the text is removed when the editing begins, unless `textFieldShouldClear(_:)` of the delegate refuses
  /// (CO-03).
  open var clearsOnBeginEditing = false
  /// Has no effect: typing never removes the text. True warns once.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion { warnNotSupported("UITextField.clearsOnInsertion") } }
  }
  /// Has no effect: the text has the field's font. True warns once.
  open var allowsEditingTextAttributes = false {
    didSet { if allowsEditingTextAttributes { warnNotSupported("UITextField.allowsEditingTextAttributes") } }
  }

  // MARK: Look

  /// The frame around the text.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Drawn behind the text if the border style is none.
  open var background: UIImage?
  /// Drawn behind the text of a disabled field if the border style is none.
  open var disabledBackground: UIImage?
  /// The times at which `leftView` is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The times at which `rightView` is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The times at which the clear button is shown; it is hidden while there is no text.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the left end. It is a subview, which touches can hit.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// The view at the right end, instead of the clear button. It is a subview, which touches can hit.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  final lazy var clearButton = ClearButton(of: self)

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Places of characters

  /// The position nearest to a point of the view's coordinate space.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(geometry.offset(nearest: point)) }
  /// The character under a point of the view's coordinate space; nil beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { geometry.character(at: point).map { UITextRange($0) } }
  /// The caret at a position, in the view's coordinate space. As Apple's, except: an override does not change the picture.
  open func caretRect(for position: UITextPosition) -> CGRect { geometry.caret(at: position.offset) }
  /// The part of a range in its first line, in the view's coordinate space.
  open func firstRect(for range: UITextRange) -> CGRect { geometry.firstRect(of: range.range) }
  /// The parts of a range in its lines, in the view's coordinate space. As Apple's, except: an override does not change the picture.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { geometry.selection(of: range.range) }

  // MARK: Places

  /// The place of the text while it is not edited, in the field's coordinate space. Override it for other margins.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect }
  /// The place of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect }
  /// The place of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Draws the text. Override it, or `drawPlaceholder(in:)`, to draw something else, or nothing.
  open func drawText(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(text(in: rect)) }
  /// Draws the placeholder of an empty field.
  open func drawPlaceholder(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(text(in: rect)) }
  /// The frame of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of `leftView`: at the left end, with its own size.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView.map(sideSize) ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  /// The place of `rightView`: at the right end, with its own size.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView.map(sideSize) ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }
  /// The size of a view at an end: its own, or that which fits a view that has none.
  private func sideSize(_ view: UIView) -> CGSize {
    view.bounds.size == .zero ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }
  /// The place of the clear button: 19 points on each side, at the right end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Places the views at the ends and the clear button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSides()
  }

  /// Chosen: the size of the text without letters, see `UIFont.width(of:)`, with the margins of the border.
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// The natural size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override var ownDrawing: [DrawingCommand] {
    GraphicsStack.ofThisProcess.recording(bounds.size) { _ in drawLooks() }.commands
  }

  // MARK: Editing

  /// Replaces the selection, and sends `.editingChanged`. The delegate is not asked (TX-03). A line feed is the return key.
  open func insertText(_ text: String) { if text == "\n" { pressReturn() } else { insertAtSelection(text) } }

  /// Deletes the selection or the character before it, and sends `.editingChanged`. The delegate is not asked (TX-03).
  open func deleteBackward() { deleteAtSelection() }

  /// Whether the field is first responder and told its delegate so.
  public private(set) final var isEditing = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The view shown instead of a keyboard while the field is edited (RC-18).
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view shown above the keyboard while the field is edited (RC-18).
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate, then makes the present first responder resign, then begins.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if waitsForWindow() { return false }
    // Observed: a field shows its input views after its delegate was told, which may have set them.
    return window?.application?.changingInputViews(begin) ?? begin()
  }

  private func begin() -> Bool {
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { take(EditedText("")) }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    showInputViews()
    return true
  }

  /// Asks the delegate while the field is edited; returns false if it refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let endsByForce = window?.endsByForce == true
    guard !isEditing || endsByForce || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
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

  private func tapped() { becomeFirstResponder() }

  override func prepare() {
    super.prepare()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.name = "edit"
    tap.addTarget(self, action: UITextField.tapped)
    addGestureRecognizer(tap)
  }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }
}
