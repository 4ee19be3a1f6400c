import Foundation

extension UITextField: EditsText, KeepsTextTraits {
  /// Takes another text or selection without a question or an event of editing.
  final func take(_ text: EditedText) {
    let old = edited
    edited = text
    setNeedsDisplay()
    setNeedsLayout()
    if old.string != text.string { invalidateIntrinsicContentSize() }
    if old.selection != text.selection && isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  final func allowsChange(of range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Takes a text that was inserted, deleted or cleared, and tells of it.
  final func takeTyped(_ text: EditedText) {
    take(text)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// As on iOS: a target for `.editingDidEndOnExit` makes the return key end the editing.
  final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = registrations.contains { $0.events.contains(.editingDidEndOnExit) }
    for event in [UIControl.Event.editingDidEndOnExit, .primaryActionTriggered] { sendActions(for: event) }
    if ends { resignFirstResponder() }
  }

  /// Removes the text for the clear button, if the delegate allows it.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    takeTyped(EditedText(""))
  }
}
