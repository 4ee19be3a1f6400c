import Testing
import UIKit

/// The API beyond Apple's, used as another package uses it.
@Suite struct PublicAPITests {
  private let application = UIApplication()
  private let window: UIWindow
  private let point = CGPoint(x: 50, y: 50)

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: application)
    window.makeKeyAndVisible()
  }

  /// A view controller with an action that can be called by name.
  final class Editor: UIViewController {
    private(set) var saves = 0

    override var actionMethods: [Selector: ActionMethod] { ["save:": ActionMethod(save(_:))] }

    func save(_ sender: Any?) { saves += 1 }

    func saved() { saves += 1 }
  }

  private func tap(at time: TimeInterval) {
    application.enqueue(TouchSample(phase: .began, location: point, timestamp: time))
    application.enqueue(TouchSample(phase: .ended, location: point, timestamp: time + 0.08))
    application.processEvents(until: time + 0.08)
  }

  @Test("a button calls a method by selector, a typed method and a closure")
  func targets() {
    let editor = Editor(), button = UIButton(type: .system)
    window.rootViewController = editor
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    editor.view.addSubview(button)
    var calls = 0
    button.addTarget(editor, action: "save:", for: .touchUpInside)
    button.addTarget(editor, action: Editor.saved, for: .touchUpInside)
    button.addTarget(nil as Editor?, action: Editor.saved, for: .touchUpInside)
    button.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
    tap(at: 0)
    #expect(editor.saves == 3 && calls == 1)
  }

  @Test("nextDeadline is the time to pass to processEvents when no report comes")
  func deadline() throws {
    var states: [UIGestureRecognizer.State] = []
    let target = Target { states.append($0.state) }
    let press = UILongPressGestureRecognizer(target: target, action: Target.act)
    window.addGestureRecognizer(press)
    application.enqueue(TouchSample(phase: .began, location: point, timestamp: 0))
    application.processEvents(until: 0)
    let deadline = try #require(application.nextDeadline)
    #expect(deadline == press.minimumPressDuration && states == [])
    application.processEvents(until: deadline)
    #expect(states == [.began] && application.nextDeadline == nil)
  }

  final class Target {
    private let body: (UIGestureRecognizer) -> Void

    init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }

    func act(_ recognizer: UILongPressGestureRecognizer) { body(recognizer) }
  }

  @Test("options choose another reading", arguments: [1, 2, 3])
  func options(passes: Int) {
    let counter = PassCounter()
    application.options.hitTestPasses = passes
    application.observer = counter
    tap(at: 0)
    #expect(counter.passes == passes)
  }

  final class PassCounter: PipelineObserver {
    private(set) var passes = 0

    func pipelineWillPerform(_ step: PipelineStep) { if case .hitTestPass = step { passes += 1 } }

    func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}

    func pipelineDidNote(_ note: PipelineNote) {}
  }

  @Test("a subclass of a view overrides the hit area and receives its touches")
  func subclass() {
    final class Circle: UIView {
      private(set) var phases: [UITouch.Phase] = []

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases += touches.map(\.phase) }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases += touches.map(\.phase) }
    }
    let circle = Circle(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(circle)
    tap(at: 0)
    #expect(circle.phases == [.began, .ended])
    #expect(window.hitTest(CGPoint(x: 2, y: 2), with: nil) === window)
    #expect(circle.touchRefusal == nil)
    circle.alpha = 0
    #expect(circle.touchRefusal == .alpha(0))
  }

  @Test("an application that becomes inactive cancels touches and drops reports")
  func inactive() {
    let control = UIControl(frame: window.bounds)
    window.addSubview(control)
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .touchCancel)
    application.enqueue(TouchSample(phase: .began, location: point, timestamp: 0))
    application.processEvents(until: 0)
    application.resignActive(at: 0.1)
    #expect(events == 1 && application.applicationState == .inactive)
    tap(at: 1)
    #expect(!control.isTracking)
    application.becomeActive()
    application.enqueue(TouchSample(phase: .began, location: point, timestamp: 2))
    application.processEvents(until: 2)
    #expect(control.isTracking)
  }
}
