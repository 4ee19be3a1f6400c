import Foundation
import Testing

@testable import UIKitCore

/// The first responder of a window, and the events that go to it.
@Suite struct FirstResponderTests {
  /// A view that can become first responder and may refuse to resign.
  final class Field: UIView {
    var isReady = true
    var letsGo = true
    var keyboard: UIView?
    var asked: [String] = []

    override var canBecomeFirstResponder: Bool {
      asked.append("canBecome")
      return isReady
    }

    override var canResignFirstResponder: Bool {
      asked.append("canResign")
      return letsGo
    }

    override var inputView: UIView? { keyboard }
  }

  let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200 vc")

  private func field(_ name: String) -> Field {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.transcriber.name(field, name)
    fixture["root"].addSubview(field)
    return field
  }

  @Test("by default a responder cannot become first responder, and can resign", .statements("RC-13"))
  func defaults() {
    #expect(!UIResponder().canBecomeFirstResponder && UIResponder().canResignFirstResponder)
    #expect(!fixture["root"].becomeFirstResponder())
  }

  @Test("the first responder is asked to resign first; if it refuses, it stays", .statements("RC-14"))
  func order() {
    let old = field("old"), new = field("new")
    #expect(old.becomeFirstResponder() && old.isFirstResponder)
    old.letsGo = false
    new.asked = []
    #expect(!new.becomeFirstResponder() && old.isFirstResponder)
    #expect(new.asked == [])
    old.letsGo = true
    #expect(new.becomeFirstResponder() && new.isFirstResponder && !old.isFirstResponder)
  }

  @Test("the first responder resigns even if the candidate cannot become first responder", .statements("RC-14"))
  func unable() {
    let old = field("old"), new = field("new")
    old.becomeFirstResponder()
    new.isReady = false
    #expect(!new.becomeFirstResponder())
    #expect(!old.isFirstResponder && fixture.windows[0].firstResponder == nil)
  }

  @Test("only views in a window can become first responder, and each window has its own", .statements("RC-15"))
  func inWindow() {
    let stray = Field(frame: .zero)
    #expect(!stray.becomeFirstResponder())
    let two = PipelineFixture("first 100x100\nsecond 100x100")
    let one = Field(frame: .zero), other = Field(frame: .zero)
    two["first"].addSubview(one)
    two["second"].addSubview(other)
    #expect(one.becomeFirstResponder() && other.becomeFirstResponder())
    #expect(one.isFirstResponder && other.isFirstResponder)
  }

  @Test("if the first responder is hidden, the next view becomes first responder", .statements("RC-16"))
  func hiding() {
    let one = field("one"), other = field("other")
    one.becomeFirstResponder()
    one.isHidden = true
    #expect(other.isFirstResponder)
  }

  @Test("endEditing(true) does not ask canResignFirstResponder", .statements("RC-17"))
  func endEditing() {
    let one = field("one")
    one.becomeFirstResponder()
    one.letsGo = false
    #expect(!fixture["root"].endEditing(false) && one.isFirstResponder)
    #expect(fixture["root"].endEditing(true) && !one.isFirstResponder)
  }

