import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Declarations of views and controls that exist only so that sources compile.
@Suite struct UnsupportedLooksTests {
  @Test("a declaration without effect warns once in a trace", arguments: unsupportedUses)
  func warnsOnce(_ use: UnsupportedUse) {
    let given = warnings(of: {
      use.act()
      use.act()
    })
    #expect(given == ["`\(use.name)` has no effect here; it exists so that sources compile"])
  }

  @Test("a value that asks for the behaviour of the library does not warn", arguments: silentUses)
  func isSilent(_ use: UnsupportedUse) { #expect(warnings(of: use.act) == []) }

  @Test("views and controls warn of nothing when they are made, laid out and drawn")
  func ownUse() {
    let made = warnings(of: {
      let views = [
        UILabel(), UIButton(type: .system), UIButton(configuration: .filled()), UITextField(), UITextView(),
        UISearchBar(), UIDatePicker(), UIPickerView(), UIScrollView(), UISlider(), UISwitch(), UIStepper(),
        UIPageControl(), UISegmentedControl(items: ["a"]), UIRefreshControl(), UIActivityIndicatorView(style: .large),
        UIProgressView(progressViewStyle: .bar), UIVisualEffectView(effect: nil), UIImageView(),
      ]
      for view in views {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.layoutIfNeeded()
        _ = view.ownDrawing
      }
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { views[0].alpha = 0.5 }.startAnimation()
    })
    #expect(made == [])
  }

  /// The warnings while `act` runs in a touch of an application, which then is the one that receives them.
  private func warnings(of act: @escaping () -> Void) -> [String] {
    let application = UIApplication(), observer = Warnings()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    let view = ActingView(frame: window.bounds)
    view.act = act
    window.addSubview(view)
    window.makeKeyAndVisible()
    application.observer = observer
    application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 10, y: 10), timestamp: 0))
    application.processEvents(until: 0)
    #expect(view.act == nil, "the touch has reached the view")
    return observer.texts
  }
}

/// One use of a declaration, and the name in its warning.
nonisolated struct UnsupportedUse: Sendable, CustomTestStringConvertible {
  let name: String
  let act: @MainActor @Sendable () -> Void

  init(_ name: String, _ act: @escaping @MainActor @Sendable () -> Void) { (self.name, self.act) = (name, act) }

  var testDescription: String { name }
}

