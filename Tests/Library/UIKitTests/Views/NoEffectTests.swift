import Dispatch
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Declarations that exist only so that sources compile: layers, drawing, device, effects.
@Suite struct NoEffectTests {
  /// A use of a declaration, with the name of the declaration.
  nonisolated struct Use: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: @MainActor @Sendable () -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable () -> Void) {
      (testDescription, self.body) = (name, body)
    }
  }

  /// The warnings of `uses`, in the trace of the application that code outside of events has.
  private func warnings(_ uses: [() -> Void]) -> [String] {
    let application = UIApplication.shared, warnings = Warnings()
    let (observer, names) = (application.observer, application.unsupportedNames)
    (application.observer, application.unsupportedNames) = (warnings, [])
    for use in uses { use() }
    (application.observer, application.unsupportedNames) = (observer, names)
    return warnings.texts
  }

  @Test(
    "a declaration without effect warns, once for its name",
    arguments: [
      Use("CALayer.add(_:forKey:)") { CALayer().add(CABasicAnimation(keyPath: "strokeEnd"), forKey: nil) },
      Use("CALayer.contentsGravity") { CALayer().contentsGravity = .center },
      Use("CALayer.cornerCurve") { UIView().layer.cornerCurve = .continuous },
      Use("CATransform3D.m34") { CALayer().transform.m34 = -0.002 },
      Use("CAEmitterCell.setValue(_:forKey: \"plane\")") { CAEmitterCell().setValue("wave", forKey: "plane") },
      Use("CAEmitterLayer.emitterCells") { CAEmitterLayer().emitterCells = [CAEmitterCell()] },
      Use("CATransaction.setAnimationDuration(_:)") { CATransaction.setAnimationDuration(2) },
      Use("NSShadow") { _ = NSShadow() },
      Use("NSAttributedString.Key.kern") { _ = NSAttributedString(string: "a", attributes: [.kern: 2]).size() },
      Use("UIColor.init(patternImage:)") { _ = UIColor(patternImage: UIImage()) },
      Use("UIImage.pngData()") { _ = UIImage().pngData() },
      Use("UIView.addMotionEffect(_:)") { UIView().addMotionEffect(UIMotionEffect()) },
      Use("UITextChecker") {
        let word = "silkwrom", all = NSRange(location: 0, length: 8)
        let range = UITextChecker().rangeOfMisspelledWord(
          in: word, range: all, startingAt: 0, wrap: false, language: "en")
        #expect(range.location == NSNotFound)
      },
      Use("UIDynamicAnimator.addBehavior(_:)") {
        UIDynamicAnimator().addBehavior(UIGravityBehavior(items: [UIView()]))
      },
      Use("UIImpactFeedbackGenerator.impactOccurred()") { UIImpactFeedbackGenerator(style: .light).impactOccurred() },
      Use("UIStackView.isBaselineRelativeArrangement") { UIStackView().isBaselineRelativeArrangement = true },
      Use("UIDevice.setValue(_:forKey: \"orientation\")") { UIDevice.current.setValue(1, forKey: "orientation") },
      Use("NSKeyValueObservingOptions.prior") {
        UIView().addObserver(UIView(), forKeyPath: "alpha", options: .prior, context: nil)
      },
    ])
  func warns(use: Use) {
    let name = use.testDescription
    #expect(warnings([use.body, use.body]) == ["`\(name)` has no effect here; it exists so that sources compile"])
  }

  @Test("a call by name of a method that is not there warns", .statements("LC-04"))
  func missingMethods() {
    let texts = warnings([{ UIView().perform("erase") }, { UIView().perform("erase:", with: nil) }])
    #expect(texts.map { $0.prefix(29) } == ["unrecognized selector \"erase\"", "unrecognized selector \"erase:"])
  }

  @Test func valuesThatChangeNothingDoNotWarn() {
    let layer = CALayer(), stack = UIStackView()
    layer.frame = CGRect(x: 5, y: 5, width: 40, height: 30)
    let texts = warnings([
      { layer.contentsGravity = .resize },
      { layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 4).cgPath },
      { layer.transform = CATransform3DMakeScale(2, 2, 1) },
      { CATransaction.setDisableActions(true) },
      { CATransaction.setAnimationDuration(0) },
      { stack.isBaselineRelativeArrangement = false },
      { UIDevice.current.endGeneratingDeviceOrientationNotifications() },
    ])
    #expect(texts == [])
  }

  @Test func aWarningOfAnotherThreadComesOnTheMainQueue() async {
    let application = UIApplication.shared
    application.unsupportedNames = []
    await Task.detached { _ = UIImage().pngData() }.value
    await withCheckedContinuation { done in Dispatch.DispatchQueue.main.async { done.resume() } }
    #expect(application.unsupportedNames.contains("UIImage.pngData()"))
  }

  @Test("the look of a class is an object also if init?(coder:) makes none")
  func lookWithoutCoder() {
    final class Plain: UIView {
      var height = 3.0
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }
    Plain.appearance().height = 7
    #expect(Plain.appearance().superview == nil)
  }
}
