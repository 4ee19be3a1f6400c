import Foundation
import Testing

@testable import PrePass

/// What the pre-pass makes of sources.
struct PrePassTests {
  private func wholeResult(of text: String) throws -> String {
    let lines = try PrePass.run([("A.swift", text)]).sources[0].split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "#sourceLocation(file: \"A.swift\", line: 1)")
    return lines.dropFirst().joined(separator: "\n")
  }

  /// Without the import that a source of UIKit gets if it has none.
  private func run(_ text: String) throws -> String {
    let result = try wholeResult(of: text), mark = "import UIKit; "
    return result.hasPrefix(mark) ? String(result.dropFirst(mark.count)) : result
  }

  @Test(arguments: [
    ("let a = 1\n", "let a = 1\n"),
    ("class A { @objc func f() {} }".replacing("@objc func f() {} ", with: ""), "class A { }"),
    ("@IBOutlet weak var a: UILabel!", " weak var a: UILabel!"),
    ("@IBInspectable\nvar a = 1", "\nvar a = 1"),
    ("@objc(a:\nb:) var a = 1", "\n var a = 1"),
    (
      "@preconcurrency import Foundation\nimport Dispatch\nfoo(Foundation.self)",
      "@preconcurrency import UIKit\nimport UIKit\nfoo(Foundation.self)"
    ),
    ("dynamic var a = 1; let dynamic = 2", " var a = 1; let dynamic = 2"),
    ("// @objc #selector(a)\n/* @objc /* */ #selector(b) */", "// @objc #selector(a)\n/* @objc /* */ #selector(b) */"),
    (#"let s = "@objc \(f("@objc")) #selector(a)""#, #"let s = "@objc \(f("@objc")) #selector(a)""#),
    (##"let s = #"a " @objc"# + """"##, ##"let s = #"a " @objc"# + """"##),
    (
      "let s = \"\"\"\n  @objc \"quoted\"\n  \"\"\"\n@objc var a = 1",
      "let s = \"\"\"\n  @objc \"quoted\"\n  \"\"\"\n var a = 1"
    ),
    ("@UIApplicationMain class A {}", " class A {}"), ("@main struct A {}", "@main struct A {}"),
    ("let k = #keyPath(UIView.frame.origin)", "let k = \"frame.origin\""),
    ("#if os(iOS) && !os(macOS)\n#elseif os(Linux)\n#endif", "#if true && !false\n#elseif false\n#endif"),
    ("#if targetEnvironment(simulator)\n#endif\nf(os(iOS))", "#if true\n#endif\nf(os(iOS))"),
  ])
  func attributesAndDirectives(source: String, result: String) throws { #expect(try run(source) == result) }

  @Test func aFileWithoutImportsSeesWhatOthersImport() throws {
    let sources = [("A.swift", "// A\n@IBDesignable\nclass A: UIView {}"), ("B.swift", "import UIKit\nclass B: A {}")]
    let results = try PrePass.run(sources).sources.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    #expect(results[0][1] == "import UIKit; // A" && results[1][1] == "import UIKit")
    #expect(try wholeResult(of: "class A: UIView {}") == "import UIKit; class A: UIView {}")
    #expect(try !wholeResult(of: "class A {}").contains("import"))
    #expect(try wholeResult(of: "import UIKit.UIColor\nimport UIKit") == "import UIKit\nimport UIKit")
  }

  @Test(arguments: [
    ("UIView", true), ("UITableViewCell", true), ("UIViewController", true), ("UISearchBar", true), ("UIToolbar", true),
    ("UIPresentationController", false), ("UITapGestureRecognizer", false), ("UICollectionViewFlowLayout", false),
    ("UIBarButtonItem", false), ("UIDynamicBehavior", false), ("NSObject", false),
  ])
  func onlyRespondersOfUIKitHaveATable(name: String, hasTable: Bool) {
    #expect(SourceModule.isResponder(name) == hasTable)
  }

  @Test(arguments: [
    ("save", "save"), ("save(_:)", "save:"), ("self.drag(_:event:)", "drag:event:"), ("Editor.tapped", "tapped:"),
    ("tapped(sender:)", "tappedWithSender:"), ("move(to:)", "moveTo:"), ("named", "other:"),
    ("getter: UIView.frame", "frame"), ("setter: isOn", "setIsOn:"), ("save as () -> Void", "save"),
    ("UIResponder.copy", "copy:"), ("unknown(_:with:)", "unknown:with:"),
  ])
  func selectors(expression: String, name: String) throws {
    let source = """
      class Other { @objc func tapped() {} }
      class Editor: UIView {
        func test() { use(#selector(\(expression))) }
        @objc func save() {}
        @objc func save(_ sender: Any?) {}
        @objc func drag(_ a: Any?, event: UIEvent) {}
        @objc func tapped(_ tap: UITapGestureRecognizer) {}
        @objc func tapped(sender: UIButton) {}
        @objc private func move(to button: UIButton) {}
        @objc(other:) func named(_ a: Any) {}
      }
      """
    // Two methods have the name `tapped`: the first of the type counts.
    #expect(try run(source).contains("use(Selector(\"\(name)\"))"), "\(expression)")
  }

  @Test func aSelectorBringsTheMethodOfAnExtensionOfUIKitAlong() throws {
    let source = """
      extension UIViewController {
        func hideOnTap() { use(#selector(hide(_:))) }
        @objc private func hide(_ tap: UITapGestureRecognizer) {}
      }
      """
    let expected = """
      use(Selector("hide:", of: UIViewController.self) { target in ActionMethod({ (sender: Any?) -> Void in \
      guard let sender = sender as? UITapGestureRecognizer else { return }; target.hide(sender) }) })
      """
    #expect(try run(source).contains(expected))
    // An extension of a class of the module adds to its table.
    let own = "class A: UIView {}\nextension A {\n  func f() { use(#selector(g)) }\n  @objc func g() {}\n}"
    #expect(try run(own).contains("use(Selector(\"g\"))"))
  }

  @Test func aLayerWithOtherInitializersGetsTheRequiredOne() throws {
    let coder = "required init?(coder: NSCoder) { nil }"
    let layer = "class Dot: CALayer {\n  init(radius: CGFloat) { super.init() }\n  \(coder)\n}"
    #expect(try run(layer).hasPrefix("class Dot: CALayer { required init() { fatalError(\"Dot has no init()\") };\n"))
    #expect(try run("public " + layer).contains("{ public required init() {"))
    let plain = "class Dot: CALayer {\n  override init() { super.init() }\n  \(coder)\n}"
    #expect(try run(plain) == plain.replacing("override init()", with: "required init()"))
    #expect(try run("class Dot: CALayer { var a = 1 }") == "class Dot: CALayer { var a = 1 }")
  }

  @Test(arguments: ["Foundation", "ObjectiveC", "ObjectiveC.runtime", "Dispatch", "Darwin"])
  func importsOfTheSystemBecomeUIKit(name: String) throws {
    #expect(try run("import \(name)\nlet a = 1") == "import UIKit\nlet a = 1")
  }

  @Test(arguments: [
    ("app.delegate?.window??.frame", "app.delegate?.window?.frame"), ("d!.window!!.bounds", "d!.window!.bounds"),
    ("view.window ?? other", "view.window ?? other"), ("view.window!.frame", "view.window!.frame"),
    ("d?.window??.rootViewController!", "d?.window?.rootViewController!"),
  ])
  func theWindowOfADelegateIsUnwrappedOnce(source: String, result: String) throws { #expect(try run(source) == result) }

  @Test(arguments: [
    (
      "if let one = app.delegate?.window, let two = one { show(two) }",
      "if let one = app.delegate?.window, let two = Optional(one) { show(two) }"
    ),
    ("if let window = app.delegate?.window, ready { }", "if let window = app.delegate?.window, ready { }"),
  ])
  func theWindowOfADelegateIsUnwrappedTwice(source: String, result: String) throws {
    #expect(try run(source) == result)
  }

  @Test func anExampleAndItsLibraryAreOneModule() throws {
    let sources = [
      ("/work/Dial-Kit/Dial.swift", "import UIKit\npublic class Dial: UIView {}"),
      ("/work/Example/Main.swift", "import UIKit\nimport DialKit\nimport Other\nlet dial = Dial()"),
    ]
    let results = try PrePass.run(sources).sources
    #expect(results[1].hasSuffix("import UIKit\n\nimport Other\nlet dial = Dial()"))
  }

  @Test func whatAPropertyIsMadeOfIsNoInitializer() throws {
    let source =
      "class A: UIView {\n  var edge: NSLayoutConstraint = .init()\n  init(frame: CGRect, on: Bool = true) {}\n}"
    #expect(try PrePass.run([("A.swift", source)]).classes.first?.expression == "A(frame: .zero)")
  }

  /// A class that a storyboard makes on iOS has no other initializer.
  @Test func aClassOfAStoryboardIsMadeByItsDecoder() throws {
    func expression(_ body: String) throws -> String? {
      try PrePass.run([("A.swift", "class A: UIView {\n  required init?(coder: NSCoder) { \(body) }\n}")])
        .classes.first?.expression
    }
    #expect(try expression("super.init(coder: coder)")?.contains("A(coder: NSCoder())!") == true)
    #expect(try expression("fatalError()") == nil)
    let other = "super.init(coder: coder) }\n  init(tag: Int) { super.init(frame: .zero)"
    #expect(try expression(other) == nil, "code makes it, with arguments")
  }

  @Test func anExtensionOfUIKitPutsItsMethodInPlace() throws {
    let text = """
      extension UIButton {
        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
      }
      """
    let module = try PrePass.run([("A.swift", text)])
    #expect(
      module.replacements == [
        "UIButton.replacePointInside { ($0 as! UIButton).UIButton_point(inside: $1, with: $2) }"
      ])
    #expect(module.sources[0].contains("{ self.point(above: UIButton.self, inside: point, with: event) }"))
    #expect(!module.sources[0].contains("override"))
  }

  @Test(arguments: [
    ("UIView", "A()"), ("UIStoryboardSegue", nil), ("UIPresentationController", nil),
    ("UICollectionView", "A(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"),
    ("UICollectionViewController", "A(collectionViewLayout: UICollectionViewFlowLayout())"),
  ])
  func whatMakesAClass(base: String, expression: String?) throws {
    #expect(try PrePass.run([("A.swift", "class A: \(base) {}")]).classes.first?.expression == expression)
  }

  @Test func theClassOfTheAppIsKnown() throws {
    let text = "@main\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}"
    #expect(try PrePass.run([("A.swift", text)]).appDelegate == "AppDelegate")
    #expect(try PrePass.run([("A.swift", "class B {}")]).appDelegate == nil)
  }

  @Test func everyLineStaysWhereItIs() throws {
    let source = "import UIKit\nclass A: UIView {\n  @objc(\n    b:)\n  func b(_ a: Any) {}\n}\n// last\n"
    let lines = try run(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[4].contains("func b") && lines[6] == "// last")
    #expect(lines[1].hasPrefix("class A: UIView { override var actionMethods"))
  }

  @Test func whatCannotWorkIsSaidWithItsLine() {
    func problem(_ name: String, _ source: String) -> SourceProblem? {
      do throws(SourceProblem) {
        _ = try PrePass.run([(name, source)])
        return nil
      } catch { return error }
    }
    #expect(
      problem("A.swift", "import UIKit\nextension UIView {\n  override func f() {}\n}")
        == SourceProblem(path: "A.swift", line: 3, reason: .overrideInExtension(of: "UIView")))
    #expect(
      problem("C.swift", "@main class A: UIResponder {}\n@main class B: UIResponder {}")
        == SourceProblem(path: "C.swift", line: 2, reason: .secondMain("A")))
  }

  /// Text that is no Swift ends as it is, and does not stop the pre-pass.
  @Test(arguments: [
    "", "{", "}}}", "((((", "class", "class {", "class A: {", "extension", "func", "class A { func", "class A { func f",
    "class A { func f(", "class A { @objc func f(_", "class A { @objc func f(_ a: ", "\"", "\"\"\"", "/*", "`", "@",
    "#",
    "#selector", "#selector(", "#selector()", "#keyPath()", "#if os(", "\"\\(", "#\"", "@objc(",
    "class A { @objc func f() -> }",
    "\u{FEFF}class A {}", "class Ä { @objc func ö() {} }", "extension A { override func f() {} }\nclass A {}",
  ])
  func brokenSourceIsNoProblem(source: String) throws { _ = try PrePass.run([("A.swift", source)]) }
}
