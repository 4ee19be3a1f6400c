import Testing

@testable import UIKitCore

/// Changes of the tree and of the actions while a control tracks a touch.
@Suite struct TrackingChangeTests {
  private let fixture = PipelineFixture("window 400x400")
  private let control = Changing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A control that runs a closure in one of its tracking methods and writes down its events.
  final class Changing: UIControl {
    enum Moment { case begin, `continue`, end, cancel }

    var change: (moment: Moment, body: () -> Void)?
    var continues = true
    var log: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      for (name, event) in Event.named { addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event) }
    }

    required init?(coder: NSCoder) { nil }

    private func reach(_ moment: Moment) { if change?.moment == moment { change?.body() } }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      reach(.begin)
      return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      reach(.continue)
      return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { reach(.end) }

    override func cancelTracking(with event: UIEvent?) {
      log.append("cancelTracking \(event == nil ? "nil" : "event")")
      reach(.cancel)
    }
  }

  init() { fixture.windows[0].addSubview(control) }

  private var isIdle: Bool { !control.isTracking && !control.isHighlighted && !control.isTouchInside }

  @Test("a control that leaves its window in beginTracking is not tracking and sends nothing", .statements("RE-16"))
  func begin() {
    control.change = (.begin, control.removeFromSuperview)
    fixture.down(50, 50)
    fixture.up()
    #expect(control.log == [] && isIdle)
    control.change = nil
    fixture.windows[0].addSubview(control)
    fixture.tap(50, 50)
    #expect(control.log == ["touchDown", "touchUpInside"])
  }

  @Test(
    "a control that leaves in continueTracking sends no drag event; its tracking is cancelled", .statements("RE-16"))
  func goingOn() {
    fixture.down(50, 50)
    control.change = (.continue, control.removeFromSuperview)
    fixture.move(by: 5, 0)
    #expect(control.log == ["touchDown", "cancelTracking nil", "touchCancel"] && isIdle)
  }

  @Test("a control that leaves in continueTracking and returns false sends nothing more", .statements("UC-08"))
  func notGoingOn() {
    fixture.down(50, 50)
    control.change = (.continue, control.removeFromSuperview)
    control.continues = false
    fixture.move(by: 5, 0)
    #expect(control.log == ["touchDown"] && isIdle)
  }

  @Test("a control that leaves in endTracking sends touchUpInside: the finger was lifted")
  func end() {
    control.change = (.end, control.removeFromSuperview)
    fixture.tap(50, 50)
    #expect(control.log == ["touchDown", "touchUpInside"] && isIdle)
  }

  @Test("a control that leaves in cancelTracking sends touchCancel")
  func cancel() {
    control.change = (.cancel, control.removeFromSuperview)
    fixture.down(50, 50)
    fixture.application.resignActive(at: 1)
    #expect(control.log == ["touchDown", "cancelTracking event", "touchCancel"] && isIdle)
  }

  @Test("a control that an action removes sends no second event of the same call")
  func action() {
    control.addAction(UIAction { [weak control] _ in control?.removeFromSuperview() }, for: .touchDragExit)
    fixture.down(50, 50)
    fixture.move(by: 200, 0)
    #expect(control.log == ["touchDown", "touchDragExit", "cancelTracking nil", "touchCancel"] && isIdle)
  }

  @Test("a switch that its touchUpInside removes changes its value")
  func removedSwitch() {
    let toggle = UISwitch(frame: CGRect(x: 200, y: 0, width: 50, height: 30))
    fixture.windows[0].addSubview(toggle)
    var log: [String] = []
    toggle.addAction(UIAction { _ in log.append("value") }, for: [.valueChanged, .primaryActionTriggered])
    toggle.addAction(UIAction { [weak toggle] _ in toggle?.removeFromSuperview() }, for: .touchUpInside)
    fixture.tap(225, 15)
    #expect(log == ["value", "value"] && toggle.isOn)
  }

  // MARK: Actions

  @Test("an action that another one removes is not called, one that is added is called the next time")
  func registrations() {
    let fixture = PipelineFixture("window 320x200")
    let button = UIButton(type: .system)
    fixture["window"].addSubview(button)
    var log: [String] = []
    let second = UIAction { _ in log.append("second") }, third = UIAction { _ in log.append("third") }
    let first = UIAction { _ in
      log.append("first")
      button.removeAction(second, for: .touchUpInside)
      button.addAction(third, for: .touchUpInside)
    }
    button.addAction(first, for: .touchUpInside)
    button.addAction(second, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["first"])
    button.sendActions(for: .touchUpInside)
    #expect(log == ["first", "first", "third"])
  }

  @Test("an action that is performed inside itself has its own sender each time")
  func reentry() {
    let outer = UIButton(), inner = UIButton()
    var senders: [AnyObject?] = []
    let action = UIAction { action in
      senders.append(action.sender)
      if action.sender === outer { inner.performPrimaryAction() }
      senders.append(action.sender)
    }
    for button in [outer, inner] { button.addAction(action, for: .primaryActionTriggered) }
    outer.performPrimaryAction()
    #expect(senders.elementsEqual([outer, inner, inner, outer]) { $0 === $1 } && action.sender == nil)
  }

  @Test("handlers are listed in order, and an action is removed by its identifier")
  func handlers() {
    let button = UIButton(), save = UIAction(identifier: UIAction.Identifier("save")) { _ in }
    button.addTarget(nil, action: "close:", for: .touchUpInside)
    button.addAction(save, for: [.touchUpInside, .editingDidEnd])
    var listed: [String] = []
    button.enumerateEventHandlers { action, target, events, _ in
      listed.append("\(action?.identifier.rawValue ?? target?.1.name ?? "typed") \(events.rawValue)")
    }
    #expect(listed == ["close: 64", "save \(64 | 1 << 18)"])
    button.removeAction(identifiedBy: save.identifier, for: .touchUpInside)
    #expect(button.allControlEvents == [.touchUpInside, .editingDidEnd])
    listed = []
    button.enumerateEventHandlers { _, _, events, stop in
      listed.append("\(events.rawValue)")
      stop = true
    }
    #expect(listed == ["64"])
  }

  // MARK: Numbers

  @Test("a slider that is pressed, flattened, dragged and restored keeps a value", .statements("SV-03"))
  func flattenedSlider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 200, width: 228, height: 28))
    fixture.windows[0].addSubview(slider)
    slider.value = 0.5
    fixture.down(114, 214)
    slider.transform = CGAffineTransform(scaleX: 0, y: 0)
    fixture.move(by: 20, 0)
    // A conversion into a flattened view ignores its transform: the drag goes on, by 20 of 200 points.
    #expect(slider.value == 0.6)
    slider.transform = .identity
    fixture.move(by: 30, 0)
    fixture.up()
    #expect(slider.value == 0.75)
  }

  @Test("a segmented control that is flattened during a touch selects the segment under the finger")
  func flattenedSegments() {
    let segments = UISegmentedControl(items: ["one", "two"])
    segments.frame = CGRect(x: 0, y: 200, width: 100, height: 30)
    fixture.windows[0].addSubview(segments)
    fixture.down(80, 215)
    segments.transform = CGAffineTransform(scaleX: 0, y: 1)
    fixture.up()
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test("an end of a slider that is moved past the other one takes it along")
  func sliderEnds() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue) = (2, 10)
    slider.maximumValue = 1
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (1, 1, 1))
    slider.minimumValue = 4
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (4, 4, 4))
  }

  @Test("values that are no numbers are refused", arguments: [Float.nan, .infinity, -.infinity])
  func numbers(bad: Float) {
    let slider = UISlider(), stepper = UIStepper()
    slider.value = 0.5
    stepper.value = 5
    slider.value = bad
    slider.minimumValue = bad
    slider.maximumValue = bad
    #expect(slider.value == 0.5 && slider.minimumValue == 0 && slider.maximumValue == 1)
    stepper.value = Double(bad)
    stepper.minimumValue = Double(bad)
    stepper.maximumValue = Double(bad)
    stepper.stepValue = Double(bad)
    #expect(stepper.value == 5 && stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
  }
}
