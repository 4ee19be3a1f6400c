import Foundation
import Testing

@testable import UIKitCore

/// Conversion of points and rectangles between views.
@Suite struct ConvertingTests {
  let fixture = PipelineFixture(
    """
    window 20,30 400x400
      left 10,10 100x100
        leaf 5,5 20x20
      right 200,10 100x100 bounds=0,50
        twig 10,60 20x20
      turned 100,200 100x50 rotated=90
    """)

  @Test("nil stands for the window's coordinate space", .statements("HT-40"))
  func toWindow() {
    #expect(fixture["leaf"].convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 17))
    #expect(fixture["leaf"].convert(CGPoint(x: 16, y: 17), from: nil) == CGPoint(x: 1, y: 2))
  }

  @Test("a point is converted between views through their common ancestor", .statements("HT-40"))
  func cousins() {
    #expect(fixture["leaf"].convert(CGPoint(x: 0, y: 0), to: fixture["twig"]) == CGPoint(x: -195, y: -5))
    #expect(fixture["twig"].convert(CGPoint(x: 0, y: 0), from: fixture["leaf"]) == CGPoint(x: -195, y: -5))
  }

  @Test("for a window, nil stands for the screen", .statements("HT-41"))
  func screen() {
    let window = fixture.windows[0]
    #expect(window.convert(CGPoint(x: 1, y: 2), to: nil as UIWindow?) == CGPoint(x: 21, y: 32))
    #expect(window.convert(CGPoint(x: 21, y: 32), from: nil as UIWindow?) == CGPoint(x: 1, y: 2))
  }

  @Test("a rotated rectangle is converted to its axis-aligned bounding box", .statements("HT-42"))
  func rectangles() {
    let box = fixture["turned"].convert(CGRect(x: 0, y: 0, width: 100, height: 50), to: fixture["window"])
    #expect(abs(box.minX - 125) < 1e-9 && abs(box.minY - 175) < 1e-9)
    #expect(abs(box.width - 50) < 1e-9 && abs(box.height - 100) < 1e-9)
  }

  @Test("a rectangle is enclosed in the common ancestor and again in the target")
  func boxedTwice() {
    let fixture = PipelineFixture(
      """
      window 400x400
        one 0,0 100x100 rotated=45
        two 200,200 100x100 rotated=45
      """)
    let box = fixture["one"].convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: fixture["two"])
    #expect(abs(box.width - 200) < 1e-9)
  }

  @Test("the frame is derived from center, bounds and transform, and setting it changes them")
  func frames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 20, y: 10))
  }

  @Test("a negative size is standardized, in the initializer too")
  func negativeSizes() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: 6))
    #expect(view.frame == CGRect(x: 6, y: 10, width: 4, height: 6))
    view.frame = CGRect(x: 0, y: 0, width: 8, height: -2)
    #expect(view.frame == CGRect(x: 0, y: -2, width: 8, height: 2) && view.bounds.origin == .zero)
    view.bounds = CGRect(x: 0, y: 0, width: -8, height: 3)
    #expect(view.bounds == CGRect(x: -8, y: 0, width: 8, height: 3))
  }

  /// Values that no place can have.
  private nonisolated static let strange = [CGFloat.nan, .infinity, -.infinity]

  @Test("NaN and infinity are refused: the view keeps its place", arguments: strange)
  func strangePlaces(value: CGFloat) {
    #expect(UIView(frame: CGRect(x: value, y: 0, width: 5, height: 5)).frame == .zero)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4), view = UIView(frame: frame)
    view.frame = CGRect(x: 0, y: 0, width: value, height: 9)
    view.bounds.origin.y = value
    view.center = CGPoint(x: value, y: 0)
    view.transform = CGAffineTransform(scaleX: value, y: 1)
    #expect(view.frame == frame && view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4) && view.transform.isIdentity)
  }

  @Test("a number so large that a conversion would overflow is refused")
  func hugePlaces() {
    let huge = CGFloat.greatestFiniteMagnitude
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4), view = UIView(frame: frame)
    view.frame = CGRect(x: huge, y: 0, width: huge, height: 1)
    #expect(view.frame == frame)
    #expect(UIView(frame: CGRect(x: huge, y: 0, width: huge, height: 1)).frame == .zero)
  }

  @Test("a point that enters a flattened view ignores that view's transform; every location is finite")
  func flattened() {
    let fixture = PipelineFixture("window 400x400\n  flat 10,20 100x100\n    inner 5,5 20x20")
    fixture.down("inner")
    guard let touch = fixture.application.touchesEvent.touches.first else { return }
    for transform in [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(scaleX: 1e-300, y: 1e-300),
    ] {
      fixture["flat"].transform = transform
      #expect(touch.location(in: fixture["inner"]) == CGPoint(x: 10, y: 10))
      let rect = fixture["window"].convert(CGRect(x: 15, y: 25, width: 1, height: 2), to: fixture["inner"])
      #expect(rect == CGRect(x: 0, y: 0, width: 1, height: 2))
      #expect(fixture.hit(25, 35) == "window")
    }
  }

  @Test("a conversion through many scales stays finite")
  func overflow() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var inner = outer
    for _ in 0..<6 {
      let view = UIView(frame: outer.bounds)
      view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1e-100, y: 1e-100)
      inner.addSubview(view)
      inner = view
    }
    #expect(outer.convert(CGPoint(x: 3, y: 4), to: inner).isFinite)
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: outer).isFinite)
    #expect(outer.convert(CGRect(x: 3, y: 4, width: 5, height: 6), to: inner).isFinite)
  }
}
