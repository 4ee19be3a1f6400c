import Testing

@testable import PrePass

/// Names of Swift 4 and before become names of today.
struct OldNamesTests {
  /// The changed sources, without the import that they get.
  private func run(_ sources: String...) throws -> [String] {
    let files = sources.enumerated().map { (path: "File\($0).swift", text: $1) }
    return try PrePassProgram.run(files).sources.map { source in
      let text = source.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1]
      return String(text.hasPrefix("import UIKit; ") ? text.dropFirst("import UIKit; ".count) : text)
    }
  }

  @Test(arguments: [
    ("let s: UIControlState = .normal", "let s: UIControl.State = .normal"),
    ("let s = UIKit.UIControlState.normal", "let s = UIKit.UIControl.State.normal"),
    ("f(Own.UIControlState)", "f(Own.UIControlState)"),
    ("extension UIViewContentMode {}", "extension UIView.ContentMode {}"),
    ("[NSFontAttributeName: font]", "[NSAttributedString.Key.font: font]"),
    ("layer.lineCap = kCALineCapRound", "layer.lineCap = CAShapeLayerLineCap.round"),
    ("switch w { case UIFontWeightBold: f() }", "switch w { case UIFont.Weight.bold: f() }"),
    ("let `UIKit` = `UITouchPhase`.self", "let `UIKit` = UITouch.Phase.self"),
  ])
  func typesAndConstants(old: String, new: String) throws { #expect(try run(old) == [new]) }

  @Test(arguments: [
    ("f(name: .UIKeyboardWillShow)", "f(name: UIResponder.keyboardWillShowNotification)"),
    ("f(\n  .UIKeyboardWillShow)", "f(\n  UIResponder.keyboardWillShowNotification)"),
    ("f(NSNotification.Name.UIKeyboardDidHide, a)", "f(UIResponder.keyboardDidHideNotification, a)"),
    ("case .UIApplicationDidBecomeActive: f()", "case UIApplication.didBecomeActiveNotification: f()"),
    ("f(Own.Name.UIKeyboardDidHide)", "f(Own.Name.UIKeyboardDidHide)"),
    ("f(a().UIKeyboardDidHide)", "f(a().UIKeyboardDidHide)"),
    ("f(a\n  .UIKeyboardDidHide)", "f(a\n  .UIKeyboardDidHide)"),
    ("loop.add(timer, forMode: .commonModes)", "loop.add(timer, forMode: RunLoop.Mode.common)"),
    ("loop.add(timer, forMode: RunLoopMode.commonModes)", "loop.add(timer, forMode: RunLoop.Mode.common)"),
    ("f(loop.commonModes)", "f(loop.commonModes)"),
    ("NSUnderlineStyle.styleNone.rawValue", "NSUnderlineStyle().rawValue"),
  ])
  func membersOfTypes(old: String, new: String) throws { #expect(try run(old) == [new]) }

  @Test(arguments: [
    ("let children = childViewControllers", "let children = self.children"),
    ("parent?.addChildViewController(a)", "parent?.addChild(a)"),
    (
      "override func addChildViewController(_ a: UIViewController) {}",
      "override func addChild(_ a: UIViewController) {}"
    ),
    ("a.didMove(toParentViewController: b)", "a.didMove(toParent: b)"),
    (
      "override func didMove(toParentViewController a: UIViewController?) {}",
      "override func didMove(toParent a: UIViewController?) {}"
    ),
    ("init(childViewControllers a: [A]) { f(a) }", "init(childViewControllers a: [A]) { f(a) }"),
    (
      "init(childViewControllers: A) { f(childViewControllers) }",
      "init(childViewControllers: A) { f(childViewControllers) }"
    ),
    ("view.bringSubview(toFront: a)", "view.bringSubviewToFront( a)"),
    ("text.size(attributes: a)", "text.size(withAttributes:  a)"),
    ("text.size(of: a)", "text.size(of: a)"),
    ("let count = text.characters.count", "let count = text.self.count"),
    ("let a: AttributedString; f(a.characters)", "let a: AttributedString; f(a.characters)"),
    ("spinner.activityIndicatorViewStyle = .gray", "spinner.style = .gray"),
  ])
  func members(old: String, new: String) throws { #expect(try run(old) == [new]) }

  @Test(arguments: [
    (
      "UIEdgeInsetsInsetRect(\n  a[1, 2],\n  UIEdgeInsetsMake(1, 2, f(3, 4), 5)\n)",
      "(\n  a[1, 2]).inset(by: \n  UIEdgeInsets(top: 1, left:  2, bottom:  f(3, 4), right:  5)\n)"
    ),
    ("if !UIEdgeInsetsEqualToEdgeInsets(a, b) {}", "if !((a) == ( b)) {}"),
    ("UIImagePNGRepresentation(image!)", "(image!).pngData()"),
    ("if UIAccessibilityIsVoiceOverRunning() {}", "if UIAccessibility.isVoiceOverRunning {}"),
    ("a.UIEdgeInsetsMake(1, 2, 3, 4)", "a.UIEdgeInsetsMake(1, 2, 3, 4)"),
    ("UIEdgeInsetsMake(1, 2)", "UIEdgeInsetsMake(1, 2)"),
    ("if UIInterfaceOrientationIsLandscape(a.b) {}", "if (a.b).isLandscape {}"),
    ("UIActivityIndicatorView(activityIndicatorStyle: .gray)", "UIActivityIndicatorView(style:  .gray)"),
    ("if let a = Bundle(path: b) {}", "if let a = Bundle.ofPictures(at:  b) {}"),
    ("a.url(forResource: b, withExtension: nil)", "a.urlOrBundle( b,   nil)"),
    ("CGAffineTransformScale(t, 1, 2)", "(t).scaledBy(x:  1, y:  2)"),
  ])
  func calls(old: String, new: String) throws { #expect(try run(old) == [new]) }

  @Test(arguments: [
    (#"layer.lineCap = "round""#, #"layer.lineCap = .init(rawValue: "round")"#),
    (#"CAMediaTimingFunction(name: "easeOut")"#, #"CAMediaTimingFunction(name: .init(rawValue: "easeOut"))"#),
    (
      #"let t = CATransition(); t.type = "cube"; item.type = "cube""#,
      #"let t = CATransition(); t.type = .init(rawValue: "cube"); item.type = "cube""#
    ),
    (#"var lineCap = ""; a.lineCap = "round""#, #"var lineCap = ""; a.lineCap = "round""#),
  ])
  func textsOfLayers(old: String, new: String) throws { #expect(try run(old) == [new]) }

  @Test func stringsAndCommentsStayAndInterpolationsDoNot() throws {
    let text = "// UITouchPhase\n\"UITouchPhase\" /* .UIKeyboardWillShow */"
    #expect(try run(text) == [text])
    #expect(
      try run(#"print("UITouchPhase \("a \(NSStringFromCGRect(a))") \(UITouchPhase.began)")"#)
        == [#"print("UITouchPhase \("a \(NSCoder.string(for: a))") \(UITouch.Phase.began)")"#])
  }

  /// Also in the other files of a module.
  @Test(arguments: [
    ("typealias UITouchPhase = Int", "let a: UITouchPhase = 1"),
    ("enum Kind { case UITouchPhase\n case b }", "f(UITouchPhase)"),
    ("func UIOffsetMake(_ a: Int, _ b: Int) {}", "UIOffsetMake(1, 2)"),
    ("extension String { func size(attributes: A) {} }", "a.size(attributes: b)"),
    ("extension Notification.Name { static let UIKeyboardDidHide = a }", "f(.UIKeyboardDidHide)"),
    ("class A { var childViewControllers = 1 }", "f(a.childViewControllers)"),
  ])
  func whatTheSourcesDeclareStays(declaration: String, use: String) throws {
    #expect(try run(declaration, use) == [declaration, use])
    // Else it would be renamed.
    #expect(try run("", use) != ["", use])
  }

  @Test func everyNewNameIsThere() throws {
    let words = OldNames.words.keys.sorted().map { "  _ = \($0).self" }
    let members = OldNames.typeMembers.sorted { $0.key < $1.key }.map { old, new in
      let owner = ["RunLoop", "NSUnderlineStyle"].first { new.hasPrefix($0) }
      return "  _ = \(owner == "RunLoop" ? "RunLoopMode" : owner ?? "NSNotification.Name").\(old)"
    }
    let result = try Compiler().check([
      """
      import UIKit
      class A: UIViewController {
        override func addChildViewController(_ a: UIViewController) { super.addChildViewController(a) }
        override var childViewControllerForStatusBarHidden: UIViewController? { childViewControllers.first }
        override var childViewControllerForStatusBarStyle: UIViewController? { super.childViewControllerForStatusBarStyle }
        override var childViewControllerForHomeIndicatorAutoHidden: UIViewController? { nil }
        override var childViewControllerForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
        override func willMove(toParentViewController a: UIViewController?) { super.willMove(toParentViewController: a) }
        func use(_ view: UIView, _ image: UIImage) {
          let children = childViewControllers
          for one in children where !isMovingToParentViewController { one.removeFromParentViewController() }
          if isMovingFromParentViewController { didMove(toParentViewController: self) }
          view.bringSubview(toFront: view)
          view.sendSubview(toBack: view)
          _ = "a".size(attributes: [NSFontAttributeName: 1])
          _ = UIColor(colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1)
          let insets = UIEdgeInsetsMake(1, 2, 3, 4), offset = UIOffsetMake(1, 2)
          print(UIEdgeInsetsEqualToEdgeInsets(insets, .zero), UIEdgeInsetsInsetRect(view.bounds, insets), offset)
          print(UIImagePNGRepresentation(image) as Any, UIImageJPEGRepresentation(image, 0.5) as Any)
          print(NSStringFromCGRect(view.frame), NSStringFromCGPoint(view.center), NSStringFromCGSize(view.frame.size))
          print(NSStringFromCGAffineTransform(view.transform), UIAccessibilityIsVoiceOverRunning())
          print(UIAccessibilityIsReduceMotionEnabled(), UIAccessibilityIsReduceTransparencyEnabled())
          UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil)
          _ = CAMediaTimingFunction(name: "easeOut")
        }
      }
      @MainActor func use() {
      \(words.joined(separator: "\n"))
      \(members.joined(separator: "\n"))
      }
      @MainActor func use(_ shape: CAShapeLayer, _ text: CATextLayer, _ emitter: CAEmitterLayer, _ a: CAKeyframeAnimation) {
        shape.lineCap = "round"; shape.lineJoin = "round"; shape.fillRule = "even-odd"; shape.contentsGravity = "top"
        shape.magnificationFilter = "nearest"; shape.minificationFilter = "nearest"
        text.alignmentMode = "left"; text.truncationMode = "end"
        emitter.emitterMode = "volume"; emitter.emitterShape = "line"; emitter.renderMode = "additive"
        a.fillMode = "both"; a.calculationMode = "paced"; a.rotationMode = "auto"
        let transition = CATransition()
        transition.type = "cube"; transition.subtype = "fromLeft"
      }
      """
    ])
    #expect(result.status == 0, "\(result.output)")
  }
}
