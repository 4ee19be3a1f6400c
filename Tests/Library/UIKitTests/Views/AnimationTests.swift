import Testing

@testable import UIKitCore

/// Touches of animated views, and the time at which completions are called.
@Suite struct AnimationTests {
  private let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles")
  private var view: UIView { fixture["V"] }

  @Test(
    "an animation keeps new touches from its view until the end, at its final place", .statements("HT-20"))
  func newTouches() {
    var isDone = false
    UIView.animate(withDuration: 0.3, animations: { view.center.x += 100 }, completion: { isDone = $0 })
    #expect(fixture.hit(150, 50) == "window" && !isDone)
    fixture.wait(0.3)
    #expect(fixture.hit(150, 50) == "V" && isDone)
    #expect(fixture.hit(50, 50) == "window")
  }

  @Test("an animation that sets values that a view has keeps no touch from it", .statements("HT-20a"))
  func nothingChanges() {
    var isDone = false
    // Without a view, its end comes in the time of the application that runs.
    fixture.application.asShared {
      UIView.animate(
        withDuration: 2,
        animations: {
          view.frame = view.frame
          (view.alpha, view.transform, view.center, view.bounds) = (1, .identity, view.center, view.bounds)
        }, completion: { isDone = $0 })
    }
    #expect(fixture.hit(50, 50) == "V")
    fixture.wait(0)
    #expect(isDone)
    UIView.animate(withDuration: 2) { view.alpha = 0.9 }
    #expect(fixture.hit(50, 50) == "window")
  }

  @Test("an animation that starts while a finger is down does not take the touch away", .statements("TE-33"))
  func touchGoesOn() {
    fixture.down("V")
    UIView.animate(withDuration: 0.3) { view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    fixture.move(by: 5, 0)
    fixture.up()
    #expect(fixture.transcript == "V.began\nV.moved\nV.ended")
  }

  @Test("a button that shrinks on touchDown sends touchUpInside, a card that grows is dragged on", .statements("TE-33"))
  func shrinkingButton() {
    let fixture = PipelineFixture("window 400x400\n  B:button 0,0 100x100\n  C 200,0 100x100 +P=pan")
    let button = fixture["B"] as? UIButton, card = fixture["C"]
    var log: [String] = []
    let shrink = { (scale: CGFloat) in
      UIView.animate(withDuration: 0.2) { button?.transform = CGAffineTransform(scaleX: scale, y: scale) }
    }
    button?.addAction(UIAction { _ in shrink(0.8) }, for: .touchDown)
    button?.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    fixture.tap("B")
    let pan = card.gestureRecognizers?.first as? UIPanGestureRecognizer
    fixture.down("C")
    fixture.move(by: 20, 0)
    UIView.animate(withDuration: 0.5) { card.bounds.size.width += 20 }
    fixture.move(by: 20, 0)
    log.append(pan?.state == .changed ? "changed" : "lost")
    fixture.up()
    #expect(log == ["up", "changed"])
  }

  @Test("the changes of an animation know its duration")
  func inheritedDuration() {
    var durations = [UIView.inheritedAnimationDuration]
    UIView.animate(withDuration: 0.3) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.performWithoutAnimation { durations.append(UIView.inheritedAnimationDuration) }
    }
    #expect(durations == [0, 0.3, 0])
  }

  @Test("with allowUserInteraction the hit test uses the model frame during an animation", .statements("HT-20"))
  func allowed() {
    UIView.animate(withDuration: 0.3, options: .allowUserInteraction, animations: { view.center.x += 100 })
    #expect(fixture.hit(150, 50) == "V" && fixture.hit(50, 50) == "window")
  }

  @Test(
    "without a duration the completion is called at the next turn, before the next report", .statements("LC-06"),
    arguments: [0, -1, .nan, .infinity])
  func noDuration(duration: TimeInterval) {
    var log: [String] = []
    (view as? TestView)?.onTouches = { phase, _, _ in log.append("\(phase)") }
    UIView.animate(
      withDuration: duration, delay: duration, animations: { view.alpha = 0.5 }, completion: { log.append("\($0)") })
    #expect(log == [] && fixture.hit(50, 50) == "V")
    fixture.down("V")
    #expect(log == ["true", "began"])
  }

