import Foundation
import Testing

@testable import UIKitCore

/// Presses and shakes that are cut off, and recognizers that receive presses.
@Suite struct PressTests {
  /// Handles presses and shakes, and calls code in each.
  private final class Field: UIView {
    var onPress: ((UIPress.Phase) -> Void)?
    var onMotion: ((UITouch.Phase) -> Void)?
    var phases: [UIPress.Phase] = []

    override var canBecomeFirstResponder: Bool { true }

    private func take(_ presses: Set<UIPress>, _ phase: UIPress.Phase) {
      phases += presses.map(\.phase)
      onPress?(phase)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { take(presses, .began) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { take(presses, .changed) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { take(presses, .ended) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { take(presses, .cancelled) }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { onMotion?(.began) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { onMotion?(.ended) }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { onMotion?(.cancelled) }
  }

  private let tree = "window 400x400\n  root 0,0 400x400\n    box 0,0 400x400"

  private func field(in fixture: PipelineFixture, named name: String = "field") -> Field {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture["box"].addSubview(field)
    field.accessibilityIdentifier = name
    field.becomeFirstResponder()
    return field
  }

  // MARK: Cut off

  /// What cuts off presses and shakes.
  enum Cut: CaseIterable { case resigned, fieldRemoved, ancestorRemoved, ignoring, windowReleased }

  private func perform(_ cut: Cut, on field: UIView, in fixture: PipelineFixture) {
    switch cut {
    case .resigned: fixture.application.resignActive(at: 1)
    case .fieldRemoved: field.removeFromSuperview()
    case .ancestorRemoved: fixture["root"].removeFromSuperview()
    case .ignoring: fixture.application.beginIgnoringInteractionEvents()
    case .windowReleased: fixture.application.release(fixture.windows[0])
    }
  }

  @Test(
    "a press is cancelled, and its later phases are dropped", .statements("PM-01"), arguments: Cut.allCases,
    [UIPress.PressType.select, .menu, .upArrow])
  func cancelledPress(cut: Cut, type: UIPress.PressType) {
    let fixture = PipelineFixture(tree), application = fixture.application, field = field(in: fixture)
    application.press(type, .began, at: 0)
    application.press(.playPause, .began, at: 0)
    application.press(type, .changed, at: 0.5)
    perform(cut, on: field, in: fixture)
    #expect(
      fixture.transcript.hasPrefix(
        "field.presses began\nfield.presses began\nfield.presses changed\nfield.presses cancelled"))
    #expect(field.phases == [.began, .began, .changed, .cancelled, .cancelled])
    application.becomeActive()
    application.endIgnoringInteractionEvents()
    application.press(type, .ended, at: 2)
    #expect(field.phases.count == 5)
    #expect(!fixture.transcript.contains("ended"))
  }

  @Test("a press whose view is removed in pressesBegan is cancelled after that event", .statements("PM-01", "RE-10"))
  func cancelledInBegan() {
    let fixture = PipelineFixture(tree), field = field(in: fixture)
    field.onPress = { [weak field] phase in if phase == .began { field?.removeFromSuperview() } }
    fixture.application.press(.select, .began, at: 0)
    fixture.application.press(.select, .ended, at: 1)
    #expect(field.phases == [.began, .cancelled])
  }

  @Test("a press keeps its responder when another view becomes first responder", .statements("PM-01"))
  func keptResponder() {
    let fixture = PipelineFixture(tree), field = field(in: fixture)
    fixture.application.press(.select, .began, at: 0)
    let other = self.field(in: fixture, named: "other")
    fixture.application.press(.select, .ended, at: 1)
    #expect(field.phases == [.began, .ended] && other.phases == [])
  }

  @Test("a view that leaves cancels no press of another", .statements("PM-01"))
  func otherViewLeaves() {
    let fixture = PipelineFixture(tree), field = field(in: fixture), other = UIView()
    field.addSubview(other)
    fixture.application.press(.select, .began, at: 0)
    other.removeFromSuperview()
    fixture.application.press(.select, .ended, at: 1)
    #expect(field.phases == [.began, .ended])
  }

  @Test("a button that goes down while the application is inactive has no end either", .statements("PM-01"))
  func pressWhileInactive() {
    let fixture = PipelineFixture(tree), field = field(in: fixture)
    fixture.application.resignActive(at: 0)
    fixture.application.press(.select, .began, at: 1)
    fixture.application.becomeActive()
    fixture.application.press(.select, .ended, at: 2)
    #expect(field.phases == [])
    fixture.application.press(.select, .began, at: 3)
    #expect(field.phases == [.began])
  }

  @Test("a shake that is cut off is cancelled", .statements("PM-02"), arguments: Cut.allCases)
  func cancelledShake(cut: Cut) {
    let fixture = PipelineFixture(tree), field = field(in: fixture)
    field.onMotion = { [weak field] phase in if phase == .began, let field { perform(cut, on: field, in: fixture) } }
    fixture.application.shake(at: 1)
    #expect(fixture.transcript.hasPrefix("field.motion began\nfield.motion cancelled"))
    #expect(!fixture.transcript.contains("motion ended"))
  }

  @Test("a shake ends at the responder at which it began", .statements("PM-02", "RC-19"))
  func keptShake() {
    let fixture = PipelineFixture(tree), field = field(in: fixture)
    field.onMotion = { [weak field] phase in if phase == .began { field?.resignFirstResponder() } }
    fixture.application.shake(at: 1)
    #expect(fixture.transcript == "field.motion began\nfield.motion ended")
  }

  @Test("shakes and presses of a callback come after its event", .statements("RE-20"))
  func afterTheEvent() {
    let fixture = PipelineFixture(tree), application = fixture.application, field = field(in: fixture)
    field.onPress = { phase in
      guard phase == .began else { return }
      application.press(.select, .ended, at: 1)
      application.shake(at: 1)
    }
    application.press(.select, .began, at: 0)
    #expect(
      fixture.transcript == """
        field.presses began
        field.presses ended
        field.motion began
        field.motion ended
        """)
  }

  // MARK: Recognizers

  private let recognizing = "window 400x400\n  root 0,0 400x400 +R=plain\n    box 0,0 400x400 +G=plain"

  @Test("recognizers receive each phase of a press before its responder", .statements("PM-03"))
  func before() {
    let fixture = PipelineFixture(recognizing), application = fixture.application
    let field = field(in: fixture)
    for phase in [UIPress.Phase.began, .changed, .ended] { application.press(.select, phase, at: 0) }
    #expect(
      fixture.transcript == """
        G.presses began
        R.presses began
        field.presses began
        G.presses changed
        R.presses changed
        field.presses changed
        G.presses ended
        R.presses ended
        field.presses ended
        """)
    #expect(field.phases == [.began, .changed, .ended])
    #expect(fixture.gesture("G").state == .possible && fixture.plain("G").resets == 1)
    #expect(application.gestureEnvironment.activeRecognizers.isEmpty)
  }

  @Test("they receive the cancellation, too", .statements("PM-03", "PM-01"))
  func cancelledBefore() {
    let fixture = PipelineFixture(recognizing), application = fixture.application
    _ = field(in: fixture)
    application.press(.select, .began, at: 0)
    _ = fixture.transcript
    application.resignActive(at: 1)
    #expect(fixture.transcript == "G.presses cancelled\nR.presses cancelled\nfield.presses cancelled")
    #expect(fixture.gesture("G").state == .possible)
  }

  @Test("the allowed types, the delegate and isEnabled filter presses", .statements("PM-03", "GR-22"))
  func filters() {
    let fixture = PipelineFixture(recognizing), application = fixture.application, delegate = TestDelegate()
    let gesture = fixture.gesture("G")
    _ = field(in: fixture)
    fixture.gesture("R").isEnabled = false
    #expect(gesture.allowedPressTypes == [4])
    func began(_ type: UIPress.PressType) -> String {
      application.press(type, .began, at: 0)
      let text = fixture.questions
      application.press(type, .ended, at: 0)
      _ = fixture.questions
      return text
    }
    #expect(began(.menu) == "field.presses began")
    gesture.allowedPressTypes = [5, 30]
    #expect(began(.select) == "field.presses began")
    #expect(began(.menu).hasPrefix("R.") == false && began(.menu).contains("G.presses began"))
    #expect(began(.pageUp).contains("G.presses began"))
    gesture.allowedPressTypes = []
    #expect(began(.menu) == "field.presses began")
    gesture.allowedPressTypes = [5]
    gesture.delegate = delegate
    delegate.receivesPress = { $0.type != .menu }
    #expect(began(.menu).hasSuffix("TestDelegate.shouldReceivePress G? no\nfield.presses began"))
    delegate.receivesPress = { _ in true }
    delegate.receivesEvent = { $0.type != .presses }
    #expect(began(.menu).hasSuffix("TestDelegate.shouldReceiveEvent G? no\nfield.presses began"))
  }

  @Test("a tap recognizes a button and cancels its press", .statements("PM-03", "GR-60"))
  func tap() {
    let fixture = PipelineFixture("window 400x400\n  box 0,0 400x400 +G=tap"), application = fixture.application
    let field = field(in: fixture)
    application.press(.select, .began, at: 0)
    application.press(.select, .ended, at: 0.1)
    #expect(
      fixture.transcript == """
        G.presses began
        field.presses began
        G.presses ended
        G action(ended)
        field.presses cancelled
        """)
    #expect(field.phases == [.began, .cancelled])
    fixture.gesture("G").cancelsTouchesInView = false
    application.press(.select, .began, at: 1)
    application.press(.select, .ended, at: 1.1)
    #expect(fixture.transcript.hasSuffix("G action(ended)\nfield.presses ended"))
    application.press(.menu, .began, at: 2)
    application.press(.menu, .ended, at: 2.1)
    #expect(fixture.transcript == "field.presses began\nfield.presses ended")
  }

