import Foundation
import Testing

@testable import UIKitCore

/// The search for the target of an action.
@Suite struct ActionTests {
  /// A view with one action.
  final class Saver: UIView {
    var saved: [String] = []
    var isWilling = true

    override var actionMethods: [Selector: ActionMethod] { ["save:": ActionMethod(save(_:))] }

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

  @Test(
    "canPerformAction is true for the actions of the class; for others the next responder is asked",
    .statements("RC-21"))
  func canPerform() {
    let (fixture, saver, control) = tree()
    #expect(saver.canPerformAction(save, withSender: nil))
    #expect(control.canPerformAction(save, withSender: nil))
    #expect(!fixture["window"].canPerformAction(save, withSender: nil))
  }

  @Test("target(forAction:) returns the first responder up the chain that can perform the action", .statements("RC-22"))
  func target() {
    let (_, saver, control) = tree()
    #expect(control.target(forAction: save, withSender: nil) as? UIView === saver)
    saver.isWilling = false
    #expect(control.target(forAction: save, withSender: nil) == nil)
  }

  @Test(
    "an action without a target is searched from the sender up the chain; an unhandled action is not an error",
    .statements("RC-23", "RC-24"))
  func climbing() {
    let (fixture, saver, control) = tree()
    control.addTarget(nil, action: save, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(saver.saved == ["Optional<Any>"])
    #expect(fixture.detailedTranscript == "control save: past control\ncontrol.touchUpInside → saver")
    #expect(!fixture.application.sendAction("print:", to: nil, from: control, for: nil))
    #expect(fixture.application.sendAction(save, to: saver, from: nil, for: nil))
  }

  @Test("the search starts at the first responder, not at the sender", .statements("RC-23", "UN-08"))
  func start() {
    let (fixture, saver, control) = tree()
    let field = FirstResponderTests.Field(frame: .zero)
    fixture["window"].addSubview(field)
    field.becomeFirstResponder()
    control.addTarget(nil, action: save, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(saver.saved.isEmpty)
  }

  @Test("an action takes no parameter, the sender, or the sender and the event", .statements("RC-25"))
  func shapes() {
    final class Shapes: UIResponder {
      var calls: [String] = []
      override var actionMethods: [Selector: ActionMethod] {
        [
          "none": ActionMethod(none), "sender:": ActionMethod(sender(_:)),
          "sender:event:": ActionMethod(sender(_:event:)),
        ]
      }
      func none() { calls.append("none") }
      func sender(_ sender: Any?) { calls.append("sender \(sender != nil)") }
      func sender(_ sender: Any?, event: UIEvent?) { calls.append("sender \(sender != nil) event \(event != nil)") }
    }
    let application = UIApplication(), target = Shapes()
    for name in ["none", "sender:", "sender:event:", "other"] {
      let isHandled = application.sendAction(Selector(name), to: target, from: target, for: UIEvent(type: .touches))
      #expect(isHandled == (name != "other"))
    }
    #expect(target.calls == ["none", "sender true", "sender true event true"])
  }

  @Test("an action that its target does not have is a step and a warning", .statements("LC-04", "RC-24"))
  func unrecognized() {
    let (fixture, saver, control) = tree()
    let plain = NSObject(), tap = UITapGestureRecognizer(target: saver, action: "erase")
    tap.name = "tap"
    control.accessibilityIdentifier = "button"
    control.addGestureRecognizer(tap)
    for target in [saver, plain] { control.addTarget(target, action: "delete:", for: .valueChanged) }
    control.addTarget(nil, action: "nobody:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(!fixture.application.sendAction("delete:", to: plain, from: nil, for: nil))
    let origin = #"UIControl "button" sends"#
    #expect(
      fixture.detailedTranscript == """
        control.valueChanged → saver
        warning: unrecognized selector "delete:": Saver does not have this action, which \(origin); list it in the \
        `actionMethods` of Saver
        control.valueChanged → NSObject
        warning: unrecognized selector "delete:": NSObject does not have this action, which \(origin); list it in the \
        `actionMethods` of NSObject
        control nobody: past control
        control nobody: past saver
        control nobody: past window
        control nobody: past app
        control.valueChanged
        app.delete: → NSObject
        warning: unrecognized selector "delete:": NSObject does not have this action; list it in the `actionMethods` of \
        NSObject
        """)
    fixture.tap(10, 10)
    #expect(
      fixture.take(.hold) == """
        warning: unrecognized selector "erase": Saver does not have this action, which UITapGestureRecognizer "tap" \
        sends; list it in the `actionMethods` of Saver
        control loses the touch: tap
        """)
  }

  @Test("a method that takes another kind of recognizer gets the one that sends")
  func anotherRecognizer() {
    let tap = UITapGestureRecognizer()
    let pan = ActionMethod.recognizer(tap, as: UIPanGestureRecognizer.self)
    #expect(pan as AnyObject? === tap && pan?.state == .possible)
    #expect(ActionMethod.recognizer(UIView(), as: UITapGestureRecognizer.self) == nil)
  }

  @Test("a method that asks its sender nothing gets any object")
  func ignoredSender() {
    let tap = UITapGestureRecognizer()
    #expect(ActionMethod.ignored(tap, as: UIView.self) as AnyObject? === tap)
    #expect(ActionMethod.ignored(tap, as: Int.self) == nil && ActionMethod.ignored(nil, as: UIView.self) == nil)
  }

  @Test("a recognizer without a target does not search the chain", .statements("RC-26"))
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
