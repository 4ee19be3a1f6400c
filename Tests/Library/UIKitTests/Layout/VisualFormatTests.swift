import Foundation
import Testing

@testable import UIKitCore

/// The visual format language.
@Suite struct VisualFormatTests {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let one = UIView(), two = UIView()

  init() {
    for (view, name) in [(outer, "outer"), (one, "one"), (two, "two")] { view.accessibilityIdentifier = name }
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
  }

  func texts(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options,
      metrics: ["gap": 12, "low": 250.0, "high": UILayoutPriority.defaultHigh], views: ["one": one, "two": two]
    ).map { $0.text.replacingOccurrences(of: "UIView ", with: "").replacingOccurrences(of: "\"", with: "") }
  }

  @Test("edges, gaps, sizes, relations, priorities and metrics")
  func formats() {
    #expect(texts("|[one]|") == ["one.leading == outer.leading", "outer.trailing == one.trailing"])
    #expect(texts("H:[one]-[two]") == ["two.leading == one.trailing + 8"])
    #expect(
      texts("V:|-5-[one(==two)]-gap-[two]") == [
        "one.height == two.height", "one.top == outer.top + 5", "two.top == one.bottom + 12",
      ])
    #expect(
      texts("[one(>=40,<=60@low)][two]") == [
        "one.width >= 40", "one.width <= 60 @250", "two.leading == one.trailing",
      ])
    #expect(
      texts("[one(>=40)]-0.0@high-|") == ["one.width >= 40", "outer.trailing == one.trailing @750"])
    #expect(
      texts("V:|-[one]-|") == ["one.top == outer.topMargin", "outer.bottomMargin == one.bottom"])
    #expect(texts("[one]-(>=3)-|") == ["outer.trailing >= one.trailing + 3"])
    #expect(texts("[one]-[two]", .alignAllCenterY).last == "two.centerY == one.centerY")
  }

  @Test(
    "a text that cannot be read gives no constraint",
    arguments: ["", "[one", "[three]", "[one]-x-[two]", "[one] [", "|-|"])
  func bad(format: String) { #expect(texts(format).isEmpty) }

  @Test("a guide is named as a view is")
  func guides() {
    let controller = UIViewController(), page = UIView()
    page.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(page)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[guide]-5-[page]|", metrics: nil, views: ["guide": controller.topLayoutGuide, "page": page])
    #expect(made.count == 2 && made[0].secondItem === controller.topLayoutGuide && made[0].constant == 5)
  }

  @Test("the constraints lay out")
  func layout() {
    for format in ["|-10-[one]-[two(==one)]-10-|", "V:|[one]|", "V:|[two]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["one": one, "two": two]))
    }
    outer.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 10, y: 0, width: 86, height: 100))
    #expect(two.frame == CGRect(x: 104, y: 0, width: 86, height: 100))
  }
}
