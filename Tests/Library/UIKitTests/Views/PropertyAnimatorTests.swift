import Testing

@testable import UIKitCore

/// Animators that are paused, resumed, reversed and stopped.
@Suite struct PropertyAnimatorTests {
  private let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles")
  private let log = Log()

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
    #expect(fixture["V"].center.x == 60 && animator.isRunning && fixture.hit(105, 50) == "V")
    fixture.wait(0.1)
    #expect(abs(animator.fractionComplete - 0.25) < 0.001)
    fixture.wait(0.3)
    #expect(log.positions == [.end] && animator.state == .inactive && !animator.isRunning)
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
