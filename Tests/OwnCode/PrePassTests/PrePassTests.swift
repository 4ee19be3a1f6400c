import Foundation
import Testing

import PrePass
import UIKit

/// What the pre-pass makes of sources.
struct PrePassTests {
  private func wholeResult(of text: String) throws -> String {
    let lines = try PrePassProgram.run([("A.swift", text)]).sources[0].split(
      separator: "\n", omittingEmptySubsequences: false)
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
    ("let k = [#keyPath(Model.ID), #keyPath(name)]", "let k = [\"ID\", \"name\"]"),
    ("typealias Block = @convention(block) () -> Void", "typealias Block =  () -> Void"),
    ("typealias Call = @convention(c) () -> Void", "typealias Call = @convention(c) () -> Void"),
    ("#if os(iOS) && !os(macOS)\nlet a = 1\n#elseif os(Linux)\nlet b = 1\n#endif", "\nlet a = 1\n\n\n"),
    ("#if targetEnvironment(simulator)\na()\n#endif\nf(os(iOS))", "\na()\n\nf(os(iOS))"),
    ("#if !canImport(UIKit)\na()\n#else\nb()\n#endif", "\n\n\nb()\n"),
    ("#if DEBUG\na()\n#else\nb()\n#endif", "\na()\n\n\n"),
    ("#if canImport(AppKit) || BETA || swift(>=7)\na(\n#endif\nb()", "\n\n\nb()"),
    ("a\n  #if os(iOS)\n  .b()\n  #else\n  .c()\n  #endif\n  .d()", "a\n  \n  .b()\n\n\n\n  .d()"),
    (
      "if #available(iOS 99, *) {}; if #unavailable(iOS 18.1) {}; if #available(iOS 18, *) {}; if #available(macOS 99, *) {}",
      "if false {}; if true {}; if #available(iOS 18, *) {}; if #available(macOS 99, *) {}"
    ),
    ("#if os(\na()\n#endif", "#if os(\na()\n#endif"),
    ("import struct Foundation.Date\nimport class QuartzCore.CALayer", "import UIKit\nimport UIKit"),
    ("enum A { case dynamic\n case `class`\n case other }", "enum A { case dynamic\n case `class`\n case other }"),
    (##"let s = #"""#; f(#selector(a))"##, ##"let s = #"""#; f(Selector("a"))"##),
    (#"f("\(#selector(a))")"#, #"f("\(Selector("a"))")"#),
    ("#Preview {\n  A()\n}\nlet a = 1", "\n\n\nlet a = 1"), ("#!/usr/bin/swift\nlet a = 1", "\nlet a = 1"),
  ])
  func attributesAndDirectives(source: String, result: String) throws { #expect(try run(source) == result) }

  /// A generic parameter of another function may have the name of one that is a view.
  @Test func objectsOfViewsAloneAreMadeByUIKit() throws {
    let source = "func add<T: UIView>(_ t: T.Type) -> T { T() }; func make<T: Initable>() -> T { T() }"
    #expect(try run(source).hasSuffix("{ T.made() }; func make<T: Initable>() -> T { T() }"))
    #expect(try run("func add<T>() -> T where T: UIView { T() }").contains("T.made()"))
    #expect(try run("let v = (NSClassFromString(a) as! UIView.Type).init()").contains("UIView.Type).made()"))
    #expect(try run("let v = (a as? UIView.Type)?.init(frame: .zero)").contains("UIView.Type)?.made(frame"))
    #expect(try !run("let v = (a as! Own.Type).init()").contains("made"))
  }

  /// Nothing knows the parameters of a class around another one.
  @Test func aClassInAGenericClassIsNotShown() throws {
    let text = "import UIKit\nclass Box<T>: UIViewController { class Cell: UIView {} }\nclass Page: Box<Int> {}\n"
    #expect(try PrePassProgram.run([("A.swift", text)]).classes.map(\.name) == ["Page"])
  }

  /// A part of a tuple that holds a closure is called as one, and may have any name.
  @Test(arguments: [
    "var hooks: (textFieldDone: (() -> Void)?, n: Int); func f() { hooks.textFieldDone?() }",
    "let film = (title: a, characters: [b]); let n = film.characters.count",
    "func f() -> (title: A, characters: [B]) { a }; let n = f().characters.count",
  ])
  func partsOfTuplesKeepTheirNames(source: String) throws { #expect(try run(source) == source) }

  /// The pre-pass is a program without UIKit, and has the version of iOS again.
  @Test func conditionsAskForTheVersionOfTheDevice() throws {
    let version = UIDevice.current.systemVersion, parts = version.split(separator: ".").compactMap { Int($0) }
    #expect(try run("if #available(iOS \(version), *) {}") == "if #available(iOS \(version), *) {}")
    #expect(try run("if #available(iOS \(parts[0]).\(parts[1] + 1), *) {}") == "if false {}")
  }

  /// Objective-C knows the methods of its protocols without a mark.
  @Test func aMethodOfAnObjectiveCProtocolIsAnAction() throws {
    let text = """
      @objc protocol Pressed { func press(_ sender: Any); @objc optional func press() }
      protocol Other { func other() }
      class A: UIView {}
      extension A: Pressed, Other { func press(_ sender: Any) {}; func press(at index: Int) {}; func other() {} }
      let selectors = [#selector(Pressed.press(_:)), Selector(("other"))]
      """
    let result = try run(text)
    #expect(
      result.contains("[\"press:\": ActionMethod(") && !result.contains("\"other\":") && !result.contains("\"pressAt"))
  }

  /// The type of a selector's method chooses one of several.
  @Test func theTypeOfASelectorChoosesTheMethod() throws {
    let text = """
      class A: UIView {
        @objc func f() {}; @objc func f(_ a: UIButton) {}; @objc func f(_ a: UIButton, for e: UIEvent) {}
        @objc(number:) func f(_ a: Int) {}
        let all = [#selector(f as (UIButton) -> Void), #selector(A.f as (A) -> () -> Void),
          #selector(f as ((UIButton, UIEvent) -> Void)?), #selector((f as (Int) -> Void)), #selector(f(_:) as (Any) -> Void)]
      }
      """
    let names = try run(text).matches(of: /Selector\("([^"]*)"\)/).map { String($0.1) }
    #expect(names == ["f:", "f", "f:for:", "number:", "f:"])
  }

  @Test func aFileWithoutImportsSeesWhatOthersImport() throws {
    let sources = [("A.swift", "// A\n@IBDesignable\nclass A: UIView {}"), ("B.swift", "import UIKit\nclass B: A {}")]
    let results = try PrePassProgram.run(sources).sources.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    #expect(results[0][1] == "import UIKit; // A" && results[1][1] == "import UIKit")
    #expect(try wholeResult(of: "class A: UIView {}") == "import UIKit; class A: UIView {}")
    #expect(try !wholeResult(of: "class A {}").contains("import"))
    #expect(try wholeResult(of: "import UIKit.UIColor\nimport UIKit") == "import UIKit\nimport UIKit")
    #expect(try wholeResult(of: "import CoreImage\nimport QuartzCore.CALayer") == "import UIKit\nimport UIKit")
  }

  @Test(arguments: [
    ("UIView", true), ("UITableViewCell", true), ("UIViewController", true), ("UISearchBar", true), ("UIToolbar", true),
    ("UIPresentationController", false), ("UITapGestureRecognizer", false), ("UICollectionViewFlowLayout", false),
    ("UIBarButtonItem", false), ("UIDynamicBehavior", false), ("NSObject", false),
  ])
  func onlyRespondersOfUIKitHaveATable(name: String, hasTable: Bool) throws {
    let result = try run("class A: \(name) { @objc func f() {} }")
    #expect(result.contains("override var actionMethods") == hasTable)
  }

  @Test(arguments: [
    ("save", "save"), ("save(_:)", "save:"), ("self.drag(_:event:)", "drag:event:"), ("Editor.tapped", "tapped:"),
    ("tapped(sender:)", "tappedWithSender:"), ("move(to:)", "moveTo:"), ("named", "other:"),
    ("getter: view.frame", "frame"), ("setter: isOn", "setIsOn:"), ("save as () -> Void", "save"),
    ("UIResponder.copy", "copy:"), ("other.unknown(_:with:)", "unknown:with:"),
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

  @Test func aSelectorOfAPropertyBringsItsMethodAlong() throws {
    #expect(
      try run("let a = #selector(setter: UITableViewCell.separatorInset)")
        == #"let a = Selector("setSeparatorInset:", of: UITableViewCell.self) { target in ActionMethod.setting(\.separatorInset, of: target) }"#
    )
    #expect(
      try run("class A: NSObject { @objc var b = 1 }; let a = #selector(getter: A.b)")
        .hasSuffix(#"Selector("b", of: A.self) { target in ActionMethod { _ = target.b } }"#))
  }

  @Test(arguments: [
    "func a<T: UIView & P>() -> T { T() }", "func a<T: P>() -> T where T: UIView { T() }",
    "func a<T: Q>(_ t: T.Type) -> T { t.init() }", "func a<T: UIView & P>() -> T { .init() }",
    "let t: (UIView & P).Type = A.self; let a = t.init()", "let t: any Q.Type = A.self; let a = t.init()",
    "let all: [Q.Type] = []; func a() { for t in all { t.init() } }",
    "extension P where Self: UIView { static func a() -> Self { Self() } }",
    "extension Q { static func a() -> Self { self.init() } }", "extension R { static func a() -> Self { .init() } }",
    "extension UIView { static func a() -> Self { Self() } }",
  ])
  func aClassThatAProtocolRequiresMakesItsObjects(_ source: String) throws {
    let protocols = "protocol P {}; protocol Q: UIView {}; protocol R where Self: UIView & P {}\n"
    #expect(try run(protocols + source).contains(/[. ]made\(\)/))
    let none = source.replacing("UIView", with: "Other")
    if !source.contains(/[QR]/) { #expect(try !run(protocols + none).contains("made()")) }
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
      guard let sender = ActionMethod.ignored(sender, as: (UITapGestureRecognizer).self) else { \
      ActionMethod.warn(of: "hide:", taking: (UITapGestureRecognizer).self, insteadOf: sender); return }; target.hide(sender) }) })
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

  @Test func overridesOfStandardActionsAreCalledByName() throws {
    let source = "class Note: UILabel {\n  override func copy(_ sender: Any?) {}\n  override func cut(_ a: Int) {}\n}"
    let table = #"["copy:": ActionMethod({ (sender: Any?) -> Void in self.copy(sender) })]"#
    let result = try run(source)
    #expect(result.contains("super.actionMethods.merging(\(table))"), "\(result)")
  }

  @Test func aCollectionWithAnInitializerForFramesGetsTheOneWithoutParameters() throws {
    let grid = "class Grid: UICollectionView {\n  convenience init(frame: CGRect) { self.init() }\n}"
    #expect(try run(grid).hasPrefix("class Grid: UICollectionView { convenience init() { self.init(frame: .zero) };\n"))
    for other in [
      grid.replacing("frame: CGRect", with: ""), grid.replacing("(frame", with: "(other"),
      grid.replacing("UICollectionView", with: "UIView"),
    ] { #expect(try run(other) == other) }
    let inner = "\nclass Inner: Grid {\n  convenience init(frame: CGRect) { self.init() }\n}"
    #expect(try run(grid + inner).hasSuffix(inner))
  }

  @Test(arguments: ["Foundation", "ObjectiveC", "ObjectiveC.runtime", "Dispatch", "Darwin"])
  func importsOfTheSystemBecomeUIKit(name: String) throws {
    #expect(try run("import \(name)\nlet a = 1") == "import UIKit\nlet a = 1")
  }

  @Test(arguments: [
    (
      #"if (a.value(forKey: "id") as AnyObject).isEqual("b") {}"#,
      #"if AnyObjectMembers(a.value(forKey: "id")).isEqual("b") {}"#
    ),
    ("(a as AnyObject).isEqual(to: b) && view.isEqual(c)", "AnyObjectMembers(a).isEqual(to: b) && view.isEqual(c)"),
    ("let y = (point as AnyObject).cgPointValue.y", "let y = AnyObjectMembers(point).cgPointValue.y"),
    ("(a as! NSObject).isEqual(b); f((a as AnyObject))", "(a as! NSObject).isEqual(b); f((a as AnyObject))"),
    ("for v: AnyObject in a.subviews { v.tag = 1 }", "for v: UIView in a.subviews { v.tag = 1 }"),
    (
      #"let all = a as! [AnyObject]; for one in all { f(one.value(forKey: "id")) }"#,
      #"let all = a as! [AnyObject]; for one in all { f(AnyObjectMembers(one).value(forKey: "id")) }"#
    ),
    (#"for one in views { f(one.value(forKey: "id")) }"#, #"for one in views { f(one.value(forKey: "id")) }"#),
    ("for v: AnyObject in a.objects { f(v) }", "for v: AnyObject in a.objects { f(v) }"),
  ])
  func membersOfObjectsAreFound(source: String, result: String) throws { #expect(try run(source) == result) }

  @Test func whatIsOfSwiftUIIsLeftOut() throws {
    let mixed = """
      import UIKit
      import SwiftUI
      class Dial: UIControl {}
      struct DialView: UIViewRepresentable {
        func makeUIView(context: Context) -> Dial { Dial() }
      }
      extension DialView { var a: Int { 1 } }
      extension View { func dial() -> some View { self } }
      struct Dials_Previews: PreviewProvider {}
      func dials() -> some View { DialView() }
      struct Angle: Equatable {}
      """
    let result = try run(mixed)
    #expect(
      result == "import UIKit\nimport UIKit\nclass Dial: UIControl {}" + String(repeating: "\n", count: 8)
        + "struct Angle: Equatable {}")
    #expect(try run("import SwiftUI\nstruct Dial: View {}\nstruct Style {}") == "\n\n")
    #expect(try run("import SwiftUI\nextension UIView { }") == "import UIKit\nextension UIView { }")
    #expect(try run("import UIKit\nprotocol View {}\nstruct A: View {}").hasSuffix("struct A: View {}"))
  }

  @Test func previewsInAnExtensionAreLeftOut() throws {
    let source = """
      import UIKit
      #if canImport(SwiftUI) && DEBUG
      import SwiftUI
      #endif
      extension UIViewController {
        private struct Preview: UIViewControllerRepresentable {}
        func preview() -> some View { Preview() }
        var name: String { "" }
      }
      struct Dials_Previews: PreviewProvider { static var previews: some View { Dial() } }
      final class Host<Content: View>: UIView {}
      struct Angle {}
      """
    let expected = """
      import UIKit



      extension UIViewController {


        var name: String { "" }
      }


      struct Angle {}
      """
    func lines(_ text: String) -> [String] {
      let all = text.split(separator: "\n", omittingEmptySubsequences: false)
      return all.map { $0.allSatisfy(\.isWhitespace) ? "" : String($0) }
    }
    #expect(lines(try run(source)) == lines(expected))
    #expect(lines(try run(source.replacing("canImport(SwiftUI) && ", with: "")))[2] == "import UIKit")
  }

  @Test func functionsOfDarwinAreThoseOfFoundation() throws {
    #expect(try run("import Darwin\nlet a = Darwin.sqrt(2)").hasSuffix("let a = Foundation.sqrt(2)"))
    #expect(try run("extension CGFloat { func a() -> CGFloat { abs(self) } }").hasSuffix("{ Swift.abs(self) } }"))
    #expect(try run("let a = abs(-2)").hasSuffix("let a = abs(-2)"))
  }

  @Test func aClassInADictionaryMakesItsObjects() throws {
    for declaration in ["var cells = [String: Cell.Type]()", "var cells: [String: Cell.Type] = [:]"] {
      let source = """
        class Cell: UIView {}
        class A { \(declaration)
          func make(_ id: String) -> Cell? { if let cell = cells[id] { return cell.init() }; return nil } }
        """
      #expect(try run(source).contains("return cell.made()"))
    }
  }

  @Test func anExampleAndItsLibraryAreOneModule() throws {
    let sources = [
      ("/work/Dial-Kit/Dial.swift", "import UIKit\npublic class Dial: UIView {}"),
      ("/work/Example/Main.swift", "import UIKit\nimport DialKit\nimport Other\nlet dial = Dial()"),
    ]
    let results = try PrePassProgram.run(sources).sources
    #expect(results[1].hasSuffix("import UIKit\n\nimport Other\nlet dial = Dial()"))
  }

  @Test func whatAPropertyIsMadeOfIsNoInitializer() throws {
    let source =
      "class A: UIView {\n  var edge: NSLayoutConstraint = .init()\n  init(frame: CGRect, on: Bool = true) {}\n}"
    #expect(try PrePassProgram.run([("A.swift", source)]).classes.first?.expression == "A(frame: .zero)")
  }

  /// A class that a storyboard makes on iOS has no other initializer.
  @Test func aClassOfAStoryboardIsMadeByItsDecoder() throws {
    func expression(_ body: String) throws -> String? {
      try PrePassProgram.run([("A.swift", "class A: UIView {\n  required init?(coder: NSCoder) { \(body) }\n}")])
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
    let module = try PrePassProgram.run([("A.swift", text)])
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
    ("UIPageViewController", "A(transitionStyle: .pageCurl, navigationOrientation: .horizontal)"),
    ("UIActivityViewController", "A(activityItems: [], applicationActivities: nil)"),
    ("UIListContentView", "A(configuration: UIListContentConfiguration.cell())"), ("UIWindowScene", nil),
  ])
  func whatMakesAClass(base: String, expression: String?) throws {
    #expect(try PrePassProgram.run([("A.swift", "class A: \(base) {}")]).classes.first?.expression == expression)
  }

  /// On iOS a class that overrides all designated initializers inherits `init()`.
  @Test(arguments: [
    ("UIViewController", "nibName: String?, bundle b: Bundle?", "nibName: nil, bundle: nil"),
    ("UITableViewController", "style: UITableView.Style", "style: .plain"),
    (
      "UICollectionViewController", "collectionViewLayout: UICollectionViewLayout",
      "collectionViewLayout: UICollectionViewFlowLayout()"
    ),
    ("UITableView", "frame: CGRect, style: UITableView.Style", "frame: .zero, style: .plain"),
    ("UITableViewCell", "style: CellStyle, reuseIdentifier: String?", "style: .default, reuseIdentifier: nil"),
    ("UIImageView", "image: UIImage?", "image: nil"),
  ])
  func anOverriddenInitializerMakesAClass(base: String, parameters: String, arguments: String) throws {
    func expression(_ modifier: String) throws -> String? {
      let text =
        "class A: \(base) { \(modifier) init(\(parameters)) {}; required init?(coder: NSCoder) { fatalError() } }"
      return try PrePassProgram.run([("A.swift", text)]).classes.first?.expression
    }
    #expect(try expression("override") == "A(\(arguments))")
    #expect(try expression("private override") == nil)
  }

  /// Mostly other code of the file shows a private class.
  @Test func aPrivateClassIsShownIfThereIsNoOther() throws {
    let text = "private class A: UIViewController {}; class M: NSObject {}; enum E { private class B: UIView {} }"
    let module = try PrePassProgram.run([("A.swift", text)])
    #expect(module.classes.map(\.name) == ["A", "M", "E.B"])
    #expect(module.classes.map(\.type) == ["PrivateClass0.type", "M.self", "UIView.self"])
    #expect(module.classes.map(\.expression) == ["PrivateClass0.make()", "M()", nil])
    #expect(module.sources[0].contains("static func make() -> AnyObject { A() } }"))
    let other = try PrePassProgram.run([("A.swift", text + "; class C: UIView {}")])
    #expect(other.classes.map(\.name) == ["M", "C"] && !other.sources[0].contains("PrivateClass"))
  }

  @Test("a controller that another class makes comes after the others, and views stay where they are")
  func firstController() throws {
    func names(_ text: String) throws -> [String] { try PrePassProgram.run([("A.swift", text)]).classes.map(\.name) }
    let detail = "class Detail: UIViewController { func more() { show(Detail(), sender: nil) } }"
    #expect(try names(detail) == ["Detail"])
    let list = "class List: UITableViewController { func open() { show(Detail(), sender: self) } }"
    #expect(try names(detail + "; " + list) == ["List", "Detail"])
    let back = "extension Detail { func back() -> UIViewController { List() } }"
    #expect(try names([detail, list, back].joined(separator: "; ")) == ["Detail", "List"])
    #expect(try names("class A: UIView {}; class B: UIView { let a = A() }") == ["A", "B"])
  }

  @Test func subclassesInheritObjcMembers() throws {
    let text = """
      @objcMembers class A: NSObject {}
      private class B: A { func b() {}; private func own() {} }
      extension B { func c() {} }
      """
    let result = try run(text)
    #expect(result.contains("\"b\": ") && result.contains("\"c\": ") && !result.contains("\"own\": "))
  }

  @Test func privateMethodsOfAnObjcExtensionAreActions() throws {
    let result = try run(
      "class A: UIView {}; @objc extension A { private func a() {}; fileprivate func b() {}; @nonobjc func c() {} }")
    #expect(result.contains("\"a\": ") && result.contains("\"b\": ") && !result.contains("\"c\": "))
  }

  @Test func aStaticMethodComesAlongForItsClass() throws {
    let text = "class A { @objc static func hide() {}; static func f() { use(#selector(hide)) } }"
    #expect(
      try run(text).contains(
        "use(Selector(\"hide\", ofClass: A.self) { target in ActionMethod({ () -> Void in target.hide() }) })"))
  }

  @Test func onlyAPageOfAPlaygroundIsAScript() throws {
    #expect(try PrePassProgram.run([("App/Contents.swift", "class A {}")]).script == nil)
    #expect(try PrePassProgram.run([("P.playground/Pages/A.xcplaygroundpage/Contents.swift", "f()")]).script == 0)
  }

  @Test func aTextViewIsMadeByItsOwnInitializer() throws {
    let text = "class A: UITextView { override init(frame: CGRect, textContainer: NSTextContainer?) {} }"
    #expect(
      try PrePassProgram.run([("A.swift", text)]).classes.first?.expression == "A(frame: .zero, textContainer: nil)")
  }

  @Test func theClassOfTheAppIsKnown() throws {
    let text = "@main\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}"
    #expect(try PrePassProgram.run([("A.swift", text)]).appDelegate == "AppDelegate")
    #expect(try PrePassProgram.run([("A.swift", "class B {}")]).appDelegate == nil)
    let own = try PrePassProgram.run([("A.swift", "@main enum Entry { static func main() throws {} }")])
    #expect(own.appDelegate == nil && own.mainCall == "try MainActor.assumeIsolated { try Entry.main() }")
    #expect(own.sources[0].hasSuffix(" enum Entry { static func main() throws {} }"))
  }

  @Test func everyLineStaysWhereItIs() throws {
    let source = "import UIKit\nclass A: UIView {\n  @objc(\n    b:)\n  func b(_ a: Any) {}\n}\n// last\n"
    let lines = try run(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[4].contains("func b") && lines[6] == "// last")
    #expect(lines[1].hasPrefix("class A: UIView { override var actionMethods"))
  }

  @Test func anObjectHasTheMethodsForWhichItIsAsked() throws {
    let source = """
      @objc protocol BoxDelegate: NSObjectProtocol {
        @objc optional func didTap(_ box: UIView)
        @objc optional func didMove(_ box: UIView, from: CGPoint, to: CGPoint)
      }
      class Box: UIView { weak var delegate: BoxDelegate?
        func tap() {
          if delegate?.responds(to: #selector(BoxDelegate.didTap(_:))) == true { delegate?.didTap?(self) }
          if delegate?.responds(to: moved) == true {}
        }
      }
      let moved = #selector(BoxDelegate.didMove(_:from:to:))
      class Page: UIViewController, BoxDelegate {
        func didTap(_ box: UIView) {}
        func didMove(_ box: UIView, from: CGPoint, to: CGPoint) {}
        func other() {}
      }
      """
    let page = try #require(try run(source).split(separator: "\n").first { $0.hasPrefix("class Page") })
    #expect(page.contains("\"didTap:\": ActionMethod(") && page.contains("\"didMove:from:to:\": ActionMethod("))
    #expect(!page.contains("other"))
  }

  /// What is written over several lines stands in the table in one.
  @Test func aTableHasOneLine() throws {
    let source = "class A: UIView {\n  @objc func b(_ a: [\n    String: Int // each\n  ]?) {}\n}"
    let lines = try run(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5 && lines[0].contains("as? [ String: Int ]") && !lines[0].contains("//"))
  }

  /// A class in a function has a table, too, and cannot be shown.
  @Test func aLocalClassHasItsActions() throws {
    let module = try PrePassProgram.run([("A.swift", "func f() {\n  class A: UIView { @objc func g() {} }\n}")])
    #expect(module.sources[0].contains("class A: UIView { override var actionMethods") && module.classes.isEmpty)
  }

  /// Files of different extensions can have private actions; each has a table of its own.
  @Test func anExtensionInAnotherFileHasItsOwnTable() throws {
    let sources = [
      ("A.swift", "import UIKit\nclass A: UIView {}"),
      ("B.swift", "import UIKit\nprivate extension A { @objc func f() {} }"),
    ]
    let results = try PrePassProgram.run(sources).sources
    #expect(results[0].contains("merging(actionMethods_1)"))
    #expect(results[1].contains("extension A { var actionMethods_1: [Selector: ActionMethod] { [\"f\": ActionMethod("))
  }

  /// A class in another one conforms where it is declared: an extension has no place there.
  @Test func aClassInAClassConformsAtItsOwnColon() throws {
    let source = """
      @objc protocol P { @objc optional func f() }
      class A { class B: NSObject, P { func f() {} } }
      """
    #expect(try run(source).contains("class A { class B: NSObject, P , P_f {"))
  }

  @Test(arguments: [
    ("UIView.endEditing", "endEditing:"), ("UIView.endEditing(_:)", "endEditing:"),
    ("UIResponder.becomeFirstResponder", "becomeFirstResponder"), ("removeFromSuperview", "removeFromSuperview"),
    ("UINavigationController.popViewController(animated:)", "popViewControllerAnimated:"),
    ("layoutSubviews", "layoutSubviews"),
  ])
  func aMethodOfUIKitComesAlong(expression: String, name: String) throws {
    let source =
      "class A: UIView {\n  func f() { use(#selector(\(expression))) }\n  override func layoutSubviews() {}\n}"
    #expect(try run(source).contains("use(Selector(\"\(name)\", of: "))
  }

  @Test func whatObjectiveCCannotHaveIsNoMemberOfIt() throws {
    let source = """
      @objcMembers class A: NSObject {
        func a() {}
        func b(_ frame: inout CGRect) {}
        func c<V: UIView>(_ view: V) {}
        func d(_ value: some Equatable) {}
        func e(_ value: @autoclosure () -> Int) {}
        @nonobjc func f() {}
        private func g() {}
        func h(_ a: Int, _ b: Int, _ c: Int) {}
      }
      """
    #expect(try run(source).contains("{ [\"a\": ActionMethod({ () -> Void in self.a() })] };"))
  }

  @Test func theNameOfObjectiveCIsThatOfTheClass() throws {
    let module = try PrePassProgram.run([
      ("A.swift", "@objc(Dial) class A: UIView { @objc(goOn:) func b(_ a: Any) {} }")
    ])
    #expect(module.objcNames == ["Dial": "A"] && module.sources[0].contains("\"goOn:\": ActionMethod("))
  }

  @Test func whatIsUnavailableIsNotShown() throws {
    let text = """
      @available(*, unavailable, renamed: "B") class A: UIView {}
      class B: UIView { @available(*, unavailable) override init(frame: CGRect) { super.init(frame: frame) } }
      @available(iOSApplicationExtension, unavailable) class C: UIView {}
      """
    let classes = try PrePassProgram.run([("A.swift", text)]).classes
    #expect(classes.map(\.name) == ["B", "C"] && classes.map(\.expression) == [nil, "C()"])
  }

  @Test func anExtensionObservesAProperty() throws {
    let text = """
      class A: UIView {}
      extension A {
        open override var alpha: CGFloat {
          didSet { if oldValue != alpha { fade() } }
        }
        @available(*, unavailable) override var tag: Int { get { 0 } set {} }
        func fade() {}
      }
      """
    let result = try run(text)
    #expect(result.contains("open override var alpha: CGFloat { didSet { A_alpha(oldValue) } };}"))
    #expect(result.contains("  func A_alpha(_ oldValue: CGFloat) {\n    do { if oldValue"))
    #expect(!result.contains("tag"))
  }

  @Test func aScriptIsTheProgram() throws {
    let main = try PrePassProgram.run([("a/App.swift", "class A {}"), ("a/main.swift", "import UIKit\nf()")])
    #expect(main.script == 1 && !main.isPlayground)
    #expect(main.sources[1].hasSuffix("\nimport CodeClasses; prepareCode(); import UIKit\nf()"))
    let playground = try PrePassProgram.run([("A.swift", "import PlaygroundSupport\nf()")])
    #expect(playground.script == 0 && playground.isPlayground && !playground.sources[0].contains("PlaygroundSupport"))
    #expect(try PrePassProgram.run([("Taps.playground/Contents.swift", "import UIKit\nf()")]).script == 0)
  }

  /// The process has read what strangers wrote: its answer fits the files, or is none.
  @Test func anAnswerThatCannotBeIsRefused() {
    func isSound(_ change: (inout PreparedModule) -> Void) -> Bool {
      var module = PreparedModule(sources: ["", ""])
      change(&module)
      return module.isSound(forLines: [3, 4])
    }
    func function(_ file: Int, _ lines: ClosedRange<Int>, _ body: Int) -> SourceFunction {
      SourceFunction(className: "A", name: "f()", selector: "f", file: file, lines: lines, bodyLine: body)
    }
    #expect(isSound { $0.functions = [function(1, 1...4, 4)] })
    #expect(!isSound { $0.functions = [function(2, 1...1, 1)] } && !isSound { $0.functions = [function(0, 1...4, 1)] })
    #expect(!isSound { $0.functions = [function(0, 0...1, 1)] } && !isSound { $0.functions = [function(0, 2...3, 1)] })
    #expect(isSound { $0.columns[1] = [KeptColumns(line: 1, column: 5, original: 9, count: 0)] })
    #expect(!isSound { $0.columns[1] = [KeptColumns(line: 1, column: 5, original: .max, count: 1)] })
    #expect(!isSound { $0.columns[0] = [KeptColumns(line: -1, column: 5, original: 9, count: 1)] })
    #expect(!isSound { $0.columns = [] })
    #expect(!isSound { $0.sources = [""] } && !isSound { $0.script = 2 } && !isSound { $0.appDelegate = "A\nB" })
  }

  @Test func whatCannotWorkIsSaidWithItsLine() {
    func problem(_ name: String, _ source: String) -> String? {
      do {
        _ = try PrePassProgram.run([(name, source)])
        return nil
      } catch { return "\(error)" }
    }
    #expect(
      problem("A.swift", "import UIKit\nextension UIView {\n  override func f() {}\n}")
        == "A.swift:3:17: error: an extension of UIView cannot override its methods here; override them in a subclass")
    #expect(
      problem("C.swift", "@main class A: UIResponder {}\n@main class B: UIResponder {}")
        == "C.swift:2:1: error: a program begins at one class with @main, and A is one already")
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
  func brokenSourceIsNoProblem(source: String) throws { _ = try PrePassProgram.run([("A.swift", source)]) }

  /// A recognizer of another class may be asked only for what each has: its memory has nothing else.
  @Test(arguments: [("location(in: self)", true), ("translation(in: self)", false)])
  func aSenderOfAnotherClassIsPassedOnWhereThatIsSafe(question: String, isPassedOn: Bool) throws {
    let text = "import UIKit\nclass A: UIView { @objc func f(_ g: UIPanGestureRecognizer) { print(g.\(question)) } }"
    let module = try PrePassProgram.run([("A.swift", text)])
    #expect(module.sources[0].contains("ActionMethod.recognizer(") == isPassedOn)
  }

  @Test func anActionWithABooleanIsCalled() throws {
    let text = "import UIKit\nclass A: UIViewController { @objc func f(value: Bool) {} }"
    let module = try PrePassProgram.run([("A.swift", text)])
    #expect(module.sources[0].contains("let sender = sender as? Bool ?? false; self.f(value: sender)"))
  }
}
