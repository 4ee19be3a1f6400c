import Foundation
import Testing
import UIKit

/// What views look like is kept, and has no influence on touches.
struct LooksTests {
  @Test func aViewKeepsItsLooks() {
    let parent = UIView(), view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    parent.addSubview(view)
    #expect(view.backgroundColor == nil && view.tintColor == .systemBlue && view.contentMode == .scaleToFill)
    parent.tintColor = .red
    view.backgroundColor = .systemYellow
    #expect(view.tintColor == .red && view.backgroundColor == .systemYellow)
    view.tintColor = .green
    #expect(view.tintColor == .green && parent.tintColor == .red)
  }

  @Test func aViewIsToldOfAnotherTintAlone() {
    final class Tinted: UIView {
      var calls = 0
      override func tintColorDidChange() {
        calls += 1
        tintColor = .white
      }
    }
    let view = Tinted()
    view.tintColor = .systemBlue
    #expect(view.calls == 0)
    view.tintColor = .red
    #expect(view.calls == 2 && view.tintColor == .white)
  }

  @Test func aLayerHasThePlaceAndTheLooksOfItsView() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.layer === view.layer && view.layer.frame == view.frame)
    view.layer.position = CGPoint(x: 50, y: 60)
    #expect(view.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    #expect(view.backgroundColor == .red && view.alpha == 0.5 && view.clipsToBounds)
    view.layer.isHidden = true
    #expect(view.isHidden)
  }

  @Test func aLayerOfItsOwnHasItsOwnPlace() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)), dot = CAShapeLayer(), inner = CALayer()
    dot.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
    inner.frame = CGRect(x: 5, y: 5, width: 2, height: 2)
    view.layer.addSublayer(dot)
    dot.addSublayer(inner)
    #expect(dot.position == CGPoint(x: 25, y: 35) && dot.superlayer === view.layer)
    #expect(inner.convert(.zero, to: view.layer) == CGPoint(x: 25, y: 35))
    #expect(view.layer.convert(CGPoint(x: 25, y: 35), to: inner) == .zero)
    #expect(view.layer.hitTest(CGPoint(x: 36, y: 46)) === inner && view.layer.hitTest(CGPoint(x: 31, y: 41)) === dot)
    dot.removeFromSuperlayer()
    #expect(view.layer.sublayers?.isEmpty == true && dot.superlayer == nil)
  }

  @Test func theClassOfTheLayerIsThatOfTheView() {
    final class Shape: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
    #expect(Shape().layer is CAShapeLayer)
  }

  /// As in UIKit: the order of layers, corners and masks do not count.
  @Test func looksHaveNoInfluenceOnTheHitTest() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: parent.bounds), front = UIView(frame: parent.bounds)
    parent.addSubview(back)
    parent.addSubview(front)
    back.layer.zPosition = 10
    front.layer.cornerRadius = 50
    front.backgroundColor = .clear
    front.mask = UIView()
    #expect(parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === front)
  }

  @Test func coloursAreEqualByTheirComponents() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(
      UIColor(hue: 2.0 / 3, saturation: 1, brightness: 0.5, alpha: 1) == UIColor(red: 0, green: 0, blue: 0.5, alpha: 1))
    #expect(UIColor(white: 0.5, alpha: 1) == .gray && UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(UIColor(red: .nan, green: 7, blue: -1, alpha: 1) == .green)
  }

  @Test func aLabelHasASizeByItsText() {
    let label = UILabel()
    label.text = "ab\ncdef"
    // 12 points each letter, 24 each line.
    label.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect(label.intrinsicContentSize == CGSize(width: 24, height: 24))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 48, height: 48))
    label.frame.origin = CGPoint(x: 10, y: 20)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 10, y: 20, width: 48, height: 48))
  }

  @Test func aLabelDrawsTheLinesForWhichItHasRoom() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 24, height: 60))
    (label.text, label.numberOfLines) = ("ab cd ef gh", 0)
    label.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
    func limit() -> Int? {
      if case .text(let value) = DrawingRecorder.record(label).commands.last?.kind { value.lineLimit } else { nil }
    }
    #expect(limit() == 2)
    label.numberOfLines = 1
    #expect(limit() == 1)
    (label.numberOfLines, label.bounds.size.height) = (3, 10)
    #expect(limit() == 1)
  }

  /// A label with margins, as many programs have one.
  @Test func aLabelDrawsWhereItsOverridesSay() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
          .insetBy(dx: -10, dy: -5)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
    }
    let label = Padded()
    (label.text, label.font) = ("abc", .monospacedSystemFont(ofSize: 20, weight: .regular))
    #expect(label.intrinsicContentSize == CGSize(width: 56, height: 34))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 56, height: 34))
    label.sizeToFit()
    let text = DrawingRecorder.record(label).commands.compactMap { command in
      if case .text(let value) = command.kind { value } else { nil }
    }
    #expect(text.map(\.rect) == [CGRect(x: 10, y: 5, width: 36, height: 24)])
    (label.numberOfLines, label.text) = (0, "ab cd")
    #expect(label.sizeThatFits(CGSize(width: 56, height: 0)) == CGSize(width: 44, height: 58))
  }

  @Test func aScrollViewCutsItsContent() {
    #expect(UIScrollView().clipsToBounds && UITextView().clipsToBounds && !UIView().clipsToBounds)
  }
}

/// Transactions of layers, whose changes happen at once.
struct TransactionTests {
  @Test func aCompletionIsCalledAtTheEndOfItsTransaction() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    #expect(calls.isEmpty)
    CATransaction.commit()
    #expect(calls == ["inner"])
    CATransaction.commit()
    #expect(calls == ["inner", "outer"])
    CATransaction.setCompletionBlock { calls.append("none") }
    // One commit too many does nothing.
    CATransaction.commit()
    #expect(calls.last == "none")
  }

  @Test func aCompletionWaitsForAnimations() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100")
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    let fading = CABasicAnimation(keyPath: "opacity")
    (fading.fromValue, fading.duration) = (0, 0.5)
    fixture["V"].layer.add(fading, forKey: nil)
    CATransaction.commit()
    UIView.animate(withDuration: 0.8) { fixture["V"].alpha = 0.5 }
    CATransaction.commit()
    #expect(calls.isEmpty)
    let shared = UIApplication.shared
    shared.processEvents(until: shared.now + 0.6)
    #expect(calls == ["inner"])
    shared.processEvents(until: shared.now + 0.3)
    #expect(calls == ["inner", "outer"])
  }

  @Test(
    "a colour is described as on iOS",
    arguments: [
      (UIColor.red, "UIExtendedSRGBColorSpace 1 0 0 1"), (.black, "UIExtendedGrayColorSpace 0 1"),
      (.clear, "UIExtendedGrayColorSpace 0 0"), (.lightGray, "UIExtendedGrayColorSpace 0.666667 1"),
      (.white.withAlphaComponent(0.5), "UIExtendedGrayColorSpace 1 0.5"),
      (UIColor(displayP3Red: 0, green: 0.5, blue: 1, alpha: 1), "UIDisplayP3ColorSpace 0 0.5 1 1"),
      (.systemBlue, "<UIDynamicSystemColor: 0x…; name = systemBlueColor>"),
      (.label, "<UIDynamicSystemColor: 0x…; name = labelColor>"),
      (.systemBlue.withAlphaComponent(0.5), "UIExtendedSRGBColorSpace 0 0.478431 1 0.5"),
    ])
  func describedColors(color: UIColor, text: String) {
    #expect("\(color)".replacing(/0x[0-9a-f]+/, with: "0x…") == text)
  }
}