/// A context of one point.
@MainActor private var context: CGContext? {
  CGContext(
    data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
}

/// Code of a method, without content.
@MainActor private var nothing: IMP { method_getImplementation(OpaquePointer(bitPattern: 1)!) }

nonisolated private let unsupportedUses = [
  UnsupportedUse("UILabel.shadowColor") { UILabel().shadowColor = .red },
  UnsupportedUse("UILabel.lineBreakMode") { UILabel().lineBreakMode = .byTruncatingMiddle },
  UnsupportedUse("UILabel.shadowOffset") { UILabel().shadowOffset = .zero },
  UnsupportedUse("UILabel.baselineAdjustment") { UILabel().baselineAdjustment = .none },
  UnsupportedUse("NSTextContainer.lineBreakMode") { NSTextContainer().lineBreakMode = .byCharWrapping },
  UnsupportedUse("NSTextContainer.exclusionPaths") { NSTextContainer().exclusionPaths = [UIBezierPath()] },
  UnsupportedUse("NSParagraphStyle.lineBreakMode") { NSMutableParagraphStyle().lineBreakMode = .byTruncatingHead },
  UnsupportedUse("UIButton.Configuration.titleLineBreakMode") {
    var configuration = UIButton.Configuration.plain()
    configuration.titleLineBreakMode = .byTruncatingMiddle
  },
  UnsupportedUse("CGContext.setShouldAntialias") { context?.setShouldAntialias(false) },
  UnsupportedUse("CGContext.setAllowsAntialiasing") { context?.setAllowsAntialiasing(false) },
  UnsupportedUse("CGContext.setTextDrawingMode") { context?.setTextDrawingMode(.stroke) },
  UnsupportedUse("CGContext.interpolationQuality") { context?.interpolationQuality = .none },
  UnsupportedUse("CGContext.textMatrix") { context?.textMatrix = CGAffineTransform(scaleX: 1, y: -1) },
  UnsupportedUse("CGContext.clip(to:mask:)") {
    guard let context, let image = context.makeImage() else { return }
    context.clip(to: .zero, mask: image)
  },
  UnsupportedUse("UIView.setAnimationCurve") { UIView.setAnimationCurve(.linear) },
  UnsupportedUse("UIView.setAnimationTransition") {
    UIView.setAnimationTransition(.curlUp, for: UIView(), cache: false)
  },
  UnsupportedUse("UIViewPropertyAnimator.scrubsLinearly") { UIViewPropertyAnimator().scrubsLinearly = false },
  UnsupportedUse("UIViewPropertyAnimator.addAnimations(_:delayFactor:)") {
    UIViewPropertyAnimator().addAnimations({}, delayFactor: 0.5)
  },
  UnsupportedUse("CAAnimation.speed") { CAAnimation().speed = 2 },
  UnsupportedUse("CAAnimation.timeOffset") { CAAnimation().timeOffset = 1 },
  UnsupportedUse("CAAnimation.run(forKey:object:arguments:)") {
    CAAnimation().run(forKey: "key", object: CALayer(), arguments: nil)
  },
  UnsupportedUse("CAKeyframeAnimation.path") {
    CAKeyframeAnimation().path = CGPath(rect: .zero, transform: nil)
  },
  UnsupportedUse("UIPageViewController.options") {
    _ = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
  },
  UnsupportedUse("UITableView.fillerRowHeight") { UITableView().fillerRowHeight = 44 },
  UnsupportedUse("UIInputView.inputViewStyle") { _ = UIInputView(frame: .zero, inputViewStyle: .keyboard) },
  UnsupportedUse("UITraitCollection.init(displayGamut:)") { _ = UITraitCollection(displayGamut: .P3) },
  UnsupportedUse("UITraitCollection.init(preferredContentSizeCategory:)") {
    _ = UITraitCollection(preferredContentSizeCategory: .extraLarge)
  },
  UnsupportedUse("class_addMethod") { _ = class_addMethod(UIView.self, Selector("a"), nothing, nil) },
  UnsupportedUse("class_replaceMethod") { _ = class_replaceMethod(UIView.self, Selector("a"), nothing, nil) },
  UnsupportedUse("UIView.semanticContentAttribute") { UIView().semanticContentAttribute = .forceRightToLeft },
  UnsupportedUse("UIView.overrideUserInterfaceStyle") { UIView().overrideUserInterfaceStyle = .dark },
  UnsupportedUse("UIView.setAnimationRepeatCount") { UIView.setAnimationRepeatCount(3) },
  UnsupportedUse("UIScreen.brightness") { UIScreen.main.brightness = 0.5 },
  UnsupportedUse("UIButton.Configuration.subtitle") {
    var configuration = UIButton.Configuration.plain()
    configuration.subtitle = "below"
  },
  UnsupportedUse("UIProgressView.observedProgress") { UIProgressView().observedProgress = Progress(totalUnitCount: 1) },
  UnsupportedUse("UIScrollView.keyboardDismissMode") { UIScrollView().keyboardDismissMode = .interactive },
  UnsupportedUse("UIRefreshControl.attributedTitle") {
    UIRefreshControl().attributedTitle = NSAttributedString(string: "new")
  },
  UnsupportedUse("UITextField.clearsOnInsertion") { UITextField().clearsOnInsertion = true },
  UnsupportedUse("UITextView.dataDetectorTypes") { UITextView().dataDetectorTypes = .link },
  UnsupportedUse("UISearchBar.prompt") { UISearchBar().prompt = "Search" },
  UnsupportedUse("UIKeyCommand") {
    _ = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:"))
  },
  UnsupportedUse("UIResponder.setNeedsFocusUpdate") { UIView().setNeedsFocusUpdate() },
  UnsupportedUse("UIApplication.registerForRemoteNotifications") {
    UIApplication.shared.registerForRemoteNotifications()
  },
]

nonisolated private let silentUses = [
  UnsupportedUse("UILabel.shadowColor") { UILabel().shadowColor = nil },
  UnsupportedUse("UILabel.lineBreakMode") { UILabel().lineBreakMode = .byWordWrapping },
  UnsupportedUse("CGContext.setShouldAntialias") { context?.setShouldAntialias(true) },
  UnsupportedUse("CGContext.textMatrix") { context?.textMatrix = .identity },
  UnsupportedUse("UITraitCollection.init(displayGamut:)") { _ = UITraitCollection(displayGamut: .SRGB) },
  UnsupportedUse("UITableView.fillerRowHeight") {
    UITableView().fillerRowHeight = UITableView.automaticDimension
  },
  UnsupportedUse("UIView.semanticContentAttribute") { UIView().semanticContentAttribute = .forceLeftToRight },
  UnsupportedUse("UIBlurEffect") { _ = UIBlurEffect(style: .dark) },
  UnsupportedUse("UIActivityIndicatorView.startAnimating") { UIActivityIndicatorView().startAnimating() },
  UnsupportedUse("UIButton.menu") { UIButton().menu = UIMenu() },
  UnsupportedUse("UIScrollView.bounces") { UIScrollView().bounces = false },
  UnsupportedUse("UIScrollView.showsVerticalScrollIndicator") { UIScrollView().showsVerticalScrollIndicator = false },
  UnsupportedUse("UIDatePicker.preferredDatePickerStyle") { UIDatePicker().preferredDatePickerStyle = .inline },
  UnsupportedUse("UITextField.keyboardType") { UITextField().keyboardType = .numberPad },
]

/// Runs a closure when a finger goes down.
private final class ActingView: UIView {
  var act: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    act?()
    act = nil
  }
}
