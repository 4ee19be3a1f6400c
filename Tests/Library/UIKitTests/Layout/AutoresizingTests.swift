import Foundation
import Testing

@testable import UIKitCore

/// What autoresizing masks do.
@Suite struct AutoresizingTests {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The frame of a subview at 10,20 of 30 × 40 after its superview has become 200 × 100.
  func frame(_ mask: UIView.AutoresizingMask, _ change: (UIView) -> Void = { _ in }) -> CGRect {
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.autoresizingMask = mask
    change(inner)
    outer.addSubview(inner)
    outer.frame.size.width = 200
    return inner.frame
  }

  /// A mask, and where the subview is then.
  nonisolated static let cases: [(mask: UIView.AutoresizingMask, x: Double, width: Double)] = [
    (.flexibleWidth, 10, 130), (.flexibleLeftMargin, 110, 30), (.flexibleRightMargin, 10, 30),
    // In proportion: 10 to 60, 30 to 60, 10 to 30.
    ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100.0 / 7, 30),
    ([.flexibleWidth, .flexibleRightMargin], 10, 30 + 100.0 / 3), ([.flexibleWidth, .flexibleLeftMargin], 35, 105),
    (.flexibleHeight, 10, 30),
  ]

  @Test("what is flexible shares the change in proportion to its length", arguments: cases)
  func masks(mask: UIView.AutoresizingMask, x: Double, width: Double) {
    let frame = frame(mask)
    #expect(abs(frame.minX - x) < 1e-9 && abs(frame.width - width) < 1e-9)
    #expect(frame.minY == 20 && frame.height == 40)
  }

  @Test("a turned view keeps its transform; a superview may switch it off; constraints go first")
  func exceptions() {
    let turned = frame(.flexibleWidth) { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    // 130 × 40 about its middle at 75,40, on its side.
    #expect(abs(turned.minX - 55) < 1e-9 && abs(turned.minY + 25) < 1e-9 && abs(turned.height - 130) < 1e-9)
    outer.frame.size.width = 100
    outer.autoresizesSubviews = false
    #expect(frame(.flexibleWidth).width == 30)
    outer.frame.size.width = 100
    outer.autoresizesSubviews = true
    #expect(frame(.flexibleWidth) { $0.translatesAutoresizingMaskIntoConstraints = false }.width == 30)
  }

  @Test("a tree of flexible views follows its window")
  func nested() {
    let inner = UIView(frame: outer.bounds.insetBy(dx: 10, dy: 10)), leaf = UIView(frame: inner.bounds)
    for view in [inner, leaf] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    outer.addSubview(inner)
    inner.addSubview(leaf)
    outer.bounds.size = CGSize(width: 300, height: 50)
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 280, height: 30))
  }
}
