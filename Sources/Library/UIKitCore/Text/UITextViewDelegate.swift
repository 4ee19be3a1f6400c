import Foundation

/// Decides about the editing in a text view, and is told of it. As Apple's, except: links are not looked for,
/// and none is opened. A missing method has a default.
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  /// Whether a tap, or the program, may begin the editing; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when the view has become first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether the view may resign; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when the view is no longer first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a key may change the text. Never asked: there is no keyboard, and code does not ask (TX-03).
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when text was inserted or deleted at the selection.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a tap opens a link of `attributedText`. None is opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The question of iOS before 10, asked where the newer one is not answered.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// The same for a picture in the text. Never asked: only links take taps.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The question of iOS before 10. Never asked.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// The default: true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default: does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default: true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default: does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default: true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default: does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default: does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default: the answer to the question of iOS before 10.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// The default: true.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    true
  }
  /// The default: true.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The default: true.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
}

/// The way in which a link is touched. The raw values are Apple's.
public nonisolated enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// The kinds of data that a text view finds in its text. A text view warns of any once. The bits are Apple's.
public nonisolated struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits, as Apple's.
  public let rawValue: UInt
  /// Options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As Apple's.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1), link = UIDataDetectorTypes(rawValue: 2)
  /// As Apple's.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 4), address = UIDataDetectorTypes(rawValue: 8)
  /// Every kind.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A text view. Not in UIKit, where a subclass of `UIScrollView` has a delegate with more methods: this protocol has that
/// property.
@preconcurrency @MainActor public protocol HasTextDelegate: UIScrollView {}

extension HasTextDelegate {
  /// Decides about the editing, and is told of it.
  public var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension UITextView: HasTextDelegate {}
