import Foundation

/// Decides about the editing in a text field, and is told of it. As Apple's; a missing method has a default.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether a tap, or the program, may begin the editing; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the field has become first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may resign; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when the field is no longer first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of `textFieldDidEndEditing(_:)`, which is what its default calls.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a key may change the text. Never asked: there is no keyboard, and code does not ask (TX-03).
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button removes the text; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key has its usual effect; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default: true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default: does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default: true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default: does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default: calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// The default: true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// The default: does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default: true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default: true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
