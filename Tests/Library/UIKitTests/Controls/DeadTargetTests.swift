import Testing

@testable import UIKitCore

/// Targets that nothing keeps, and targets that are no objects.
@Suite struct DeadTargetTests {
  final class Switcher: UIResponder {
    var calls = 0
    override var actionMethods: [Selector: ActionMethod] { ["press": ActionMethod { [unowned self] in calls += 1 }] }
  }

  let fixture = PipelineFixture("window 400x400\n  B:button 0,0 100x100\n  V 0,200 100x100")
  let warnings = Warnings()

  init() { fixture.application.observer = warnings }

  private var button: UIButton? { fixture["B"] as? UIButton }

  @Test("the target of a control that was freed does nothing, and a warning says so", .statements("UC-22"))
  func freed() {
    do { button?.addTarget(Switcher(), action: "press", for: .touchUpInside) }
    fixture.tap("B")
    #expect(warnings.texts.count == 1 && warnings.texts.first?.contains("no longer exists") == true)
  }

  @Test("the target of a recognizer that was freed does nothing, and a warning says so", .statements("UC-22"))
  func freedOfARecognizer() {
    do { fixture["V"].addGestureRecognizer(UITapGestureRecognizer(target: Switcher(), action: "press")) }
    fixture.tap("V")
    #expect(warnings.texts.count == 1 && warnings.texts.first?.contains("no longer exists") == true)
  }

  @Test("a target that is kept acts, and one that is nil is looked for, without a warning", .statements("UC-22"))
  func kept() {
    let target = Switcher()
    button?.addTarget(target, action: "press", for: .touchUpInside)
    button?.addTarget(nil, action: "nobody", for: .touchUpInside)
    fixture.tap("B")
    #expect(target.calls == 1 && warnings.texts.isEmpty)
  }

  /// `view` of a controller is an optional; as `Any`, it is still that object.
  @Test("a target in an optional acts", .statements("UC-22"))
  func optional() {
    let target: Switcher! = Switcher()
    func add(_ target: Any) { button?.addTarget(target, action: "press", for: .touchUpInside) }
    add(target as Any)
    fixture.tap("B")
    #expect(target.calls == 1 && warnings.texts.isEmpty)
  }

  /// As `self` in the initial value of a property: a function that nobody can call by name.
  @Test("a target that is no object receives nothing, whoever has the action", .statements("UC-22a"))
  func noObject() {
    let page = Page()
    fixture["window"].addSubview(page)
    page.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
    let function: () -> Switcher = { Switcher() }
    let control = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    control.addTarget(function, action: "press", for: .touchUpInside)
    page.addSubview(control)
    page.addGestureRecognizer(UITapGestureRecognizer(target: function, action: "press"))
    fixture.tap(250, 25)
    fixture.tap(250, 75)
    #expect(page.calls == 0 && warnings.texts.count == 2)
    #expect(warnings.texts.allSatisfy { $0.contains("is no object") })
    control.removeTarget(nil, action: "press", for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  final class Page: UIView {
    var calls = 0
    override var actionMethods: [Selector: ActionMethod] { ["press": ActionMethod { [unowned self] in calls += 1 }] }
  }
}
