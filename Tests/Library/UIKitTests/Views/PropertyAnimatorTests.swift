import Testing

@testable import UIKitCore

/// Animators that are paused, resumed, reversed and stopped.
@Suite struct PropertyAnimatorTests {
  private let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles")
  private let log = Log()
  private func shown(_ view: UIView) -> CALayer? { fixture.application.asShared { view.layer.presentation() } }

  final class Log { var positions: [UIViewAnimatingPosition] = [] }

  private func animator(_ duration: TimeInterval) -> UIViewPropertyAnimator {
    let (view, log) = (fixture["V"], log)
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut) { view.center.x += 10 }
    animator.addCompletion { log.positions.append($0) }
    return animator
  }

  @Test("changes are made at the start, completions called at the end; views receive touches meanwhile")
  func plain() {
    let animator = animator(0.4)
    #expect(fixture["V"].center.x == 50 && animator.state == .inactive)
    animator.startAnimation()
    #expect(fixture["V"].center.x == 60 && animator.isRunning && fixture.hit(95, 50) == "V")
    fixture.wait(0.1)
    #expect(abs(animator.fractionComplete - 0.25) < 0.001)
    fixture.wait(0.3)
    #expect(log.positions == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  @Test(
    "a touch finds a view where its animator shows it, and at its goal with manual hit testing",
    .statements("HT-20b"))
  func inFlight() {
    let view = fixture["V"]
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 200 }
    animator.startAnimation()
    fixture.wait(0.5)
    #expect(shown(view)?.position.x == 150 && view.center.x == 250)
    #expect(fixture.hit(50, 50) == "window" && fixture.hit(150, 50) == "V" && fixture.hit(250, 50) == "window")
    fixture.down(150, 50)
    #expect(view.center.x == 250)
    animator.isManualHitTestingEnabled = true
    #expect(fixture.hit(150, 50) == "window" && fixture.hit(250, 50) == "V")
    fixture.wait(0.6)
    #expect(fixture.hit(250, 50) == "V" && shown(view) === view.layer)
  }

  @Test(
    "a reversed and a paused animator show their views on the way, also after changes of others",
    .statements("HT-20b"))
  func turned() {
    let view = fixture["V"]
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 200 }
    animator.startAnimation()
    fixture.wait(0.75)
    animator.isReversed = true
    fixture.wait(0.25)
    #expect(shown(view)?.position.x == 150 && fixture.hit(150, 50) == "V")
    animator.pauseAnimation()
    fixture.wait(1)
    #expect(shown(view)?.position.x == 150 && fixture.hit(150, 50) == "V")
    animator.isReversed = false
    animator.startAnimation(afterDelay: 0.5)
    fixture.wait(0.25)
    #expect(fixture.hit(150, 50) == "V")
    fixture.wait(0.5)
    #expect(fixture.hit(200, 50) == "V" && fixture.hit(149, 50) == "window")
    animator.addAnimations { view.center.y += 100 }
    #expect(animator.isRunning && shown(view)?.position.x == 200)
    fixture.wait(0.3)
    #expect(animator.state == .inactive && view.center == CGPoint(x: 250, y: 150) && fixture.hit(250, 150) == "V")
  }

  @Test(
    "a view that its own hit test moves keeps the new place; one that leaves the window is not shown",
    .statements("HT-20b"))
  func movedMeanwhile() {
    let view = fixture["V"], animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 200 }
    animator.startAnimation()
    fixture.wait(0.5)
    (view as? TestView)?.onHitTest = { view, point, event in
      view.center = CGPoint(x: 20, y: 300)
      return view.superHitTest(point, with: event)
    }
    _ = fixture.hit(150, 50)
    #expect(view.center == CGPoint(x: 20, y: 300))
    view.removeFromSuperview()
    #expect(shown(view) === view.layer && fixture.hit(150, 50) == "window")
    fixture.wait(1)
    #expect(animator.state == .inactive)
  }

  @Test("a pause keeps the fraction; the rest takes its own time after it")
  func pause() {
    let animator = animator(0.4)
    animator.startAnimation()
    fixture.wait(0.1)
    animator.pauseAnimation()
    fixture.wait(5)
    #expect(abs(animator.fractionComplete - 0.25) < 0.001 && animator.state == .active && log.positions == [])
    animator.startAnimation()
    fixture.wait(0.29)
    #expect(log.positions == [])
    fixture.wait(0.02)
    #expect(log.positions == [.end])
  }

  @Test("a reversed animator ends at its start after the time that has passed")
  func reversed() {
    let animator = animator(0.4)
    animator.startAnimation()
    fixture.wait(0.1)
    animator.isReversed = true
    fixture.wait(0.09)
    #expect(log.positions == [])
    fixture.wait(0.02)
    #expect(log.positions == [.start])
  }

  @Test("a paused animator shows its views on their way, a reversed one where they were")
  func onTheWay() {
    let view = fixture["V"], animator = animator(1)
    animator.fractionComplete = 0.5
    #expect(view.center.x == 55)
    animator.fractionComplete = 0.2
    animator.addAnimations { view.alpha = 0.5 }
    #expect(view.center.x == 52 && view.alpha == 0.9)
    animator.startAnimation()
    #expect(view.center.x == 60 && view.alpha == 0.5)
    animator.isReversed = true
    #expect(view.center.x == 50 && view.alpha == 1)
    fixture.wait(1)
    #expect(view.center.x == 50 && log.positions == [.start])

    let stopped = self.animator(1)
    stopped.fractionComplete = 0.5
    stopped.stopAnimation(false)
    #expect(view.center.x == 55)
    stopped.finishAnimation(at: .end)
    #expect(view.center.x == 60 && log.positions == [.start, .end])
  }

  @Test("a stopped animator waits for its finish, or forgets its completions")
  func stop() {
    let animator = animator(0.4)
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.startAnimation()
    #expect(animator.state == .stopped && !animator.isRunning)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && log.positions == [.current])
    let other = self.animator(0.4)
    other.startAnimation()
    other.stopAnimation(true)
    fixture.wait(1)
    #expect(other.state == .inactive && log.positions == [.current])
  }

  @Test("without user interaction the view receives no new touches until the end, or until the animator is freed")
  func interaction() {
    let view = fixture["V"]
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.25, delay: 0.25, options: .curveLinear, animations: { view.alpha = 0.5 })
    #expect(fixture.hit(50, 50) == "window")
    fixture.wait(0.5)
    #expect(fixture.hit(50, 50) == "V")
    var paused: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 0.9 }
    paused?.isUserInteractionEnabled = false
    paused?.pauseAnimation()
    #expect(fixture.hit(50, 50) == "window")
    paused = nil
    #expect(fixture.hit(50, 50) == "V")
  }

  @Test("a fraction that is no number is refused")
  func fraction() {
    let animator = animator(1)
    animator.fractionComplete = 0.5
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == 0.5 && animator.state == .active && !animator.isRunning)
  }

  @Test("the end of an animator of a view in no window comes at the next turn", .statements("LC-06"))
  func noWindow() {
    let loose = UIView(), log = log
    let animator = UIViewPropertyAnimator(duration: 9, curve: .linear) { loose.alpha = 0 }
    animator.addCompletion { log.positions.append($0) }
    animator.startAnimation()
    #expect(log.positions == [])
    UIApplication.shared.processEvents(until: UIApplication.shared.now)
    #expect(log.positions == [.end])
  }
}
