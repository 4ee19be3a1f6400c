import Foundation
import Testing

@testable import UIKitCore

/// The tree of layers, their places, and their values on the way.
@Suite struct LayerTests {
  let fixture = PipelineFixture("window 400x400\n  A 0,0 200x200\n    B 10,10 50x50")
  private var outer: UIView { fixture["A"] }
  private var inner: UIView { fixture["B"] }

  @Test("the layer of a subview is a sublayer among those that the program adds", .statements("LY-01"))
  func tree() {
    let own = CALayer()
    #expect(inner.layer.superlayer === outer.layer && inner.layer.sublayers == nil)
    outer.layer.addSublayer(own)
    #expect(outer.layer.sublayers == [inner.layer, own] && own.superlayer === outer.layer)
    inner.layer.removeFromSuperlayer()
    #expect(inner.superview == nil && inner.layer.superlayer == nil && outer.layer.sublayers == [own])
    outer.layer.addSublayer(inner.layer)
    #expect(inner.superview === outer && outer.layer.sublayers == [own, inner.layer])
    outer.layer.sublayers = nil
    #expect(outer.subviews.isEmpty && outer.layer.sublayers == [] && own.superlayer == nil)
  }

  @Test("a layer of another layer is inserted above and below its siblings", .statements("LY-01"))
  func order() {
    let layer = CALayer(), (a, b, c) = (CALayer(), CALayer(), CALayer())
    for one in [a, b] { layer.addSublayer(one) }
    layer.insertSublayer(c, below: b)
    #expect(layer.sublayers == [a, c, b])
    layer.insertSublayer(c, above: b)
    #expect(layer.sublayers == [a, b, c])
    layer.insertSublayer(c, at: 0)
    layer.replaceSublayer(b, with: CALayer())
    #expect(layer.sublayers?.prefix(2) == [c, a] && b.superlayer == nil)
  }