  @Test("endEditing(true) calls resignFirstResponder, and asks no delegate of a field", .statements("RC-17"))
  func endEditingOfAField() {
    final class Told: UITextField {
      var calls = 0
      override func resignFirstResponder() -> Bool {
        calls += 1
        return super.resignFirstResponder()
      }
    }
    final class Refusing: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let told = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), refusing = Refusing()
    told.delegate = refusing
    fixture["root"].addSubview(told)
    told.becomeFirstResponder()
    #expect(!fixture["root"].endEditing(false) && told.isFirstResponder && told.calls == 1)
    #expect(fixture["root"].endEditing(true) && !told.isFirstResponder && told.calls == 2)
  }

  @Test("input views are shown while their responder is first, and read again on request", .statements("RC-18"))
  func inputViews() {
    let one = field("one"), keyboard = UIView(frame: .zero)
    one.reloadInputViews()
    #expect(fixture.application.shownInputView == nil)
    one.keyboard = keyboard
    one.becomeFirstResponder()
    #expect(fixture.application.shownInputView === keyboard)
    one.keyboard = nil
    one.reloadInputViews()
    #expect(fixture.application.shownInputView == nil)
    one.resignFirstResponder()
    #expect(fixture.application.shownInputView == nil && !one.isFirstResponder)
  }

  /// A way out of the window.
  enum Departure: CaseIterable {
    case removed, superviewRemoved, otherWindow, otherTree, rootRemoved, rootReplaced
  }

  @Test(
    "a first responder that leaves its window resigns, and may not refuse", .statements("LC-07"),
    arguments: Departure.allCases)
  func leaving(departure: Departure) {
    let one = field("one"), keyboard = UIView(frame: .zero)
    let other = UIWindow(frame: .zero, application: fixture.application)
    one.keyboard = keyboard
    one.becomeFirstResponder()
    one.letsGo = false
    #expect(fixture.application.shownInputView === keyboard)
    switch departure {
    case .removed: one.removeFromSuperview()
    case .superviewRemoved: fixture["root"].removeFromSuperview()
    case .otherWindow: other.addSubview(one)
    case .otherTree: UIView().addSubview(one)
    case .rootRemoved: fixture.windows[0].rootViewController = nil
    case .rootReplaced: fixture.windows[0].rootViewController = UIViewController()
    }
    #expect(fixture.windows[0].firstResponder == nil && other.firstResponder == nil && !one.isFirstResponder)
    #expect(fixture.application.shownInputView == nil)
  }

  @Test("a controller that is first responder resigns when its view leaves", .statements("LC-07"))
  func leavingController() {
    final class Able: UIViewController {
      var resignations = 0
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        resignations += 1
        return super.resignFirstResponder()
      }
    }
    let controller = Able()
    fixture["root"].addSubview(controller.view)
    #expect(controller.becomeFirstResponder())
    controller.view.removeFromSuperview()
    #expect(fixture.windows[0].firstResponder == nil && controller.resignations == 1)
  }

  @Test("a freed first responder leaves no input view behind", .statements("LC-07"))
  func freed() {
    weak var gone: Field?
    do {
      let one = Field(frame: .zero)
      one.keyboard = UIView()
      fixture["root"].addSubview(one)
      one.becomeFirstResponder()
      gone = one
      one.removeFromSuperview()
    }
    #expect(gone == nil && fixture.windows[0].firstResponder == nil && fixture.application.shownInputView == nil)
  }

  /// A view whose answers change the first responder.
  final class Meddler: UIView {
    enum Answer: CaseIterable { case canBecome, canResign, resigning, becoming }

    var meddle: ((Answer) -> Void)?
    /// An override that called itself would be an endless recursion without the library.
    private var isInterfering = false

    private func interfere(_ answer: Answer) {
      guard !isInterfering else { return }
      isInterfering = true
      meddle?(answer)
      isInterfering = false
    }

    override var canBecomeFirstResponder: Bool {
      meddle?(.canBecome)
      return true
    }

    override var canResignFirstResponder: Bool {
      meddle?(.canResign)
      return true
    }

    override func resignFirstResponder() -> Bool {
      interfere(.resigning)
      return super.resignFirstResponder()
    }

    override func becomeFirstResponder() -> Bool {
      let became = super.becomeFirstResponder()
      if became { interfere(.becoming) }
      return became
    }
  }

  @Test(
    "answers that change the first responder end, and leave at most one", .statements("LC-07"),
    arguments: Meddler.Answer.allCases)
  func meddling(answer: Meddler.Answer) {
    let views = (0..<3).map { _ in Meddler() }
    for view in views { fixture["root"].addSubview(view) }
    let changes: [(Meddler) -> Void] = [
      { _ = $0.becomeFirstResponder() }, { _ = $0.resignFirstResponder() }, { $0.removeFromSuperview() },
      { _ in _ = views[2].becomeFirstResponder() }, { _ in _ = views[0].becomeFirstResponder() },
      { _ in self.fixture["root"].endEditing(true) },
    ]
    for change in changes {
      var calls = 0
      for view in views {
        if view.superview == nil { fixture["root"].addSubview(view) }
        view.meddle = { [unowned view] in
          calls += 1
          if $0 == answer && calls < 1000 { change(view) }
        }
      }
      for view in views { _ = view.becomeFirstResponder() }
      #expect(calls < 1000)
      #expect(views.filter(\.isFirstResponder).count <= 1)
      let first = fixture.windows[0].firstResponder as? UIView
      #expect(first == nil || first?.window === fixture.windows[0])
      for view in views { view.meddle = nil }
      fixture["root"].endEditing(true)
    }
  }

  @Test("a shake goes from the first responder up the chain, without a hit test", .statements("RC-11", "RC-19"))
  func shake() {
    field("field").becomeFirstResponder()
    fixture.application.shake(at: 1)
    #expect(
      fixture.everything == """
        app.sendEvent
        window.sendEvent
        field.motion began
        root.motion began
        rootVC.motion began
        window.motion began
        app.motion began
        dropped
        app.sendEvent
        window.sendEvent
        field.motion ended
        root.motion ended
        rootVC.motion ended
        window.motion ended
        app.motion ended
        dropped
        """)
  }

  @Test("without a first responder, presses go to the window", .statements("RC-11", "RC-20"))
  func presses() {
    fixture.application.press(.select, .began, at: 1)
    fixture.application.press(.select, .began, at: 1.1)
    fixture.application.press(.select, .ended, at: 1.2)
    fixture.application.press(.menu, .ended, at: 1.3)
    #expect(
      fixture.transcript == """
        window.presses began
        app.presses began
        dropped
        window.presses ended
        app.presses ended
        dropped
        """)
  }

  @Test("remote control events are delivered only after beginReceivingRemoteControlEvents", .statements("RC-20"))
  func remoteControl() {
    fixture.application.remoteControl(.remoteControlPlay, at: 1)
    #expect(fixture.transcript == "")
    fixture.application.beginReceivingRemoteControlEvents()
    fixture.application.remoteControl(.remoteControlPlay, at: 2)
    #expect(
      fixture.transcript == "window.remoteControl remoteControlPlay\napp.remoteControl remoteControlPlay\ndropped")
    fixture.application.endReceivingRemoteControlEvents()
    fixture.application.remoteControl(.remoteControlPause, at: 3)
    #expect(fixture.transcript == "")
  }
}
