import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Values that code written for iOS sets and reads.
@Suite struct KeptValueTests {
  private final class Arc: CALayer {
    var angle: CGFloat {
      get { managedValue(forKey: "angle") as CGFloat }
      set { setManagedValue(newValue, forKey: "angle") }
    }
    var owner: UIView? {
      get { managedValue(forKey: "owner") as UIView? }
      set { setManagedValue(newValue, forKey: "owner") }
    }
    var displays = 0
    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
    override func setNeedsDisplay() { displays += 1 }
  }

  @Test func aLayerKeepsTheValuesOfItsOwnProperties() {
    let arc = Arc(), view = UIView()
    #expect(arc.angle == 0 && arc.owner == nil)
    (arc.angle, arc.owner) = (2, view)
    #expect(arc.angle == 2 && arc.owner === view && arc.displays == 1)
    #expect(arc.value(forKey: "angle") as? CGFloat == 2)
  }

  @Test func everyObjectKeepsWhatItSaysToAssistiveTechnology() {
    let layer = CAShapeLayer(), image = UIImage()
    (layer.accessibilityHint, image.accessibilityIdentifier) = ("turn", "knob")
    #expect(layer.accessibilityHint == "turn" && image.accessibilityIdentifier == "knob")
    #expect(layer.accessibilityLabel == nil && !layer.isAccessibilityElement)
  }

  /// As logs from iOS show it.
  @Test func aViewSaysItsFrameAndWhatDiffersFromAPlainView() {
    func said(_ view: UIView) -> String { view.description.replacing(/0x[0-9a-f]+/, with: "0x") }
    #expect(
      said(UIView(frame: CGRect(x: 0, y: 47.5, width: 390, height: 20.0 / 3)))
        == "<UIView: 0x; frame = (0 47.5; 390 6.66667); layer = <CALayer: 0x>>")
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    (label.text, label.isHidden, label.alpha, label.tag, label.clipsToBounds) = ("Hello", true, 0.5, 7, true)
    #expect(
      said(label)
        == "<UILabel: 0x; frame = (1 2; 3 4); text = 'Hello'; clipsToBounds = YES; hidden = YES; alpha = 0.5; "
        + "userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x>>")
    #expect("\(label)" == label.description)
  }

  @Test func transformsAreValuesOfObjects() {
    let scale = CATransform3DMakeScale(2, 3, 4), turn = CGAffineTransform(rotationAngle: 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: scale).caTransform3DValue, scale))
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
  }

  @Test func anEffectViewMadeByItsFrameHasItsContent() {
    let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(view.contentView.superview === view && view.contentView.bounds.size == view.bounds.size)
    #expect(UIVisualEffectView().effect == nil)
  }

  @Test("a blur is a dark or a light colour over the picture behind its view; no other effect is drawn")
  func blur() {
    func whiteness(_ style: UIBlurEffect.Style) -> CGFloat? {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      guard case .fill(_, _, let color) = view.ownDrawing.first?.kind, view.ownDrawing.count == 1 else { return nil }
      #expect(color.opacity > 0.2 && color.opacity < 1)
      return color.red
    }
    #expect([.dark, .extraDark, .systemThinMaterialDark].compactMap(whiteness).filter { $0 < 0.2 }.count == 3)
    #expect([.light, .extraLight, .regular, .systemMaterial].compactMap(whiteness).filter { $0 > 0.9 }.count == 4)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
    #expect(view.ownDrawing.isEmpty)
    view.effect = nil
    #expect(view.ownDrawing.isEmpty)
  }

  @Test func aConstraintBetweenNothingIsIgnored() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.constant == 0 && !constraint.isActive)
  }

  @Test("a snap moves its item; others move none")
  func snapping() {
    let animator = UIDynamicAnimator(), view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 50))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    #expect(view.center == CGPoint(x: 10, y: 10))
    animator.addBehavior(snap)
    #expect(view.center == CGPoint(x: 100, y: 50))
    snap.snapPoint.x = 60
    #expect(view.center == CGPoint(x: 60, y: 50))
    animator.removeBehavior(snap)
    snap.snapPoint.x = 0
    #expect(view.center == CGPoint(x: 60, y: 50))
  }

  @Test func anAnimatorFindsTheAttributesOfACell() {
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 2, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    animator.addBehavior(UIAttachmentBehavior(item: attributes, attachedToAnchor: .zero))
    #expect(animator.layoutAttributesForCell(at: path) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
  }
}