  @Test(
    "the frame that is set is the frame that is read, whatever the transform moves or stretches", .statements("LY-02"),
    arguments: [
      CGAffineTransform(translationX: 60, y: 70), CGAffineTransform(translationX: 60, y: 70).scaledBy(x: 2, y: 0.5),
      CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4),
    ])
  func frameUnderATransform(transform: CGAffineTransform) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = transform
    for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)] {
      view.layer.anchorPoint = anchor
      view.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
      let frame = view.frame
      #expect(abs(frame.minX - 50) < 1e-9 && abs(frame.minY - 50) < 1e-9)
      #expect(abs(frame.width - 100) < 1e-9 && abs(frame.height - 40) < 1e-9)
    }
  }

  @Test("the frame of a layer without a view is that of its transform, as a view's", .statements("LY-02"))
  func frame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(layer.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    layer.frame.size = CGSize(width: 100, height: 100)
    #expect(layer.bounds.size == CGSize(width: 200, height: 200))
    layer.bounds.size.width = .nan
    #expect(layer.bounds.size == CGSize(width: 200, height: 200))
  }

  // MARK: Presentation

  /// Runs code in an event of the application, where `UIApplication.shared` is that of the fixture.
  private func run(_ body: @escaping () -> Void) {
    _ = fixture.application.schedule(after: 0, body)
    fixture.wait(0)
  }

  @Test("an animation of a layer is seen in its presentation at the application's time", .statements("LY-03"))
  func presentation() {
    let dot = CALayer(), move = CABasicAnimation(keyPath: "position.x"), watcher = Watcher()
    dot.bounds.size = CGSize(width: 20, height: 20)
    outer.layer.addSublayer(dot)
    (move.fromValue, move.toValue, move.duration, move.delegate) = (0, 100, 1, watcher)
    var places: [CGFloat?] = []
    run { dot.add(move, forKey: "move") }
    for _ in 0..<2 {
      fixture.wait(0.25)
      run { places.append(dot.presentation()?.position.x) }
    }
    run { #expect(dot.animationKeys() == ["move"]) }
    #expect(places == [25, 50] && dot.position.x == 0)
    #expect(dot.presentation()?.model() === dot)
    fixture.wait(1)
    run {
      places.append(dot.presentation()?.position.x)
      #expect(dot.animationKeys() == nil)
    }
    #expect(places.last == 0 && watcher.calls == ["start", "stop true"])
  }

  @Test("a removed animation has not finished; one of its key replaces it", .statements("LY-03"))
  func removal() {
    let dot = CALayer(), watcher = Watcher()
    func fade() -> CABasicAnimation {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0, 1, 2, watcher)
      return fade
    }
    run { dot.add(fade(), forKey: "fade") }
    fixture.wait(0.5)
    run { dot.add(fade(), forKey: "fade") }
    run { dot.removeAllAnimations() }
    fixture.wait(5)
    #expect(watcher.calls == ["start", "stop false", "start", "stop false"])
  }

  @Test("the delegate of an animation is released after its end", .statements("LY-03"))
  func release() {
    weak var watcher: Watcher?
    run {
      let fade = CABasicAnimation(keyPath: "opacity"), delegate = Watcher()
      (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0, 1, 0.2, delegate)
      self.outer.layer.add(fade, forKey: "fade")
      watcher = delegate
    }
    fixture.wait(0.1)
    #expect(watcher != nil)
    fixture.wait(0.2)
    #expect(watcher == nil)
  }

  @Test("the presentation of a view's layer is on its way in an animation of UIView", .statements("LY-03"))
  func viewAnimation() {
    var places: [CGFloat] = []
    run { UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { self.inner.center.x += 100 } }
    for _ in 0..<4 {
      run { places.append(self.inner.layer.presentation()?.position.x ?? -1) }
      fixture.wait(0.5)
    }
    #expect(places == [35, 35, 85, 135])
    run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.inner.center.x = 35 }
      #expect(self.outer.layer.presentation()?.hitTest(CGPoint(x: 135, y: 35)) != nil)
    }
  }

  @Test("repeats, reverses, groups and keyframes are on their ways", .statements("LY-03"))
  func courses() {
    let dot = CALayer(), group = CAAnimationGroup(), keys = CAKeyframeAnimation(keyPath: "position.y")
    let swing = CABasicAnimation(keyPath: "position.x")
    (swing.fromValue, swing.toValue, swing.duration, swing.autoreverses) = (0, 100, 1, true)
    (keys.values, keys.keyTimes, keys.duration) = ([0, 10, 100], [0, 0.5, 1], 2)
    (group.animations, group.duration, group.repeatCount) = ([swing, keys], 2, .infinity)
    var places: [CGPoint?] = []
    run { dot.add(group, forKey: nil) }
    for _ in 0..<3 {
      fixture.wait(0.5)
      run { places.append(dot.presentation()?.position) }
    }
    #expect(places == [CGPoint(x: 50, y: 5), CGPoint(x: 100, y: 10), CGPoint(x: 50, y: 55)])
    fixture.wait(100)
    #expect(dot.animationKeys()?.count == 1)
  }

  @Test("an animation that is not removed is drawn with its last values")
  func left() {
    let shape = CAShapeLayer(), group = CAAnimationGroup(), keys = CAKeyframeAnimation(keyPath: "strokeEnd")
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    (shape.strokeColor, shape.fillColor, shape.strokeEnd) = (CGColor(gray: 0, alpha: 1), nil, 0)
    outer.layer.addSublayer(shape)
    keys.values = [0, 1, 0.5]
    (group.animations, group.duration, group.fillMode) = ([keys], 0.3, .forwards)
    run { shape.add(group, forKey: nil) }
    #expect(shape.withLeftValues { shape.strokeEnd } == 0, "it is removed")
    group.isRemovedOnCompletion = false
    run { shape.add(group, forKey: nil) }
    let drawn = DrawingRecorder.record(outer)
    #expect(abs(shape.withLeftValues { shape.strokeEnd } - 0.5) < 1e-9 && shape.strokeEnd == 0)
    shape.removeAllAnimations()
    #expect(DrawingRecorder.record(outer) != drawn)
  }

  final class Watcher: NSObject, CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  @Test("an animation of a mask's path that is not removed cuts at its end, also where the mask had no path")
  func leftMask() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), mask = CAShapeLayer()
    box.backgroundColor = .red
    box.layer.mask = mask
    mask.frame = box.bounds
    outer.addSubview(box)
    mask.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    let cut = DrawingRecorder.record(box)
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue) = (CGPath(rect: box.bounds, transform: nil), mask.path)
    (animation.duration, animation.fillMode, animation.isRemovedOnCompletion) = (0.3, .forwards, false)
    mask.path = nil
    let whole = DrawingRecorder.record(box)
    run { mask.add(animation, forKey: nil) }
    #expect(DrawingRecorder.record(box) == cut && cut != whole && mask.path == nil)
    mask.removeAllAnimations()
    #expect(DrawingRecorder.record(box) == whole)
  }

  // MARK: Drawing

  @Test("the layer of a view draws by its own display()")
  func ownDisplay() {
    final class Disc: CALayer {
      override func display() { backgroundColor = CGColor(gray: 0, alpha: 1) }
    }
    final class DiscView: UIView {
      override class var layerClass: AnyClass { Disc.self }
      override func draw(_ rect: CGRect) { Issue.record("display() does not call draw(_:)") }
    }
    let view = DiscView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(view)
    fixture.wait(1)
    #expect(view.layer.backgroundColor != nil)
  }

  @Test("a spring rests after the time that Apple's page has", .statements("LY-04"))
  func settling() {
    func time(_ change: (CASpringAnimation) -> Void) -> Double {
      let spring = CASpringAnimation()
      change(spring)
      return (spring.settlingDuration * 1000).rounded() / 1000
    }
    #expect(time { _ in } == 1.473 && time { $0.damping = 5 } == 2.855 && time { $0.damping = 15 } == 1.022)
    #expect(time { $0.damping = 20 } == 0.923 && time { $0.damping = 40 } == 2.606)
    #expect(time { $0.initialVelocity = 20 } == 1.583 && time { $0.damping = 0 } == .infinity)
  }

  @Test("a request for drawing inside of the drawing draws nothing again", .statements("LC-09"))
  func drawsOnce() {
    final class Restless: UIView {
      var draws = 0
      override func draw(_ rect: CGRect) {
        draws += 1
        setNeedsDisplay()
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(view)
    fixture.wait(1)
    fixture.tap("A")
    #expect(view.draws == 1)
    view.setNeedsDisplay()
    fixture.wait(1)
    #expect(view.draws == 2)
  }
}