  @Test(
    "a tap with two taps waits for the second press, and the responder's end waits for it",
    .statements("PM-03", "GR-70"))
  func doubleTap() {
    let fixture = PipelineFixture("window 400x400\n  box 0,0 400x400 +G=tap:taps=2"), application = fixture.application
    let field = field(in: fixture)
    for (phase, time) in [(UIPress.Phase.began, 0.0), (.ended, 0.1), (.began, 0.2), (.ended, 0.3)] {
      application.press(.select, phase, at: time)
    }
    #expect(fixture.transcript.hasSuffix("G.presses ended\nG action(ended)\nfield.presses cancelled"))
    #expect(field.phases == [.began, .began, .cancelled, .cancelled])
    field.phases = []
    application.press(.select, .began, at: 1)
    application.press(.select, .ended, at: 1.1)
    #expect(field.phases == [.began])
    fixture.wait(2)
    #expect(field.phases == [.began, .ended])
  }

  @Test("a press that is held too long is no tap, but a long press", .statements("PM-03", "GN-04", "GN-05"))
  func longPress() {
    let fixture = PipelineFixture("window 400x400\n  box 0,0 400x400 +G=tap +L=press"),
      application = fixture.application
    let field = field(in: fixture)
    application.press(.select, .began, at: 0)
    fixture.wait(1)
    application.press(.select, .ended, at: 1)
    let lines = fixture.transcript.split(separator: "\n").filter { $0.contains("action") }
    #expect(lines == ["L action(began)", "L action(ended)"])
    #expect(field.phases == [.began, .cancelled])
  }

