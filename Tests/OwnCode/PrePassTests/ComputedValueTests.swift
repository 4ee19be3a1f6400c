import Testing

import PrePass

/// Computed properties that are read by their names.
@Suite struct ComputedValueTests {
  /// The changed source behind an import, which is left out.
  private func run(_ text: String) throws -> String {
    try PrePassProgram.run([("A.swift", "import UIKit\n" + text)]).sources[0].split(separator: "\n").dropFirst(2)
      .joined(separator: "\n")
  }

  private let read = "let a = v.value(forKey: \"b\")"

  @Test("a view or controller tells its computed properties with @objc")
  func told() throws {
    let source = "\(read); class A: UIView { @objc var total: Int { 3 }; @objc var kept = 1; var own: Int { 4 } }"
    #expect(
      try run(source).contains(
        "class A: UIView { override func computedValue(forKey key: String) -> Any? { switch key { "
          + "case \"total\": return self.total; default: return super.computedValue(forKey: key) } };"))
  }

  @Test("nothing is told without a value that is read, and of other classes")
  func others() throws {
    let view = "class A: UIView { var total: Int { 3 } }"
    #expect(try run("@objcMembers class A: UIView { var total: Int { 3 } }").hasSuffix(view))
    #expect(try run("\(read); class A: NSObject { @objc var total: Int { 3 } }").contains("computedValue") == false)
  }
}
