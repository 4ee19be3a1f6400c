import Foundation
import Testing

@testable import UIKit

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
}
