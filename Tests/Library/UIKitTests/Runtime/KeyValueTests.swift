import Foundation
import Testing

@testable import UIKitCore

/// Values that are set and read under keys.
@Suite struct KeyValueTests {
  final class Model: NSObject, KeyedPropertyTelling {
    var title: String? = "a"
    var keyedProperties: [String: KeyedProperty]? { ["title": KeyedProperty(self, \.title)] }
  }

  /// A controller as the pre-pass writes it: `own` has no `@objc`.
  final class Page: UIViewController {
    var changes: [String] = []
    var count = 0 { didSet { changes.append("count \(oldValue) \(count)") } }
    var width: CGFloat = 0
    var isOn = false
    let model = Model()
    var own = 1
    var total: Int { count + 1 }
    override var keyedProperties: [String: KeyedProperty]? {
      (super.keyedProperties ?? [:]).merging([
        "count": KeyedProperty(self, \.count), "width": KeyedProperty(self, \.width),
        "isOn": KeyedProperty(self, \.isOn), "model": KeyedProperty(self, \.model),
        "total": KeyedProperty(self, \.total),
      ]) { $1 }
    }
    override var actionMethods: [Selector: ActionMethod] {
      ["setNote:": ActionMethod { [unowned self] in changes.append("note \($0 ?? "")") }]
    }
  }

  let page = Page()

  @Test("setting a value sets the property, and observers of it run", .statements("LC-22"))
  func set() {
    page.setValue(3, forKey: "count")
    page.setValue(2, forKey: "width")
    page.setValue(1, forKey: "on")
    page.setValue("x", forKey: "note")
    page.setValue(nil, forKeyPath: "model.title")
    page.setValue("no number", forKey: "count")
    #expect(page.changes == ["count 0 3", "note x"] && page.width == 2 && page.isOn && page.model.title == nil)
    #expect(page.value(forKey: "total") as? Int == 4 && page.value(forKey: "on") as? Bool == true)
    #expect(page.value(forKeyPath: "model.title") == nil)
    page.model.setValue("b", forKey: "title")
    #expect(page.value(forKeyPath: "model.title") as? String == "b")
  }

  /// As the pre-pass writes one that overrides the methods for a key of its own and for unknown keys.
  final class User: NSObject, KeyedPropertyTelling, OwnValueSetting, UndefinedKeySetting, UndefinedKeyReading {
    var name: String?
    var calls: [String] = []
    var keyedProperties: [String: KeyedProperty]? { ["name": KeyedProperty(self, \.name)] }
    func setValue(_ value: Any?, forKey key: String) {
      if key == "own" { return calls.append("own \(value ?? "nil")") }
      super.setValue(value, forKey: key)
    }
    func setValue(_ value: Any?, forUndefinedKey key: String) { calls.append("\(key) \(value ?? "nil")") }
    func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
  }

  @Test("a dictionary sets values under its keys, also those that an override takes", .statements("LC-22"))
  func dictionaries() {
    let user = User()
    user.setValuesForKeys(["name": "Ada", "own": 1, "zip": NSNull()])
    #expect(user.name == "Ada" && user.calls == ["own 1", "zip nil"])
    let values = user.dictionaryWithValues(forKeys: ["name", "zip"])
    #expect(values["name"] as? String == "Ada" && values["zip"] as? String == "no zip")
    user.setValuesForKeys(["name": NSNull()])
    #expect(user.name == nil && user.dictionaryWithValues(forKeys: ["name"])["name"] is NSNull)
  }

  @Test("a key that UIKit has is no undefined one", .statements("LC-22"))
  func keysOfUIKit() {
    final class Panel: UIView, UndefinedKeySetting {
      var keys: [String] = []
      override var keyedProperties: [String: KeyedProperty]? { super.keyedProperties ?? [:] }
      func setValue(_ value: Any?, forUndefinedKey key: String) { keys.append(key) }
    }
    let panel = Panel()
    for key in ["alpha", "foo"] { panel.setValue(1, forKey: key) }
    #expect(panel.keys == ["foo"])
  }

  @Test("keys of UIKit, and those of classes that do not tell their properties, stop nothing", .statements("LC-22"))
  func otherKeys() {
    for key in ["title", "isViewLoaded", "_hidden", "accessibilityHint"] {
      page.setValue("a", forKey: key)
      #expect(page.value(forKey: key) as? String == "a")
    }
    #expect(UIView().value(forKey: "unknown") == nil && NSObject().value(forKey: "unknown") == nil)
    let bar = UINavigationBar(), navigation = UINavigationController()
    navigation.setValue(bar, forKey: "navigationBar")
    #expect(navigation.navigationBar === bar)
    UserDefaults.standard.setValue(1, forKey: "key of a test")
    #expect(UserDefaults.standard.value(forKey: "key of a test") as? Int == 1)
    UserDefaults.standard.removeObject(forKey: "key of a test")
  }

  @Test("an unknown key stops the program", .statements("LC-22"))
  func unknown() async throws {
    let reading = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Page().value(forKey: "foo") }
    }
    #expect(
      try text(reading).contains(
        "[<Page> valueForUndefinedKey:]: this class is not key value coding-compliant for the key foo."))
    let setting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Page().setValue(1, forKey: "own") }
    }
    #expect(try text(setting).contains("for the key own: the property `own` has no `@objc`."))
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Page().setValue(1, forKey: "total") }
    }
    #expect(try text(constant).contains("[<Page> setValue:forUndefinedKey:]"))
    let nothing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Page().setValue(nil, forKey: "count") }
    }
    #expect(try text(nothing).contains("could not set nil as the value for the key count."))
  }

  private func text(_ result: ExitTest.Result?) throws -> String {
    try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
  }
}
