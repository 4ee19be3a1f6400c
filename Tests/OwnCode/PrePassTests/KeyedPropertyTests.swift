import Testing

import PrePass

/// Properties that are read and set by their names.
@Suite struct KeyedPropertyTests {
  /// The changed source behind an import, which is left out.
  private func run(_ text: String, _ other: String? = nil) throws -> String {
    let files = [("A.swift", "import UIKit\n" + text)] + (other.map { [("B.swift", "import UIKit\n" + $0)] } ?? [])
    return try PrePassProgram.run(files).sources[0].split(separator: "\n").dropFirst(2).joined(separator: "\n")
  }

  private let read = "let a = v.value(forKey: \"b\")"

  @Test("a view or controller tells its properties that Objective-C knows")
  func told() throws {
    let source =
      "\(read); class A: UIView { @objc var total: Int { 3 }; @IBOutlet var kept: UIView!; @objc(other) var a = 1; var own: Int { 4 } }"
    #expect(
      try run(source).contains(
        "class A: UIView { override var keyedProperties: [String: KeyedProperty]? { (super.keyedProperties ?? [:]).merging("
          + "[\"total\": KeyedProperty(self, \\.total), \"kept\": KeyedProperty(self, \\.kept), "
          + "\"other\": KeyedProperty(self, \\.a)]) { $1 } };"))
  }

  @Test("a class overrides the methods that set values by name, which are of extensions here")
  func overrides() throws {
    let source = """
      class A: NSObject { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }
      class B: A { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }
      class C: NSObject { public override func setValue(_ v: Any?, forKey k: String) { super.setValue(v, forKey: k) } }
      class D: NSObject { override func value(forUndefinedKey k: String) -> Any? { nil } }
      """
    let result = try run(source).split(separator: "\n")
    #expect(result[0].contains("UndefinedKeySetting") && !result[0].contains("override func"))
    #expect(result[1].contains("override func setValue") && !result[1].contains("UndefinedKeySetting"))
    #expect(result[2].contains("OwnValueSetting") && result[2].contains("public  func setValue(_ v: Any?, forKey"))
    #expect(result[3].contains("UndefinedKeyReading") && !result[3].contains("override func"))
  }

  @Test("a dynamic property calls its observers where it is set, if the module observes")
  func announced() throws {
    let source = """
      let x = a.observe(\\.b) { _, _ in }
      class A: NSObject {
        @objc dynamic var b = 0
        @objc dynamic var c: Int? { didSet { d += 1 } }
        @objc dynamic var d: Int { get { 1 } set { print(1) } }
        @objc dynamic var e = 0 { willSet { print(1) } }
        @objc dynamic var f: Int { 1 }
        @objc var g = 0
        @objc dynamic static var h = 0
      }
      """
    let result = try run(source).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    func call(_ name: String) -> String { "didChangeValue(forKey: \"\(name)\")" }
    #expect(
      result[2...8] == [
        "var b = 0 { didSet { \(call("b")) } }", "var c: Int? { didSet { defer { \(call("c")) }; d += 1 } }",
        "var d: Int { get { 1 } set { defer { \(call("d")) }; print(1) } }",
        "var e = 0 { willSet { print(1) } didSet { \(call("e")) } }", "var f: Int { 1 }", "var g = 0",
        "static var h = 0",
      ])
    #expect(try run("class A: NSObject { @objc dynamic var b = 0 }").contains("didSet") == false)
  }

  @Test("a class without such properties tells that, so that an unknown key is known to be one")
  func none() throws {
    #expect(
      try run("\(read); class A: NSObject { var own = 1; @objc static var all = 1 }").contains(
        "class A: NSObject , KeyedPropertyTelling { var keyedProperties: [String: KeyedProperty]? { [:] };"))
  }

  @Test("members of subclasses of marked classes, of marked extensions and of protocols are told")
  func inherited() throws {
    let entry = "\"total\": KeyedProperty(self, \\.total)"
    let marked = try run("\(read); @objcMembers class A: NSObject {}; class B: A { var total: Int { 3 } }")
    #expect(marked.contains("override var keyedProperties") && marked.contains(entry))
    #expect(try run("\(read); class A: UIView {}; @objc extension A { var total: Int { 3 } }").contains(entry))
    #expect(try run("\(read); class A: UIView {}", "extension A { @objc var total: Int { 3 } }").contains(entry))
    #expect(
      try run("\(read); @objc protocol P { var total: Int { get } }; class A: UIView, P { var total: Int { 3 } }")
        .contains(entry))
  }

  @Test("a class that cannot name all its properties tells none")
  func unnamed() throws {
    let source = try run("\(read); class A: UIView {}", "extension A { @objc private var total: Int { 3 } }")
    #expect(source.contains("override var keyedProperties: [String: KeyedProperty]? { nil };"))
  }

  @Test("nothing is told without a value that is read, and of other classes")
  func others() throws {
    let view = "class A: UIView { var total: Int { 3 } }"
    #expect(try run("@objcMembers class A: UIView { var total: Int { 3 } }").hasSuffix(view))
    #expect(try run("\(read); class A { @objc var total: Int { 3 } }").contains("keyedProperties") == false)
  }
}
