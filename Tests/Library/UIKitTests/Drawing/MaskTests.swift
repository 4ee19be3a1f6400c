import Foundation
import Testing

@testable import UIKitCore

/// Masks and round corners cut a view and those inside of it.
@Suite struct MaskTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200), application: UIApplication())
  private let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 30, y: 20, width: 40, height: 40))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    (outer.backgroundColor, inner.backgroundColor) = (.red, .blue)
  }

  /// The figures that cut what a view draws, from outside.
  private func clips(of view: UIView) -> [CGRect] {
    DrawingRecorder.recordInTree(view).commands.compactMap { command in
      if case .clip(let figure, _) = command.kind { figure.path.boundingBox } else { nil }
    }
  }

  @Test("without masks and round corners nothing is cut here: rectangles are cut by who shows the view")
  func nothing() {
    outer.clipsToBounds = true
    #expect(clips(of: inner).isEmpty)
  }

  @Test("a mask of a layer cuts its view, and the views inside of it, in their coordinates")
  func layers() {
    let circle = CAShapeLayer()
    circle.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
    outer.layer.mask = circle
    #expect(clips(of: outer) == [CGRect(x: 10, y: 10, width: 80, height: 80)])
    #expect(clips(of: inner) == [CGRect(x: -20, y: -10, width: 80, height: 80)])
    #expect(clips(of: window).isEmpty)
    // Half as large, about its centre; the content begins at (5, 5).
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    outer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(clips(of: inner) == [CGRect(x: -50, y: -30, width: 160, height: 160)])
  }

  @Test("a view is a mask with its frame and its corners, and its layer is that of the other's layer")
  func views() {
    let mask = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    outer.mask = mask
    #expect(outer.layer.mask === mask.layer)
    #expect(clips(of: inner) == [CGRect(x: -10, y: 0, width: 30, height: 30)])
    outer.mask = nil
    #expect(outer.layer.mask == nil && clips(of: inner).isEmpty)
  }

  @Test("round corners of a view that clips cut the views inside of it")
  func corners() {
    outer.layer.cornerRadius = 20
    #expect(clips(of: inner).isEmpty)
    outer.clipsToBounds = true
    #expect(clips(of: inner) == [CGRect(x: -30, y: -20, width: 100, height: 100)])
  }
}
