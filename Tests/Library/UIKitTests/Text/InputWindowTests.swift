import Foundation
import Testing

@testable import UIKitCore

/// The views of a first responder that are shown at the bottom of the screen.
@Suite struct InputWindowTests {
  private let application = UIApplication()
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    window.addSubview(field)
    window.makeKeyAndVisible()
  }

  private func view(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height)) }

  /// The frame on the screen.
  private func place(of view: UIView) -> CGRect? {
    view.window.map { $0.convert(view.convert(view.bounds, to: $0).origin, to: nil as UIWindow?) }.map {
      CGRect(origin: $0, size: view.bounds.size)
    }
  }

  private func hitView(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    application.frontmostView(at: CGPoint(x: x, y: y), with: nil)?.view
  }

  @Test(
    "the views are at the bottom of the screen, the accessory above, and take the touches there", .statements("RC-18"))
  func places() {
    let (input, bar) = (view(216), view(44))
    (field.inputView, field.inputAccessoryView) = (input, bar)
    #expect(hitView(195, 700) === window)
    field.becomeFirstResponder()
    #expect(place(of: input) == CGRect(x: 0, y: 628, width: 390, height: 216))
    #expect(place(of: bar) == CGRect(x: 0, y: 584, width: 390, height: 44))
    #expect(hitView(195, 700) === input && hitView(195, 600) === bar && hitView(195, 583) === window)
    #expect(application.windows.first === window && application.windows.count == 2 && window.isKeyWindow)
    #expect(input.safeAreaInsets.bottom == 34 && bar.safeAreaInsets.bottom == 0)
    field.resignFirstResponder()
    #expect(application.windows == [window] && input.window == nil && hitView(195, 700) === window)
  }

  @Test("programs that observe notifications by their names as strings hear them") func namesOfNotifications() {
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIApplication.didBecomeActiveNotification.rawValue == "UIApplicationDidBecomeActiveNotification")
    #expect(UITextField.textDidChangeNotification.rawValue == "UITextFieldTextDidChangeNotification")
  }

  @Test("the next first responder's views replace those of the last, and reloadInputViews() reads them again")
  func exchange() {
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    let (input, second, bar) = (view(216), view(100), view(44))
    window.addSubview(other)
    (field.inputView, other.inputView, other.inputAccessoryView) = (input, second, bar)
    let names = posted {
      field.becomeFirstResponder()
      other.becomeFirstResponder()
    }
    #expect(names == ["show 628 216", "show 700 144"])
    #expect(input.superview == nil && hitView(195, 750) === second && hitView(195, 710) === bar)
    other.inputView = nil
    #expect(hitView(195, 750) === second)
    other.reloadInputViews()
    #expect(second.superview == nil && place(of: bar)?.minY == 800)
    #expect(posted { field.removeFromSuperview() } == [])
    #expect(posted { other.removeFromSuperview() } == ["hide 844 44"])
    #expect(posted { field.becomeFirstResponder() } == [])
  }

  /// The notifications of a keyboard while `work` runs, with the top and the height of the frame.
  private func posted(_ work: () -> Void) -> [String] {
    final class Lines { var all: [String] = [] }
    let lines = Lines()
    let names = [
      (UIResponder.keyboardWillShowNotification, "show"), (UIResponder.keyboardWillHideNotification, "hide"),
    ]
    let observers = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
        guard let rect = frame as? CGRect, (frame as? NSValue)?.cgRectValue == rect else { return }
        MainActor.assumeIsolated { lines.all.append("\(text) \(Int(rect.minY)) \(Int(rect.height))") }
      }
    }
    work()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return lines.all
  }

  @Test("the notifications of the end come when the animation would have ended", .statements("RC-28"))
  func endOfMovement() {
    let did = [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification]
    let frame = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification]
    final class Names { var all: [Notification.Name] = [] }
    let names = Names()
    let observers = (did + frame).map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.all.append(name) }
      }
    }
    field.inputView = view(216)
    field.becomeFirstResponder()
    application.processEvents(until: 0.24)
    #expect(names.all == [frame[0]])
    application.processEvents(until: 0.25)
    #expect(names.all == [frame[0], frame[1], did[0]])
    field.resignFirstResponder()
    application.processEvents(until: 0.4)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    names.all = []
    application.processEvents(until: 2)
    #expect(names.all == [frame[1], did[1]])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("views without a height have their natural one, and an empty view shows nothing")
  func heights() {
    final class Bar: UIView {
      var height: CGFloat = 60
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }
    let bar = Bar(), label = UIView()
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    bar.autoresizingMask = .flexibleHeight
    for (view, height) in [
      (UIPickerView(), 216), (wheels, 216), (UIToolbar(), 44), (bar, 60),
      (UIPickerView(frame: CGRect(x: 0, y: 0, width: 10, height: 150)), 150),
    ] as [(UIView, CGFloat)] {
      field.inputView = view
      field.becomeFirstResponder()
      #expect(place(of: view) == CGRect(x: 0, y: 844 - height, width: 390, height: height))
      field.resignFirstResponder()
    }
    field.inputView = UIView()
    field.becomeFirstResponder()
    #expect(application.windows == [window])
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    let height = label.heightAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      height, label.topAnchor.constraint(equalTo: box.topAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    field.inputView = box
    field.reloadInputViews()
    application.inputWindow?.layoutIfNeeded()
    #expect(place(of: box) == CGRect(x: 0, y: 764, width: 390, height: 80))
    #expect(place(of: label) == CGRect(x: 0, y: 764, width: 390, height: 80))
    height.constant = 90
    application.inputWindow?.layoutIfNeeded()
    #expect(place(of: label) == CGRect(x: 0, y: 754, width: 390, height: 90))
  }

  @Test("a field shows the views that its delegate sets when the editing begins")
  func setByDelegate() {
    final class Setting: NSObject, UITextFieldDelegate {
      let input = UIPickerView()
      func textFieldDidBeginEditing(_ textField: UITextField) { textField.inputView = input }
    }
    let delegate = Setting()
    field.delegate = delegate
    #expect(posted { field.becomeFirstResponder() } == ["show 628 216"])
    #expect(hitView(195, 700)?.isDescendant(of: delegate.input) ?? false)
  }

  @Test("a field in the accessory view of a controller keeps it shown, also when it resigns")
  func fieldInAccessory() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat(), inner = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    chat.bar.addSubview(inner)
    window.rootViewController = chat
    chat.becomeFirstResponder()
    #expect(hitView(10, 800) === inner)
    #expect(inner.becomeFirstResponder() && place(of: chat.bar)?.minY == 794 && inner.next === chat.bar)
    inner.resignFirstResponder()
    #expect(place(of: chat.bar)?.minY == 794 && chat.isFirstResponder)
    chat.resignFirstResponder()
    #expect(application.windows == [window])
  }

  @Test("the view of an input view controller is shown")
  func controller() {
    final class Keys: UIInputViewController {
      var appeared = 0
      override func viewDidAppear(_ animated: Bool) { appeared += 1 }
    }
    final class Pad: UIView {
      let keys = Keys()
      override var canBecomeFirstResponder: Bool { true }
      override var inputViewController: UIInputViewController? { keys }
    }
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(pad)
    pad.becomeFirstResponder()
    application.inputWindow?.layoutIfNeeded()
    #expect(place(of: pad.keys.view)?.minY == 628 && pad.keys.appeared == 1 && pad.keys.inputView === pad.keys.view)
    pad.resignFirstResponder()
    #expect(pad.keys.view.window == nil)
  }

  @Test("a touch on a button of an accessory view is delivered, also if its action hides the view")
  func touch() {
    let bar = UIToolbar()
    var presses = 0
    let item = UIBarButtonItem(
      title: "Done",
      primaryAction: UIAction { [field] _ in
        presses += 1
        field.resignFirstResponder()
      })
    bar.items = [item]
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    for (phase, time) in [(TouchPhase.began, 1.0), (.ended, 1.1)] {
      application.enqueue(TouchSample(phase: phase, location: CGPoint(x: 20, y: 820), timestamp: time))
      application.processEvents(until: time)
    }
    #expect(presses == 1 && application.windows == [window])
  }
}
