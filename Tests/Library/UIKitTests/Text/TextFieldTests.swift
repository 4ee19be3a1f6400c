import Foundation
import Testing

@testable import UIKitCore

/// Text fields: what begins and ends the editing, what keys do, and where the parts of a field are.
@Suite struct TextFieldTests {
  /// Notes what it is asked and told.
  final class Form: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var allows = true
    var allowsEnd = true

    private func note(_ call: String, _ field: UITextField) { calls.append("\(call) \(field.placeholder ?? "")") }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      note("should begin", textField)
      return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      note("should end", textField)
      return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { note("did end", textField) }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location)+\(range.length) to '\(string)'")
      return allows
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      note("return", textField)
      return true
    }
  }

  let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200 vc handles")
  let form = Form()

  private func field(_ name: String, y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    field.placeholder = name
    field.delegate = form
    fixture.transcriber.name(field, name)
    fixture["root"].addSubview(field)
    return field
  }

  private func events(of field: UITextField) -> () -> [String] {
    final class Log { var names: [String] = [] }
    let log = Log()
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchCancel, "cancel"), (.editingDidBegin, "begin"),
      (.editingChanged, "changed"), (.editingDidEnd, "end"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names { field.addAction(UIAction(title: name) { _ in log.names.append(name) }, for: event) }
    return { log.names }
  }

  final class FormController: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    let text = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    var calls: [String] = []
    override func viewDidLoad() {
      for view in [name, text] { self.view.addSubview(view) }
      calls.append("\(text.becomeFirstResponder()) \(name.becomeFirstResponder())")
      name.addAction(UIAction { [weak self] _ in self?.calls.append("begin") }, for: .editingDidBegin)
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("appeared, editing \(name.isEditing)") }
  }

  @Test("a field that is asked before its view is in a window begins when its controller appears", .statements("RC-15"))
  func beforeTheWindow() {
    let controller = FormController()
    controller.name.delegate = form
    controller.name.placeholder = "name"
    controller.loadViewIfNeeded()
    #expect(form.calls == [])
    fixture.windows[0].rootViewController = controller
    fixture.wait(0)
    #expect(controller.name.isFirstResponder && form.calls == ["should begin name", "did begin name"])
    #expect(controller.calls == ["false false", "begin", "appeared, editing true"])
    #expect(!UITextField().becomeFirstResponder(), "it has no controller")
  }

  @Test("a tap begins the editing; the control sees the finger go down, and its touch is cancelled")
  func tap() {
    let field = field("name", y: 20), events = events(of: field)
    fixture.tap(60, 30)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(form.calls == ["should begin name", "did begin name"])
    #expect(events() == ["down", "begin", "cancel"] || events() == ["down", "cancel", "begin"])
  }

  @Test("the next field asks its delegate before the first one ends, and begins after that")
  func change() {
    let name = field("name", y: 20), mail = field("mail", y: 80)
    fixture.tap(60, 30)
    form.calls = []
    fixture.tap(60, 90)
    #expect(form.calls == ["should begin mail", "should end name", "did end name", "did begin mail"])
    #expect(!name.isEditing && mail.isEditing)
  }

  @Test("a delegate that refuses keeps the field from beginning, or from ending")
  func refusal() {
    let field = field("name", y: 20)
    form.allows = false
    fixture.tap(60, 30)
    #expect(!field.isFirstResponder)
    (form.allows, form.allowsEnd) = (true, false)
    fixture.tap(60, 30)
    #expect(!field.resignFirstResponder() && field.isEditing)
  }

  @Test("a disabled field does not begin")
  func disabled() {
    let field = field("name", y: 20)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder() && form.calls.isEmpty)
  }

  @Test("however the field stops being first responder, the editing ends", arguments: ["force", "remove", "hide"])
  func ends(how: String) {
    let field = field("name", y: 20)
    field.becomeFirstResponder()
    switch how {
    case "force": fixture["root"].endEditing(true)
    case "remove": field.removeFromSuperview()
    default: field.isHidden = true
    }
    #expect(!field.isEditing && form.calls.last == "did end name")
  }

  @Test("a text that code inserts or deletes sends editingChanged, and the delegate is not asked", .statements("TX-03"))
  func insertion() {
    let field = field("name", y: 20), events = events(of: field)
    field.insertText("Tim")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.position(from: field.beginningOfDocument, offset: 1)!)
    field.insertText("J")
    #expect(field.text == "Jim")
    field.deleteBackward()
    #expect(field.text == "im" && events() == ["changed", "changed", "changed"] && form.calls.isEmpty)
  }

  @Test("the actions of the edit menu copy, cut and paste the selection; the delegate may refuse a change")
  func editMenu() {
    let field = field("a", y: 20)
    let view = UITextView(frame: CGRect(x: 20, y: 60, width: 200, height: 60))
    fixture["root"].addSubview(view)
    let pasteboard = UIPasteboard.general
    for editor in [field, view] as [UIResponder & UITextInput] {
      pasteboard.string = nil
      editor.insertText("abc")
      editor.copy(nil)
      #expect(pasteboard.string == nil)
      editor.selectAll(nil)
      editor.copy(nil)
      #expect(pasteboard.string == "abc")
      editor.insertText("Z")
      editor.paste(nil)
      #expect((field.text, view.text) == ("Zabc", editor === field ? "" : "Zabc"))
      editor.selectAll(nil)
      editor.cut(nil)
      #expect(pasteboard.string == "Zabc" && !editor.hasText)
      editor.paste(nil)
    }
    form.calls = []
    form.allows = false
    field.selectAll(nil)
    field.paste(nil)
    field.delete(nil)
    #expect(field.text == "Zabc" && form.calls == ["change 0+4 to 'Zabc'", "change 0+4 to ''"])
  }

  @Test("the delete key takes away a whole character")
  func deletesCharacters() {
    let field = field("name", y: 20)
    field.text = "a👩‍👧"
    field.deleteBackward()
    #expect(field.text == "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
  }

  @Test("setting the text sends nothing, and nil is no text")
  func settingText() {
    let field = field("name", y: 20), events = events(of: field)
    field.text = "a"
    field.text = nil
    #expect(field.text == "" && events().isEmpty && form.calls.isEmpty)
  }

  @Test("the return key ends the editing only with a target for editingDidEndOnExit")
  func returnKey() {
    let field = field("name", y: 20), events = events(of: field)
    field.becomeFirstResponder()
    field.insertText("\n")
    #expect(field.isEditing && events() == ["begin", "primary"] && form.calls.last == "return name")
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    field.insertText("\n")
    #expect(!field.isEditing)
  }

  @Test("the clear button is hit while there is a text, and removes it")
  func clearButton() {
    let field = field("name", y: 20), events = events(of: field)
    field.clearButtonMode = .always
    field.text = "a"
    field.layoutIfNeeded()
    fixture.tap(207, 37)
    #expect(field.text == "" && events() == ["changed"] && !field.isFirstResponder)
    field.layoutIfNeeded()
    fixture.tap(207, 37)
    #expect(field.isFirstResponder)
  }

  @Test("views at the ends are subviews that are shown by their mode, and narrow the text")
  func sides() {
    let field = field("name", y: 20), icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftView = icon
    field.leftViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(icon.superview === field && icon.frame == CGRect(x: 0, y: 7, width: 30, height: 20) && !icon.isHidden)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 37, y: 0, width: 156, height: 34))
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(icon.isHidden && field.editingRect(forBounds: field.bounds).minX == 7)
    field.leftView = nil
    #expect(icon.superview == nil)
  }

  @Test("the field draws its text, dots for a secret one, and its placeholder without a text")
  func drawing() {
    func texts(_ field: UITextField) -> [String] {
      field.ownDrawing.compactMap {
        guard case .text(let value) = $0.kind else { return nil }
        return value.runs.map(\.text).joined()
      }
    }
    let field = field("name", y: 20)
    #expect(texts(field) == ["name"])
    field.text = "abc"
    #expect(texts(field) == ["abc"])
    field.isSecureTextEntry = true
    #expect(texts(field) == ["•••"] && field.text == "abc")
  }

  /// A field that writes its placeholder above the line, as others do beside it.
  final class RaisedField: UITextField {
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect.offsetBy(dx: 0, dy: -20)) }
    override func drawText(in rect: CGRect) {}
  }

  @Test("a subclass draws the placeholder elsewhere, and no text")
  func drawingOfASubclass() {
    func places(_ field: UITextField) -> [CGRect] {
      field.ownDrawing.compactMap { if case .text(let value) = $0.kind { value.rect } else { nil } }
    }
    let field = RaisedField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.placeholder = "name"
    #expect(places(field) == [field.placeholderRect(forBounds: field.bounds).offsetBy(dx: 0, dy: -20)])
    field.text = "abc"
    #expect(places(field).isEmpty)
  }

  @Test("traits are kept for each field")
  func traits() {
    let field = field("name", y: 20)
    field.keyboardType = .decimalPad
    field.returnKeyType = .done
    #expect(field.keyboardType == .decimalPad && field.returnKeyType == .done)
    #expect(self.field("mail", y: 80).keyboardType == .default)
  }

  @Test("a view at an end without a size has that which fits")
  func sizeOfSides() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), eye = UIButton(type: .system)
    eye.setTitle("Show", for: .normal)
    (field.rightView, field.rightViewMode) = (eye, .always)
    field.layoutIfNeeded()
    #expect(eye.frame.size == eye.intrinsicContentSize && eye.frame.maxX == 200 && eye.frame.midY == 20)
    eye.bounds.size = CGSize(width: 30, height: 20)
    #expect(field.rightViewRect(forBounds: field.bounds) == CGRect(x: 170, y: 10, width: 30, height: 20))
  }
}
