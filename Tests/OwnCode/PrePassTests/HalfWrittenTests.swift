import Foundation
import Testing

@testable import PrePass

/// Sources that a person is still writing: a window reads them each time they are saved.
struct HalfWrittenTests {
  /// The initializer's bracket is open: the class has no end, and what is behind the bracket neither.
  @Test func anInitializerWithoutItsEndIsRead() throws {
    let module = try PrePass.run([("A.swift", "import UIKit\nclass Half: UIView {\n  init(frame: CGRect")])
    #expect(module.classes.map(\.name) == ["Half"])
  }

  /// The protocol has a bracket and no end.
  @Test func aProtocolWithoutItsEndIsRead() throws {
    let module = try PrePass.run([("A.swift", "import UIKit\n@objc protocol Turned {")])
    #expect(module.classes.isEmpty)
  }

  /// Classes that inherit from one another have no first superclass; the compiler says so.
  @Test func classesInACircleAreRead() throws {
    let conforming = "@objc protocol P { @objc optional func f() }\nclass A: B { func f() {} }"
    let module = try PrePass.run([("A.swift", conforming + "\nclass B: C {}\nclass C: B {}")])
    #expect(module.superclasses == ["A": "B", "B": "C", "C": "B"])
  }
}
