import Foundation

/// A scroll view with a text of any number of lines. A tap makes it first responder, which begins the editing.
///
/// As Apple's, except: there is no keyboard; `insertText(_:)` and `deleteBackward()` stand for its keys, and ask the
/// delegate. A finger moves no caret and selects nothing; a tap on a link asks the delegate and opens nothing; links and
/// dates are not looked for, and a key removes the fonts and colours of `attributedText`.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// Posted when the view has become first responder.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when a key has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when the view is no longer first responder.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  final var textDelegate: (any UITextViewDelegate)? { keptDelegate as? any UITextViewDelegate }

  // MARK: Text

  final var edited = EditedText("")
  final var textTraits = TextTraits()
  private(set) final var attributed: NSAttributedString?

  /// The text. Setting it calls no method of the delegate.
  open var text: String! {
    get { edited.string }
    set {
      attributed = nil
      if newValue ?? "" != edited.string { take(EditedText(newValue ?? "")) }
    }
  }
  /// The text with its fonts and colours, which a key removes.
  open var attributedText: NSAttributedString! {
    get {
      attributed
        ?? NSAttributedString(string: edited.string, attributes: [.font: textFont, .foregroundColor: textColor as Any])
    }
    set {
      text = newValue?.string
      attributed = newValue
      if let style = newValue?.style { textAlignment = style.alignment }
      fitContent()
    }
  }
  /// The font of the text; nil for the system font of 12 points.
  open var font: UIFont? { didSet { fitContent() } }
  /// The colour of the text.
  open var textColor: UIColor? = UIColor.label { didSet { setNeedsDisplay() } }
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The margins around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { fitContent() } }
  /// The margins of the lines.
  public let textContainer = NSTextContainer()
  /// Finds the characters of the text under points of its container.
  open private(set) lazy var layoutManager: NSLayoutManager = TextViewLayout(of: self)
  /// The text as a storage that can be changed, which changes `attributedText`.
  open var textStorage: NSTextStorage {
    keptStorage.onChange = nil
    if !keptStorage.isEqual(to: attributedText) { keptStorage.setAttributedString(attributedText) }
    keptStorage.onChange = { [unowned self] in attributedText = NSAttributedString(attributedString: keptStorage) }
    return keptStorage
  }
  private lazy var keptStorage = NSTextStorage(string: "")
  /// Has no effect: typed characters look like the rest. Setting it warns once.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !typingAttributes.isEmpty { warnNotSupported("UITextView.typingAttributes") } }
  }
  /// Has no effect: links look like the rest. Setting it warns once.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { if linkTextAttributes?.isEmpty == false { warnNotSupported("UITextView.linkTextAttributes") } }
  }
  /// Has no effect: the text is not searched. Setting any type warns once.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if !dataDetectorTypes.isEmpty { warnNotSupported("UITextView.dataDetectorTypes") } }
  }
  /// Has no effect: there is no menu for fonts. True warns once.
  open var allowsEditingTextAttributes = false {
    didSet { if allowsEditingTextAttributes { warnNotSupported("UITextView.allowsEditingTextAttributes") } }
  }
  /// Has no effect: typing never removes the text. True warns once.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion { warnNotSupported("UITextView.clearsOnInsertion") } }
  }
  /// The selected characters, in UTF-16 units.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { take(edited.selecting(newValue)) }
  }

  /// `font`, or the system font of 12 points, as on iOS.
  final var textFont: UIFont { font ?? .systemFont(ofSize: 12) }

  // MARK: Editing

  /// Kept: the preferred size of texts never changes.
  open var adjustsFontForContentSizeCategory = false
  /// Whether a tap begins the editing.
  open var isEditable = true
  /// Whether the view can become first responder if it is not editable. A finger selects nothing.
  open var isSelectable = true
  private(set) final var isEditing = false { didSet { setNeedsDisplay() } }
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The view shown instead of a keyboard while this is the first responder (RC-18).
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view shown above the keyboard while this is the first responder (RC-18).
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Asks the delegate, then makes the present first responder resign, then begins.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if waitsForWindow() { return false }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    guard isEditable else { return true }
    isEditing = true
    textDelegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  /// Asks the delegate while the text is edited; returns false if it refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let endsByForce = window?.endsByForce == true
    guard !isEditing || endsByForce || textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func stoppedBeingFirstResponder() {
    guard isEditing else { return }
    isEditing = false
    textDelegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  /// Replaces the selection. The delegate is not asked (TX-03), but told.
  open func insertText(_ text: String) { insertAtSelection(text) }

  /// Deletes the selection or the character before it. The delegate is not asked (TX-03), but told.
  open func deleteBackward() { deleteAtSelection() }

  final func allowsChange(of range: NSRange, to text: String) -> Bool {
    isEditable && textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func takeTyped(_ text: EditedText) {
    attributed = nil
    take(text)
    textDelegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  /// Scrolls to the lines of these characters.
  open func scrollRangeToVisible(_ range: NSRange) { scrollRectToVisible(place(of: range), animated: false) }

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

  // MARK: Looks

  /// Makes the content as high as the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
  }

  /// The size of the text in lines of this width, with the margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(inWidth: size.width) }

  /// The size of the text if it does not scroll; none if it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : fittingSize(inWidth: bounds.width > 0 ? bounds.width : .infinity)
  }

  override var ownDrawing: [DrawingCommand] { drawnText }

  // MARK: Making

  /// An empty, editable view with this frame, and with the recognizer of its tap. The container has no effect; one that is not
  /// nil warns once.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if textContainer != nil { warnNotSupported("UITextView.init(frame:textContainer:)") }
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// A view with or without a text layout manager: both look the same.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    backgroundColor = .systemBackground
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.name = "edit"
    tap.addTarget(self, action: UITextView.tapped(_:))
    addGestureRecognizer(tap)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if isEditable {
      becomeFirstResponder()
    } else if isSelectable {
      tapLink(at: tap.location(in: self))
    }
  }
}
