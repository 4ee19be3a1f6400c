import Foundation
import Testing

@testable import UIKit

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

  @Test("a first responder that leaves its window resigns", .statements("LC-07"))
  func leaving() {
    let one = field("one")
    one.becomeFirstResponder()
    one.removeFromSuperview()
    #expect(fixture.windows[0].firstResponder == nil)
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
