import Foundation
import TestSupport
import Testing

import PrePass

/// Sources that a person is still writing: a window reads them each time they are saved.
struct HalfWrittenTests {
  /// The initializer's bracket is open: the class has no end, and what is behind the bracket neither.
  @Test func anInitializerWithoutItsEndIsRead() throws {
    let module = try PrePassProgram.run([("A.swift", "import UIKit\nclass Half: UIView {\n  init(frame: CGRect")])
    #expect(module.classes.map(\.name) == ["Half"])
  }

  /// The protocol has a bracket and no end.
  @Test func aProtocolWithoutItsEndIsRead() throws {
    let module = try PrePassProgram.run([("A.swift", "import UIKit\n@objc protocol Turned {")])
    #expect(module.classes.isEmpty)
  }

  /// The extension is inside of the method, whose end is missing: the compiler says that, and not the pre-pass something else.
  @Test func anExtensionInAMethodWithoutItsEndIsLeftToTheCompiler() throws {
    let text =
      "import UIKit\nclass V: UIView {\n  func a() {\n    b()\n}\nextension V {\n  override func layoutSubviews() {}\n}\n"
    #expect(try PrePassProgram.run([("A.swift", text)]).isHalfWritten)
  }

  /// The brace ends the bracket, and the methods after it are those of the class.
  @Test func aBracketEndsWithItsBraces() throws {
    let text = "class Half: UIView {\n  func first(_ a: Int {\n  }\n  func second() {}\n}\nclass Whole: UIView {}\n"
    let module = try PrePassProgram.run([("A.swift", text)])
    #expect(module.functions.map(\.name).contains("second()"))
    #expect(module.classes.map(\.name) == ["Half", "Whole"])
  }

  /// The compiler sees the condition, and says that its end is missing.
  @Test func aConditionWithoutItsEndStays() throws {
    let text = "import UIKit\n#if os(iOS)\nclass Half: UIView {} "
    let module = try PrePassProgram.run([("A.swift", text)])
    #expect(module.sources[0].contains("#if os(iOS)\n"))
    #expect(module.classes.map(\.name) == ["Half"])
  }

  /// Classes that inherit from one another have no first superclass; the compiler says so.
  @Test func classesInACircleAreRead() throws {
    let conforming = "@objc protocol P { @objc optional func f() }\nclass A: B { func f() {} }"
    let module = try PrePassProgram.run([("A.swift", conforming + "\nclass B: C {}\nclass C: B {}")])
    #expect(module.superclasses == ["A": "B", "B": "C", "C": "B"])
  }

  // MARK: Sources with a part missing

  /// A source with everything that the pre-pass looks for.
  private static let constructs = """
    import class UIKit.UIView; @testable import Kit
    @objc public protocol Turned: Base { @objc optional func knob(_ knob: Knob, to angle: CGFloat) -> Bool
      @objc optional var isLocked: Bool { get } }
    open class Knob<Item: UIView>: UIControl, Turned { weak var target: AnyObject?; @NSManaged weak var angle: CGFloat!
      required init?(coder: NSCoder) { super.init(coder: coder); if case .a(let b) = c { awakeFromNib() } }
      convenience init(at point: CGPoint, _ map: [String: (Int) -> Void] = [:]) { self.init(frame: .zero) }
      @IBAction private func turn(_ sender: Any, for event: UIEvent) { target?.perform(#selector(Knob.turn(_:for:))) }
      override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { delegate?.knob?(self, to: "\\(1 + f("a"))") }
      open static var shared = Bundle.module, empty = NSAttributedString()
      let copy = type(of: view).init(frame: view.frame)
      func knob(_ knob: Knob, to angle: CGFloat) throws -> Bool { for touch: AnyObject in touches { Item() } }
    }
    extension Knob { override func tableView(_ t: UITableView, commit s: Style, forRowAt p: IndexPath) async {} }
    public extension UIView {
      override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { super.point(inside: p, with: e) }
    }
    @objcMembers fileprivate class Dial: CALayer { override init() { super.init() } ; let `class` = #"a "\\#(b)" # {"#
      override func observeValue(forKeyPath k: String?) { super.observeValue(forKeyPath: #keyPath(Dial.frame.origin)) }
      @objc(set:) dynamic func set(_ a: Any?) { delegate?.window??.frame = UIEdgeInsetsInsetRect(bounds, insets) }
      enum State { case on(Int), off; struct In { func a() { name(.UIKeyboardWillShow) } } } /* /* */ ( */
    }
    #if os(iOS) && targetEnvironment(simulator)
    @UIApplicationMain class Delegate: NSObject, UIApplicationDelegate { var text = ""\"
      { \\(call { $0[1] }) ""\"; @IBOutlet var window: UIWindow? }
    #endif
    """

  nonisolated private static let apps = [
    "BarButton", "CardStack", "FingerPainting", "Knob", "SwipeTable", "TwoFingerMap",
  ]

  private func app(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../samples/apps").standardized
    return [UInt8](try Data(contentsOf: folder.appending(path: name + ".swift")))
  }

  /// Reads a source beside another file. The compiler, or a `CodeProblem` with a line, says what is wrong with it.
  private func read(_ bytes: some Sequence<UInt8>) {
    let other = "import UIKit\nclass Base: UIView { @objc func a(_ sender: Any) {} }\nextension Dial { func a() {} }"
    let text = String(decoding: Array(bytes), as: UTF8.self)
    do {
      _ = try PrePassProgram.run([("Kit/A.swift", text), ("B.swift", other)])
    } catch {
      #expect("\(error)".wholeMatch(of: #/(Kit/A|B)\.swift:\d+:\d+: (?s:.*)/#) != nil, "\(error)\n\(text)")
    }
  }

  @Test func beginningsOfASourceAreRead() {
    let bytes = Array(Self.constructs.utf8)
    for count in stride(from: 0, to: bytes.count, by: 61) { read(bytes[..<count]) }
  }

  @Test(.exhaustive) func aSourceWithoutAPartIsRead() {
    let bytes = Array(Self.constructs.utf8)
    for start in stride(from: 0, to: bytes.count, by: 61) {
      read(bytes[..<start] + bytes[min(start + 1 + start % 7, bytes.count)...])
    }
  }

  @Test(arguments: apps.sample(every: 3)) func beginningsOfAnAppAreRead(name: String) throws {
    let bytes = try app(name)
    for count in stride(from: 0, to: bytes.count, by: 599) { read(bytes[..<count]) }
  }

  // MARK: Nesting

  /// More of them than the parser or a stack has room for: the pre-pass ends, with a module or a sentence, which may be about the
  /// code. Own code then has the compiler's words.
  @Test(
    arguments: [
      "class A { ", "protocol P { @objc optional func f(", "extension UIView { override func f() { ", "func f() { ",
      "class A: UIView { init(", "let a = (", "[", "{", "(]", "{)", "}", "\"\\(", "/*", "#selector(", "#if a\n", "a.",
      "a<", ".f?(a: ",
    ].sample(every: 3))
  func deepNestingEnds(piece: String) {
    let text = "class A: UIView { func f() { " + String(repeating: piece, count: 2_000)
    do {
      _ = try PrePassProgram.run([("A.swift", text)], seconds: 1)
    } catch {
      #expect("\(error)".contains(#/^A\.swift: error: the pre-pass |^A\.swift:1: error: /#), "\(error)")
    }
  }
}
