import Foundation
import Testing

@testable import UIKit

/// How an action finds who performs it.
@Suite struct ActionTests {
  /// A view with one action by name.
  final class Saver: UIView {
    var saved: [String] = []
    var isWilling = true

    override var actions: [Selector: ActionMethod] { ["save:": ActionMethod(save(_:))] }

    func save(_ sender: Any?) { saved.append("\(type(of: sender))") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      isWilling && super.canPerformAction(action, withSender: sender)
    }
  }

  private let save: Selector = "save:"

  private func tree() -> (PipelineFixture, Saver, UIControl) {
    let fixture = PipelineFixture("window 320x200")
    let saver = Saver(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), control = UIControl(frame: saver.bounds)
    fixture["window"].addSubview(saver)
    saver.addSubview(control)
    fixture.transcriber.name(saver, "saver")
    fixture.transcriber.name(control, "control")
    return (fixture, saver, control)
  }

  @Test("RC-21 canPerformAction is true for what the class has, else the next one is asked")
  func canPerform() {
    let (fixture, saver, control) = tree()
    #expect(saver.canPerformAction(save, withSender: nil))
    #expect(control.canPerformAction(save, withSender: nil))
    #expect(!fixture["window"].canPerformAction(save, withSender: nil))
  }

  @Test("RC-22 target(forAction:) climbs to who has it and wants to")
  func target() {
    let (_, saver, control) = tree()
    #expect(control.target(forAction: save, withSender: nil) as? UIView === saver)
    saver.isWilling = false
    #expect(control.target(forAction: save, withSender: nil) == nil)
  }

  @Test("RC-23 RC-24 an action without a target climbs from the sender; nobody is no error")
  func climbing() {
    let (fixture, saver, control) = tree()
    control.addTarget(nil, action: save, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(saver.saved == ["Optional<Any>"])
    #expect(fixture.detailedTranscript == "control save: past control\ncontrol.touchUpInside → saver")
    #expect(!fixture.application.sendAction("print:", to: nil, from: control, for: nil))
    #expect(fixture.application.sendAction(save, to: saver, from: nil, for: nil))
  }

  @Test(
    "RC-23 UN-08 with a first responder elsewhere the search starts there; the other reading starts at the sender",
    arguments: [false, true])
  func start(atSender: Bool) {
    let (fixture, saver, control) = tree()
    fixture.application.options.actionsStartAtSender = atSender
    let field = FirstResponderTests.Field(frame: .zero)
    fixture["window"].addSubview(field)
    field.becomeFirstResponder()
    control.addTarget(nil, action: save, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(saver.saved.count == (atSender ? 1 : 0))
  }

  @Test("RC-25 the three shapes of an action")
  func shapes() {
    final class Shapes: UIResponder {
      var heard: [String] = []
      override var actions: [Selector: ActionMethod] {
        [
          "none": ActionMethod(none), "sender:": ActionMethod(sender(_:)),
          "sender:event:": ActionMethod(sender(_:event:)),
        ]
      }
      func none() { heard.append("none") }
      func sender(_ sender: Any?) { heard.append("sender \(sender != nil)") }
      func sender(_ sender: Any?, event: UIEvent?) { heard.append("sender \(sender != nil) event \(event != nil)") }
    }
    let application = UIApplication(), target = Shapes()
    for name in ["none", "sender:", "sender:event:", "other"] {
      let isHandled = application.sendAction(Selector(name), to: target, from: target, for: UIEvent(type: .touches))
      #expect(isHandled == (name != "other"))
    }
    #expect(target.heard == ["none", "sender true", "sender true event true"])
  }

  @Test("RC-26 a recognizer without a target does not search the chain")
  func recognizerWithoutTarget() {
    let (fixture, saver, control) = tree()
    control.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: save))
    fixture.tap(10, 10)
    #expect(saver.saved == [])
    control.addGestureRecognizer(UITapGestureRecognizer(target: saver, action: save))
    fixture.tap(10, 10)
    #expect(saver.saved.count == 1)
  }

  @Test("a typed action without a target goes to the first responder of that type")
  func typed() {
    let (fixture, saver, control) = tree()
    control.addTarget(nil as Saver?, action: Saver.reset, for: .touchUpInside)
    saver.saved = ["something"]
    control.sendActions(for: .touchUpInside)
    #expect(fixture.detailedTranscript == "control Saver past control\ncontrol.touchUpInside → saver")
    #expect(saver.saved == [])
  }
}

extension ActionTests.Saver {
  func reset() { saved = [] }
}