  @Test("of two taps that share a press, the one of the deeper view wins", .statements("PM-03", "GR-41"))
  func conflict() {
    let fixture = PipelineFixture("window 400x400\n  root 0,0 400x400 +R=tap\n    box 0,0 400x400 +G=tap")
    _ = field(in: fixture)
    fixture.application.press(.select, .began, at: 0)
    fixture.application.press(.select, .ended, at: 0.1)
    #expect(fixture.transcript.contains("G action(ended)"))
    #expect(fixture.gesture("R").state == .possible)
  }

  @Test("without a first responder the window's recognizers receive presses", .statements("PM-03", "RC-11"))
  func windowRecognizers() {
    let fixture = PipelineFixture("window 400x400 +W=tap\n  box 0,0 400x400 +G=tap")
    fixture.application.press(.select, .began, at: 0)
    fixture.application.press(.select, .ended, at: 0.1)
    #expect(fixture.transcript.contains("W action(ended)") && !fixture.transcript.contains("G"))
  }

  @Test("a button and a finger on the same recognizer leave nothing behind", .statements("PM-03", "GR-03"))
  func buttonAndFinger() {
    let fixture = PipelineFixture("window 400x400\n  box 0,0 400x400 handles +G=tap +P=pan +L=press")
    let application = fixture.application
    _ = field(in: fixture)
    fixture.down(300, 300)
    application.press(.select, .began, at: 0.1)
    fixture.move(by: 50, 0, at: 0.2)
    application.press(.select, .ended, at: 0.3)
    fixture.up(at: 0.4)
    fixture.wait(2)
    #expect(application.gestureEnvironment.activeRecognizers.isEmpty && application.pressesEvent.presses == [])
    _ = fixture.transcript
    fixture.tap(300, 300)
    #expect(fixture.transcript.contains("G action(ended)"))
  }

  @Test("a recognizer that ignores a press leaves it to the responder", .statements("PM-03", "GR-27"))
  func ignoring() {
    final class Ignoring: UITapGestureRecognizer {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        for press in presses { ignore(press, for: event) }
      }
    }
    let fixture = PipelineFixture(tree), field = field(in: fixture), gesture = Ignoring()
    field.addGestureRecognizer(gesture)
    for phase in [UIPress.Phase.began, .ended] { fixture.application.press(.select, phase, at: 0) }
    #expect(field.phases == [.began, .ended] && gesture.state == .possible)
  }
}
