import Foundation
import Testing

@testable import UIKitCore

/// The order of layers and subviews, and the layout and drawing of layers without a view.
@Suite struct LayerLayoutTests {
  let fixture = PipelineFixture("window 400x400\n  A 0,0 200x200\n    B 10,10 50x50\n    C 70,10 50x50")
  private var outer: UIView { fixture["A"] }
  private var b: CALayer { fixture["B"].layer }
  private var c: CALayer { fixture["C"].layer }

  // MARK: Order

  @Test("an added layer has its place among the layers of subviews", .statements("LY-01"))
  func places() {
    let (front, middle, back) = (CALayer(), CALayer(), CALayer())
    outer.layer.addSublayer(front)
    outer.layer.insertSublayer(middle, below: c)
    outer.layer.insertSublayer(back, at: 0)
    #expect(outer.layer.sublayers == [back, b, middle, c, front])
    outer.layer.insertSublayer(back, above: b)
    #expect(outer.layer.sublayers == [b, back, middle, c, front])
    outer.layer.insertSublayer(b, above: middle)
    #expect(outer.layer.sublayers == [back, middle, b, c, front] && outer.subviews.map(\.layer) == [b, c])
    outer.layer.insertSublayer(c, below: middle)
    #expect(outer.layer.sublayers == [back, c, middle, b, front] && outer.subviews.map(\.layer) == [c, b])
  }

  @Test("changes of subviews leave the added layers between the others", .statements("LY-01"))
  func changes() {
    let (onB, onC) = (CALayer(), CALayer()), new = UIView()
    outer.layer.insertSublayer(onB, above: b)
    outer.layer.addSublayer(onC)
    #expect(outer.layer.sublayers == [b, onB, c, onC])
    outer.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(outer.layer.sublayers == [c, onB, b, onC])
    outer.insertSubview(new, aboveSubview: fixture["C"])
    #expect(outer.layer.sublayers == [c, new.layer, onB, b, onC])
    outer.addSubview(new)
    #expect(outer.layer.sublayers == [c, onB, b, onC, new.layer])
    outer.sendSubviewToBack(new)
    #expect(outer.layer.sublayers == [new.layer, c, onB, b, onC])
    fixture["B"].removeFromSuperview()
    fixture["C"].removeFromSuperview()
    #expect(outer.layer.sublayers == [new.layer, onB, onC])
  }

  @Test("the frontmost layer at a point is that in front; touches ask views alone", .statements("LY-01"))
  func hitTest() {
    let cover = CALayer()
    cover.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    outer.layer.addSublayer(cover)
    #expect(outer.layer.hitTest(CGPoint(x: 20, y: 20)) === cover)
    #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === fixture["B"])
  }

  // MARK: Layout

  private final class Ring: CALayer {
    var (layouts, draws) = (0, 0)
    let dot = CALayer()

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
      if dot.superlayer == nil { addSublayer(dot) }
      dot.frame = bounds.insetBy(dx: 5, dy: 5)
    }
    override func draw(in ctx: CGContext) {
      draws += 1
      ctx.fill(bounds)
    }
  }

  @Test(
    "a layer without a view is laid out after a change of its size, not of its place", .statements("LC-02", "LC-15"))
  func layout() {
    let ring = Ring(), inner = Ring()
    ring.addSublayer(inner)
    outer.layer.addSublayer(ring)
    fixture.wait(0)
    let first = (ring.layouts, inner.layouts)
    #expect(first == (1, 0))
    ring.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(ring.needsLayout() && (ring.layouts, inner.layouts) == first)
    fixture.wait(0)
    #expect(ring.dot.frame == CGRect(x: 5, y: 5, width: 30, height: 30) && ring.layouts == first.0 + 1)
    #expect(!ring.needsLayout() && inner.layouts == first.1)
    ring.position.x += 7
    fixture.wait(0)
    #expect(ring.layouts == first.0 + 1)
    inner.setNeedsLayout()
    fixture.wait(0)
    #expect(inner.layouts == first.1 + 1 && ring.layouts == first.0 + 1)
    ring.bounds.size.width = 60
    ring.layoutIfNeeded()
    #expect(ring.dot.frame.width == 50)
    outer.setNeedsLayout()
    ring.layoutIfNeeded()
    #expect(!outer.waitsForLayout, "the view around the layer needs layout, too")
  }

  @Test("a view's layoutSubviews that sizes a layer has it laid out in the same pass", .statements("LC-02"))
  func layoutByAView() {
    final class Dial: UIView {
      let ring = Ring()
      override func layoutSubviews() {
        super.layoutSubviews()
        if ring.superlayer == nil { layer.addSublayer(ring) }
        ring.frame = bounds
      }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    outer.addSubview(dial)
    dial.layoutIfNeeded()
    #expect(dial.ring.dot.frame.width == 20)
    dial.bounds.size.width = 70
    fixture.wait(0)
    #expect(dial.ring.dot.frame.width == 60)
  }

  @Test("the delegate of a layer without a view is asked for its sublayers", .statements("LC-02"))
  func delegate() {
    final class Placer: NSObject, CALayerDelegate {
      var layers: [CALayer] = []
      func layoutSublayers(of layer: CALayer) { layers.append(layer) }
    }
    let placer = Placer(), layer = CALayer()
    layer.delegate = placer
    outer.layer.addSublayer(layer)
    layer.bounds.size = CGSize(width: 9, height: 9)
    fixture.wait(0)
    #expect(placer.layers == [layer])
  }

  @Test("a change of the size draws again where a layer asks for it", .statements("LC-09"))
  func redrawing() {
    let ring = Ring()
    outer.layer.addSublayer(ring)
    ring.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    fixture.wait(0)
    #expect(ring.draws == 0)
    ring.needsDisplayOnBoundsChange = true
    ring.bounds.size.width = 50
    fixture.wait(0)
    ring.position.x += 5
    fixture.wait(0)
    #expect(ring.draws == 1)
    final class Canvas: UIView {
      var draws = 0
      override func draw(_ rect: CGRect) { draws += 1 }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(canvas)
    fixture.wait(0)
    canvas.layer.needsDisplayOnBoundsChange = true
    canvas.bounds.size.width = 20
    fixture.wait(0)
    #expect(canvas.draws == 2)
  }

  @Test("a picture of values that animations have left requests neither layout nor drawing")
  func leftValues() {
    let ring = Ring()
    outer.layer.addSublayer(ring)
    (ring.frame, ring.needsDisplayOnBoundsChange) = (CGRect(x: 0, y: 0, width: 40, height: 40), true)
    let grow = CABasicAnimation(keyPath: "bounds")
    (grow.toValue, grow.duration) = (CGRect(x: 0, y: 0, width: 80, height: 80), 0.2)
    (grow.fillMode, grow.isRemovedOnCompletion) = (.forwards, false)
    ring.add(grow, forKey: nil)
    fixture.wait(0)
    _ = DrawingRecorder.record(outer)
    #expect(!ring.needsLayout() && !ring.needsDisplay() && ring.bounds.width == 40)
  }
}
