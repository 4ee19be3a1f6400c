import Foundation

@testable import UIKitCore

/// A window of 390 × 800 points without a safe area, whose root view controller presents another one. Both write their
/// calls into a diary.
@MainActor final class PresentationScreen {
  let application = UIApplication()
  let window: UIWindow
  let diary = AppearanceTests.Diary()
  let back: AppearanceTests.Writing, front: AppearanceTests.Writing
  private var time: TimeInterval = 1

  init() {
    application.screenSafeAreaInsets = .zero
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800), application: application)
    (back, front) = (AppearanceTests.Writing("back", diary), AppearanceTests.Writing("front", diary))
    window.rootViewController = back
    front.view.frame = window.bounds
    front.view.layoutIfNeeded()
    window.makeKeyAndVisible()
    show()
    diary.lines = []
  }

  /// Lets the next frame begin what is asked for.
  func begin() { application.processEvents(until: application.now) }
  /// Lets what is animated end.
  func show() { application.processEvents(until: application.now + 0.5) }

  func present(_ style: UIModalPresentationStyle) {
    front.modalPresentationStyle = style
    back.present(front, animated: true) { [diary] in diary.lines.append("done") }
    show()
  }

  /// A finger goes down, moves `way` points downwards in steps of a 60th second, rests and is lifted.
  func pull(from start: CGPoint, by way: CGVector, steps: Int = 30, rests: Bool = true) {
    down(at: start)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      report(.moved, CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part), after: 1 / 60)
    }
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    if rests { report(.moved, end, after: 0.5) }
    report(.ended, end, after: 1 / 60)
  }
  func down(at place: CGPoint, finger: Int = 1) { report(.began, place, after: 1, finger: finger) }
  func move(to place: CGPoint, finger: Int = 1) { report(.moved, place, after: 0.1, finger: finger) }
  func up(at place: CGPoint, after pause: TimeInterval = 0.2, finger: Int = 1) {
    report(.ended, place, after: pause, finger: finger)
  }
  func tap(_ place: CGPoint) {
    down(at: place)
    up(at: place)
  }

  private func report(
    _ phase: UITouch.Phase, _ place: CGPoint, after pause: TimeInterval, finger: Int = 1
  ) {
    time = max(time, application.now) + pause
    application.enqueue(TouchSample(finger: finger, phase: phase, location: place, timestamp: time))
    application.processEvents(until: time)
    if phase == .ended { show() }
  }
}

/// A view that writes down the phases of its touches.
final class PhaseView: UIView {
  var phases: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
