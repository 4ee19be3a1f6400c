import Testing

@testable import UIKitCore

/// What extensions of classes of UIKit put in the place of methods about touches.
@Suite struct ReplacementTests {
  private class Wide: UIView {}
  private class WideAndTall: Wide {}
  private class Narrow: Wide {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  }
  private class Sink: UIView {}
  private class Talker: UIView {}

  /// Other tests run without replacements.
  private func forget() {
    (ReplacedMethods.hitTest, ReplacedMethods.pointInside) = (MethodReplacements(), MethodReplacements())
    ReplacedMethods.touches = [:]
  }

  @Test("a replacement answers for its class and the classes below, and super is the next one above")
  func pointInside() {
    defer { forget() }
    Wide.replacePointInside { view, point, event in
      view.point(above: Wide.self, inside: point, with: event) || view.bounds.insetBy(dx: -20, dy: 0).contains(point)
    }
    WideAndTall.replacePointInside { view, point, event in
      view.point(above: WideAndTall.self, inside: point, with: event)
        || view.bounds.insetBy(dx: 0, dy: -20).contains(point)
    }
    let frame = CGRect(x: 100, y: 100, width: 50, height: 50),
      root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    func hits(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> Bool {
      root.subviews.forEach { $0.removeFromSuperview() }
      root.addSubview(view)
      return root.hitTest(CGPoint(x: x, y: y), with: nil) === view
    }
    #expect(hits(Wide(frame: frame), 90, 120) && !hits(Wide(frame: frame), 120, 90))
    #expect(hits(WideAndTall(frame: frame), 90, 120) && hits(WideAndTall(frame: frame), 120, 90))
    #expect(!hits(WideAndTall(frame: frame), 90, 90))
    #expect(!hits(Narrow(frame: frame), 90, 120), "the override of a subclass comes first")
    #expect(!hits(UIView(frame: frame), 90, 120))
  }

  @Test("a replacement of the hit test may name another view")
  func hitTest() {
    defer { forget() }
    let other = UIView()
    Sink.replaceHitTest { view, point, event in
      view.hitTest(above: Sink.self, point, with: event) === view ? other : nil
    }
    let sink = Sink(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(sink.hitTest(CGPoint(x: 5, y: 5), with: nil) === other)
    #expect(sink.hitTest(CGPoint(x: 50, y: 5), with: nil) == nil)
    sink.isHidden = true
    #expect(sink.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
  }

  @Test("a replacement of touchesBegan gets the touches, and super sends them up the chain")
  func touches() {
    defer { forget() }
    var heard: [String] = []
    Talker.replaceTouches(in: .began) { responder, touches, event in
      heard.append("talker \(touches.count)")
      responder.touches(above: Talker.self, in: .began, touches, with: event)
    }
    final class Above: UIView {
      var hear: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear() }
    }
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    let above = Above(frame: window.bounds)
    above.hear = { heard.append("above") }
    above.addSubview(Talker(frame: window.bounds))
    window.addSubview(above)
    window.makeKeyAndVisible()
    application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 50, y: 50), timestamp: 0))
    application.processEvents(until: 0.1)
    #expect(heard == ["talker 1", "above"])
  }

  @Test("a replacement for scroll views passes their touches on; one for views is not theirs", .statements("SV-17"))
  func touchesOfScrollViews() {
    defer { forget() }
    final class Pane: UIScrollView {}
    let screen = PresentationScreen(), host = PhaseView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let pane = Pane(frame: host.bounds)
    host.addSubview(pane)
    screen.back.view.addSubview(host)
    screen.show()
    UIView.replaceTouches(in: .began) { view, touches, event in
      if view === pane { view.next?.touchesBegan(touches, with: event) }
    }
    screen.tap(CGPoint(x: 50, y: 50))
    #expect(host.phases == [])
    Pane.replaceTouches(in: .began) { view, touches, event in view.next?.touchesBegan(touches, with: event) }
    screen.tap(CGPoint(x: 50, y: 50))
    #expect(host.phases == ["began"])
  }
}
