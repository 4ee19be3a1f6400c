import Foundation
import Testing

@testable import UIKitCore

/// What a tap on a button does besides its actions: it toggles the selection or asks for a menu.
@Suite struct PrimaryActionTests {
  private let application = UIApplication()
  private let window: UIWindow, button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200), application: application)
    window.addSubview(button)
    window.isHidden = false
  }

  private func press(for duration: TimeInterval = 0.1, to end: CGPoint = CGPoint(x: 20, y: 20)) {
    let start = application.now + 1
    application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 20, y: 20), timestamp: start))
    application.processEvents(until: start + duration)
    application.enqueue(TouchSample(phase: .ended, location: end, timestamp: start + duration))
    application.processEvents(until: start + duration)
  }

  /// Writes down the events of the button, with its selection.
  private func log() -> () -> [String] {
    final class Lines { var all: [String] = [] }
    let lines = Lines(),
      names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
        (.menuActionTriggered, "menu"),
        (.touchCancel, "cancel"), (.touchUpOutside, "outside"),
      ]
    for (event, name) in names {
      button.addAction(
        UIAction { action in lines.all.append(name + ((action.sender as? UIButton)?.isSelected == true ? " on" : "")) },
        for: event)
    }
    return {
      defer { lines.all = [] }
      return lines.all
    }
  }

  @Test("a tap toggles the selection before its events, and a lift outside does not", .statements("CO-01"))
  func toggles() {
    let log = log()
    press()
    #expect(log() == ["down", "up", "primary"])
    button.changesSelectionAsPrimaryAction = true
    press()
    #expect(log() == ["down", "up on", "primary on"])
    press(to: CGPoint(x: 300, y: 190))
    #expect(log() == ["down on", "outside on"])
    press()
    #expect(log() == ["down on", "up", "primary"])
    button.performPrimaryAction()
    #expect(log() == ["primary on"])
  }

  @Test(
    "a menu that is the primary action is asked for at the touch-down, and the event comes first", .statements("CO-01"))
  func menuAtOnce() {
    let log = log()
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    press()
    #expect(log() == ["down", "up on", "primary on"])
    button.menu = UIMenu()
    press()
    #expect(log() == ["down on", "menu on", "cancel on"] && button.isSelected && !button.isTracking)
    press(for: 0.8)
    #expect(log() == ["down on", "menu on", "cancel on"])
  }

  @Test("another menu is asked for by a long press", .statements("CO-01", "PR-07"))
  func menuAfterPress() {
    let log = log()
    button.menu = UIMenu()
    press()
    #expect(log() == ["down", "up", "primary"])
    press(for: 0.8)
    #expect(log() == ["down", "menu", "cancel"])
    button.isEnabled = false
    press(for: 0.8)
    #expect(log() == [])
    button.isEnabled = true
    button.menu = nil
    press(for: 0.8)
    #expect(log() == ["down", "up", "primary"] && button.interactions.isEmpty)
  }

  @Test(
    "a date picker ignores limits in the wrong order, and all limits while a duration is chosen", .statements("CO-02"))
  func limits() {
    let picker = UIDatePicker(), day: TimeInterval = 86400
    func date(_ days: TimeInterval) -> Date { Date(timeIntervalSince1970: days * day) }
    picker.date = date(100)
    (picker.minimumDate, picker.maximumDate) = (date(50), date(60))
    #expect(picker.date == date(60))
    picker.date = date(10)
    #expect(picker.date == date(50))
    picker.maximumDate = date(40)
    picker.date = date(200)
    #expect(picker.date == date(200))
    picker.maximumDate = date(60)
    #expect(picker.date == date(60))
    picker.datePickerMode = .countDownTimer
    picker.date = date(300)
    #expect(picker.date == date(300))
    picker.datePickerMode = .date
    #expect(picker.date == date(60))
  }

  @Test(
    "a minute interval that does not divide 60, or is above 30, counts as 1", .statements("CO-02"),
    arguments: [7, 45, 60, 0, -5])
  func interval(wrong: Int) {
    let picker = UIDatePicker()
    for right in [1, 2, 15, 30] {
      picker.minuteInterval = right
      #expect(picker.minuteInterval == right)
    }
    picker.minuteInterval = wrong
    #expect(picker.minuteInterval == 1)
  }

  @Test("a field that clears at the beginning asks its delegate first", .statements("CO-03"))
  func clearing() {
    final class Refusing: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      var clears = false
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        calls.append("clear")
        return clears
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30)), delegate = Refusing()
    window.addSubview(field)
    (field.text, field.delegate) = ("old", delegate)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "old" && delegate.calls == ["began", "clear", "began"])
    field.resignFirstResponder()
    delegate.clears = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test(
    "the input views of a first responder that has none are those of a responder up the chain", .statements("CO-04"))
  func inputViews() {
    final class Host: UIViewController {
      let keys = UIView(), bar = UIView()
      override var inputView: UIView? { keys }
      override var inputAccessoryView: UIView? { bar }
    }
    let host = Host(), field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30)), own = UIView()
    window.rootViewController = host
    host.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(application.shownInputView === host.keys && application.shownInputAccessoryView === host.bar)
    field.inputView = own
    field.reloadInputViews()
    #expect(application.shownInputView === own && application.shownInputAccessoryView === host.bar)
    field.resignFirstResponder()
    #expect(application.shownInputView == nil && application.shownInputAccessoryView == nil)
  }
}
