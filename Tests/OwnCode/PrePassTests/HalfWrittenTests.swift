import Foundation
import Testing

@testable import PrePass

/// Sources that a person is still writing: a window reads them each time they are saved.
struct HalfWrittenTests {
  /// Nothing but the compiler says what is wrong with them.
  private func read(_ text: String) {
    let other = "import UIKit\nclass Base: UIView { @objc func a(_ sender: Any) {} }"
    _ = try? PrePass.run([("A.swift", text), ("B.swift", other)])
  }

  /// The initializer's bracket is open: the class has no end, and what is behind the bracket neither.
  @Test func anInitializerWithoutItsEndIsRead() throws {
    let module = try PrePass.run([("A.swift", "import UIKit\nclass Half: UIView {\n  init(frame: CGRect")])
    #expect(module.classes.map(\.name) == ["Half"])
  }

  @Test func everyBeginningOfASourceIsRead() {
    let text = """
      @objc protocol Turned { @objc optional func knob(_ knob: Knob, to angle: CGFloat) }
      open class Knob: UIControl { weak var target: AnyObject?; @NSManaged var angle: CGFloat
        required init?(coder: NSCoder) { super.init(coder: coder) }
        convenience init(at point: CGPoint, _ map: [String: (Int) -> Void] = [:]) { self.init(frame: .zero) }
        @IBAction func turn(_ sender: Any, for event: UIEvent) { perform(#selector(Knob.turn(_:for:))) }
        override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { delegate?.knob?(self, to: "\\(1 + f("a"))") }
      }
      extension UIView { open override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { super.point(inside: p) } }
      #if os(iOS)
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { read(String(decoding: bytes[..<count], as: UTF8.self)) }
  }

  /// Classes that inherit from one another have no first superclass; the compiler says so.
  @Test func classesInACircleAreRead() throws {
    let conforming = "@objc protocol P { @objc optional func f() }\nclass A: B { func f() {} }"
    let module = try PrePass.run([("A.swift", conforming + "\nclass B: C {}\nclass C: B {}")])
    #expect(module.superclasses == ["A": "B", "B": "C", "C": "B"])
  }
}
