import OwnCode
import Testing

/// `#selector` of what Xcode refuses has an error at the name; all else goes on as before.
struct SelectorCheckTests {
  /// The problem of sources, which are files of one module.
  private func problem(_ texts: [String]) throws -> String? {
    do {
      _ = try PrePassProgram.run(texts.enumerated().map { ("\($0).swift", $1) })
      return nil
    } catch let problems as CodeProblems {
      return problems.description
    }
  }

  private func dial(_ body: String) -> String { "import UIKit\nclass Dial: UIViewController {\n\(body)\n}" }

  nonisolated private static func notExposed(_ method: String) -> String {
    "argument of '#selector' refers to instance method '\(method)' that is not exposed to Objective-C; "
      + "add '@objc' to expose this instance method to Objective-C"
  }

  @Test(arguments: [
    ("  let a = #selector(tapped)\n  func tapped() {}", "3:21", notExposed("tapped()")),
    ("  let a = #selector(Dial.tapped(_:))\n  private func tapped(_ a: Any) {}", "3:26", notExposed("tapped(_:)")),
    ("  @nonobjc func tapped() {}\n\tlet é = 1, a = #selector(self.tapped)", "4:33", notExposed("tapped()")),
    ("  let a = #selector(tapped)", "3:21", "cannot find 'tapped' in scope"),
    ("  let a = #selector(tapped(_:))\n  @objc func tapped() {}", "3:21", "cannot find 'tapped' in scope"),
    ("  let a = #selector(Dial.tapped)", "3:26", "type 'Dial' has no member 'tapped'"),
    ("  let a = #selector(self.tapped as () -> Void)", "3:26", "type 'Dial' has no member 'tapped'"),
    ("  let a = #selector(UIView.tapped)", "3:28", "type 'UIView' has no member 'tapped'"),
    (
      "  func tapped() {}\n}\nextension Selector {\n  static let tapped = #selector(Dial.tapped)", "6:38",
      notExposed("tapped()")
    ),
    // The pre-pass has changed the line before the name.
    ("  @IBOutlet var b: UIView!; @objc let a = #selector(tapped)", "3:53", "cannot find 'tapped' in scope"),
    ("  #if os(iOS)\n  let a = #selector(tapped)\n  #endif", "4:21", "cannot find 'tapped' in scope"),
    ("  let m: CGFloat = UIViewNoIntrinsicMetric, a = #selector(tapped)", "3:59", "cannot find 'tapped' in scope"),
    (
      "  class Inner: NSObject { func tapped() {}; let a = #selector(tapped) }\n  @objc func tapped() {}", "3:63",
      notExposed("tapped()")
    ),
  ]) func aMethodThatObjectiveCDoesNotKnowIsRefused(body: String, place: String, text: String) throws {
    #expect(try problem([dial(body)]) == "0.swift:\(place): error: \(text)")
  }

  @Test func theClassesOfAllFilesAreKnown() throws {
    let base =
      "import UIKit\nclass Base<T>: UIView { func tapped() {} }\n@objcMembers class Marked: UIView { func tapped() {} }"
    func view(of type: String) -> String { "import UIKit\nclass Dial: \(type) { let a = #selector(tapped) }" }
    #expect(try problem([view(of: "Base<Int>"), base]) == "0.swift:2:43: error: " + Self.notExposed("tapped()"))
    #expect(try problem([base, view(of: "Marked")]) == nil)
    #expect(
      try problem([base, view(of: "UIView"), "import UIKit\nextension UIView { @objc func tapped() {} }"]) == nil)
    let mine = "import UIKit\nextension UIView { func tapped() {} }"
    #expect(try problem([base, view(of: "UIView"), mine]) == "1.swift:2:40: error: " + Self.notExposed("tapped()"))
  }

  /// Xcode compiles these, or something that the pre-pass does not see decides.
  @Test(arguments: [
    "@objc func tapped() {}", "@IBAction func tapped(_ sender: Any) {}", "@objc dynamic private func tapped() {}",
    "dynamic func tapped() {}", "@objc(tap) fileprivate func tapped() {}",
    "func tapped() {}\n@objc func tapped(_ a: Any) {}",
    "@IBSegueAction func tapped(_ coder: NSCoder) -> UIViewController? { nil }", "@NSManaged func tapped()",
    "}\n@objc extension Dial { private func tapped() {}", "}\nextension Dial { @objc func tapped() {}",
    "}\nextension UIResponder { @objc func tapped() {}",
    "}\n@objc protocol Tapping { func tapped() }\nextension Dial: Tapping { func tapped() {}",
    "}\ntypealias Page = Dial\nextension Page { @objc func tapped() {}",
    "#if BETA\n@objc func tapped() {}\n#endif", "func tapped() {}\n#if !os(iOS)\n@objc func tapped() {}\n#endif",
    "func f() { class Local: NSObject { @objc func tapped() {}; func g() { print(#selector(tapped)) } } }\n@objc func tapped() {}",
    "class Inner { class Core: NSObject { @objc func tapped() {}; let b = #selector(Core.tapped), c = #selector(Dial.Inner.Core.tapped) } }\n@objc func tapped() {}",
    "class Box<T: NSObject>: NSObject { @objc func tapped() {}; lazy var b = #selector(tapped) }\n@objc func tapped() {}",
  ]) func whatObjectiveCMayKnowIsCompiled(members: String) throws {
    #expect(try problem([dial("  lazy var a = #selector(tapped)\n" + members)]) == nil)
  }

  @Test(arguments: [
    "UIView.endEditing(_:)", "endEditing", "viewDidLoad", "UIViewController.viewWillAppear(_:)",
    "setEditing(_:animated:)",
    "copy(_:)", "paste", "becomeFirstResponder", "UIResponder.selectAll(_:)", "dismiss(animated:completion:)",
    "perform(_:)",
    "getter: title", "setter: UIView.isHidden", "accessibilityActivate", "reloadInputViews", "observeValue",
    "isEqual(_:)",
    "UITableView.reloadData", "UIScrollView.scrollRectToVisible", "UINavigationController.popViewController(animated:)",
    "super.tapped", "view.tapped", "delegate?.tapped", "type(of: self).tapped", "Unknown.tapped", "Self.Item.tapped",
    "UITextFieldDelegate.textFieldShouldReturn(_:)", "scrollViewDidScroll", "target(forAction:withSender:)",
  ]) func whatIsElsewhereIsCompiled(name: String) throws {
    #expect(try problem([dial("  lazy var a = #selector(\(name))\n  func f() { _ = #selector(\(name)) }")]) == nil)
  }

  @Test(arguments: [
    ("UIKit", "Hidden"), ("Kit", "UIViewController"), ("UIKit", "Hidden.Base"), ("UIKit", "Item & UIViewController"),
  ]) func superclassesThatAreNotThereMayHaveIt(module: String, superclass: String) throws {
    let text = "import \(module)\nclass Dial: \(superclass) { lazy var a = #selector(tapped) }"
    #expect(try problem([text, "import UIKit\nfunc other() {}"]) == nil)
  }

  /// What the parser does not accept is said first.
  @Test func aHalfWrittenSourceIsNotRefused() throws {
    #expect(try problem([dial("  let a = #selector(tapped)\n  func f( {}")]) == nil)
  }
}