  @Test("the completion for a view in no window is called by the shared application", .statements("LC-06"))
  func noWindow() {
    let loose = UIView()
    var calls = 0
    UIView.animate(withDuration: 5, animations: { loose.alpha = 0 }, completion: { _ in calls += 1 })
    #expect(calls == 0)
    let shared = UIApplication.shared
    shared.processEvents(until: shared.now)
    #expect(calls == 1)
  }

  @Test("a value beyond the limits takes its time")
  func beyondTheLimits() {
    var ended = 0
    UIView.animate(withDuration: 2, animations: { view.alpha = 1.0001 }) { _ in ended += 1 }
    fixture.wait(0.1)
    #expect(ended == 0 && view.alpha == 1)
    fixture.wait(2)
    #expect(ended == 1)
  }

  @Test("a completion may start another animation; each keeps its time", .statements("LC-06"))
  func chain() {
    var steps: [Int] = []
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.5 }) { _ in
      steps.append(1)
      UIView.animate(withDuration: 0.2, animations: { view.alpha = 1 }) { _ in steps.append(2) }
    }
    fixture.wait(0.2)
    #expect(steps == [1] && fixture.hit(50, 50) == "window")
    fixture.wait(0.2)
    #expect(steps == [1, 2] && fixture.hit(50, 50) == "V")
  }

  @Test("an inner animation has the duration of the outer one, unless it overrides it")
  func nesting() {
    var ended: [String] = []
    let animate = { (name: String, duration: TimeInterval, options: UIView.AnimationOptions, inner: () -> Void) in
      UIView.animate(withDuration: duration, options: options, animations: inner) { _ in ended.append(name) }
    }
    animate("outer", 0.4, []) {
      view.alpha = 0.9
      animate("inherits", 0.1, []) { view.center.x += 1 }
      animate("overrides", 0.1, .overrideInheritedDuration) { view.center.y += 1 }
    }
    fixture.wait(0.1)
    #expect(ended == ["overrides"])
    fixture.wait(0.3)
    #expect(Set(ended) == ["overrides", "inherits", "outer"] && fixture.hit(50, 50) == "V")
  }

  @Test("performWithoutAnimation blocks nothing, also around an animation")
  func without() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        view.center.x += 1
        UIView.animate(withDuration: 1) { view.alpha = 0.9 }
      }
    }
    #expect(fixture.hit(50, 50) == "V" && UIView.areAnimationsEnabled)
  }

  @Test("an animation that the layer's removal ends has not finished, and lets touches through", .statements("LY-03"))
  func removedFromLayer() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        (view.center.x, view.bounds.size.width, view.alpha) = (150, 50, 0.5)
        (view.backgroundColor, view.transform) = (.red, CGAffineTransform(scaleX: 1, y: 0.5))
      }, completion: { ends.append($0) })
    #expect(
      view.layer.animationKeys() == ["position", "bounds.size", "transform", "opacity", "backgroundColor"])
    view.layer.removeAnimation(forKey: "opacity")
    #expect(view.layer.animationKeys()?.contains("opacity") == false && fixture.hit(150, 50) == "window")
    fixture.application.asShared {
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 50) < 1e-6)
      view.layer.removeAllAnimations()
      #expect(view.layer.presentation()?.position.x == 150 && view.layer.animationKeys() == nil)
    }
    #expect(fixture.hit(150, 50) == "V" && ends == [])
    fixture.wait(0)
    #expect(ends == [false])
    fixture.wait(2)
    #expect(ends == [false] && fixture.hit(150, 50) == "V")
  }

  @Test("an animation ends with its last view; one without an end can be removed", .statements("LY-03"))
  func removedInPart() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 100x100\n  B 200,0 100x100")
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1,
      animations: { for name in ["A", "B"] { fixture[name].alpha = 0.5 } }, completion: { ends.append($0) })
    fixture["A"].layer.removeAllAnimations()
    fixture.wait(0.9)
    #expect(ends == [] && fixture.hit(50, 50) == "A" && fixture.hit(250, 50) == "window")
    fixture.wait(0.1)
    #expect(ends == [false] && fixture.hit(250, 50) == "B")
    UIView.animate(withDuration: 1, options: .repeat, animations: { fixture["A"].alpha = 1 }) { ends.append($0) }
    fixture["A"].layer.removeAnimation(forKey: "opacity")
    fixture.wait(0)
    #expect(ends == [false, false] && fixture.hit(50, 50) == "A" && fixture.application.animations.isEmpty)
  }

  @Test("a view whose background alone is animated takes its time", .statements("HT-20"))
  func background() {
    var isDone = false
    UIView.animate(withDuration: 1, animations: { view.backgroundColor = .red }, completion: { isDone = $0 })
    #expect(fixture.hit(50, 50) == "window")
    fixture.wait(0.5)
    let shown = fixture.application.asShared { view.layer.presentation()?.backgroundColor?.alpha ?? 0 }
    #expect(abs(shown - 0.5) < 1e-6)
    fixture.wait(0.5)
    #expect(isDone && view.backgroundColor == .red)
  }

  @Test("an animation ends unfinished when its view leaves the window, and the view is freed", .statements("LY-03"))
  func removed() {
    weak var removed: UIView?
    var ends: [Bool] = []
    do {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      removed = child
      view.addSubview(child)
      UIView.animate(withDuration: 0.3, animations: { child.alpha = 0.5 }, completion: { ends.append($0) })
      child.removeFromSuperview()
    }
    fixture.wait(0)
    #expect(removed == nil && ends == [false])
    fixture.wait(0.3)
    #expect(ends == [false])
  }

  @Test("a repeated animation blocks its view until another one changes it")
  func repeated() {
    UIView.animate(withDuration: 0.3, options: [.repeat, .autoreverse], animations: { view.alpha = 0.5 })
    fixture.wait(9)
    #expect(fixture.hit(50, 50) == "window")
    UIView.animate(withDuration: 0) { view.alpha = 1 }
    #expect(fixture.hit(50, 50) == "V")
  }

  @Test("autoreverse takes the duration twice; springs, keyframes and transitions take their duration")
  func kinds() {
    var ended: [String] = []
    UIView.animate(withDuration: 0.2, options: [.autoreverse, .curveEaseIn], animations: { view.alpha = 0.9 }) { _ in
      ended.append("back")
    }
    UIView.animate(
      withDuration: 0.1, delay: 0.2, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      animations: { view.center.x += 1 }, completion: { _ in ended.append("spring") })
    UIView.animateKeyframes(withDuration: 0.2, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.8 }
    } completion: { _ in
      ended.append("keyframes")
    }
    UIView.transition(with: view, duration: 0.1, options: .transitionCrossDissolve, animations: nil) { _ in
      ended.append("transition")
    }
    fixture.wait(1)
    #expect(ended == ["transition", "keyframes", "spring", "back"])
    #expect(view.alpha == 0.8 && fixture.hit(50, 50) == "V")
  }

  @Test("keyframes are on their ways one after the other, also back", .statements("LY-03"))
  func keyframes() {
    let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    var places: [CGPoint] = [], opacities: [Float] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [options, .autoreverse]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = 250 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.alpha = 0.5 }
    }
    for _ in 0..<7 {
      fixture.wait(0.25)
      let shown = fixture.application.asShared { view.layer.presentation() }
      places.append(shown?.position ?? .zero)
      opacities.append(shown?.opacity ?? 0)
    }
    let way = [CGPoint(x: 100, y: 50), CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 250)]
    let wayBack = Array(way.reversed().dropFirst())
    #expect(places == way + wayBack)
    #expect(opacities == [1, 0.5, 0.5, 0.5, 0.5, 0.5, 1])
  }

  @Test("an opacity that is no number is refused", arguments: [CGFloat.nan, .infinity, -.infinity])
  func alpha(value: CGFloat) {
    view.alpha = 0.5
    view.alpha = value
    #expect(view.alpha == 0.5)
  }
}
