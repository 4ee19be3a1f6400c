import Foundation

/// A scroll view with a text of any number of lines. A tap makes it first responder, which begins the editing.
///
/// Nothing here has a keyboard; `insertText(_:)` and `deleteBackward()` do what keys do, and ask the delegate.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// Posted when the view has become first responder.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditing")
  /// Posted when a key has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChange")
  /// Posted when the view is no longer first responder.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditing")

  final var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Text

  final var edited = EditedText("")
  final var textTraits = TextTraits()
  private var attributed: NSAttributedString?

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
    }
  }
  open var font: UIFont? { didSet { fitContent() } }
  open var textColor: UIColor? = UIColor.label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The margins around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { fitContent() } }
  /// The margins of the lines.
  public let textContainer = NSTextContainer()
  /// Kept; what is typed looks as the rest.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept; links look as the rest.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Kept; nothing is looked for.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Kept; the text has the view's font where it has none of its own.
  open var allowsEditingTextAttributes = false
  /// Kept; typing never removes the text.
  open var clearsOnInsertion = false
  /// The selected characters, in UTF-16 units.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { take(edited.selecting(newValue)) }
  }

  /// Chosen: without a font it is the system's of 12 points, as on iOS.
  final var textFont: UIFont { font ?? .systemFont(ofSize: 12) }

  // MARK: Editing

  /// Whether a tap begins the editing.
  open var isEditable = true
  /// Kept; a finger selects nothing.
  open var isSelectable = true
  private var isEditing = false
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
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Asks the delegate, then makes the present first responder resign, then begins.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    guard isEditable else { return true }
    isEditing = true
    textDelegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard !isEditing || textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func stoppedBeingFirstResponder() {
    guard isEditing else { return }
    isEditing = false
    textDelegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  /// Types a text as keys do: the delegate may refuse it.
  open func insertText(_ text: String) { change(edited.selection, to: text) }

  /// Does what the delete key does.
  open func deleteBackward() { if let range = edited.deletedRange { change(range, to: "") } }

  private func change(_ range: NSRange, to text: String) {
    guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    attributed = nil
    take(edited.replacing(range, by: text))
    textDelegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Scrolls to the lines of these characters.
  open func scrollRangeToVisible(_ range: NSRange) { scrollRectToVisible(place(of: range), animated: false) }

  // MARK: Looks

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
  }

  /// The size of the text in lines of this width, with the margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(inWidth: size.width) }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : fittingSize(inWidth: bounds.width > 0 ? bounds.width : .infinity)
  }

  override var ownDrawing: [DrawingCommand] { drawnText(attributed) }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// The container has no effect.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    backgroundColor = .systemBackground
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.name = "edit"
    tap.addTarget(self, action: UITextView.tapped)
    addGestureRecognizer(tap)
  }

  private func tapped() { if isEditable { becomeFirstResponder() } }
}
