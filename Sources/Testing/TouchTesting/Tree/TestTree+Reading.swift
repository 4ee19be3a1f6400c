import UIKit

extension TestTree {
  /// The values that are not written, because nearly all objects have them.
  static let usualValues = [
    "isHidden": "false", "alpha": "1", "isUserInteractionEnabled": "true", "isMultipleTouchEnabled": "false",
    "isExclusiveTouch": "false", "clipsToBounds": "false", "isEnabled": "true", "isSelected": "false", "tag": "0",
    "boundsOrigin": "0 0", "transform": "identity", "cornerRadius": "0", "borderWidth": "0", "numberOfLines": "1",
    "textAlignment": "natural", "isScrollEnabled": "true", "delaysContentTouches": "true",
    "canCancelContentTouches": "true", "cancelsTouchesInView": "true", "delaysTouchesBegan": "false",
    "delaysTouchesEnded": "true", "numberOfTapsRequired": "1", "numberOfTouchesRequired": "1",
    "minimumNumberOfTouches": "1", "minimumPressDuration": "0.5", "allowableMovement": "10",
  ]

  /// The tree of the windows of a screen.
  @MainActor init(_ screen: TestScreen) { self.init(screen.application.windows) { screen.name(of: $0) } }

  /// - Parameter name: objects of one name get a number behind it.
  @MainActor init(_ windows: [UIWindow], name: (AnyObject) -> String) {
    var counts: [String: Int] = [:]
    for window in windows {
      add(window, in: nil, depth: 0) { object in
        let name = name(object)
        counts[name, default: 0] += 1
        return counts[name] == 1 ? name : "\(name) \(counts[name] ?? 0)"
      }
    }
  }

  @MainActor private mutating func add(
    _ view: UIView, in parent: String?, depth: Int, nameOf: (AnyObject) -> String
  ) {
    let name = nameOf(view)
    objects.append(Object(view, name, depth, parent, properties: view.treeProperties))
    for recognizer in view.gestureRecognizers ?? [] {
      objects.append(Object(recognizer, nameOf(recognizer), depth + 1, name, properties: recognizer.treeProperties))
    }
    for subview in view.subviews { add(subview, in: name, depth: depth + 1, nameOf: nameOf) }
  }
}

extension TestTree.Object {
  fileprivate init(
    _ object: AnyObject, _ name: String, _ depth: Int, _ parent: String?, properties: [(String, String?)]
  ) {
    self.init(name: name, className: String(describing: type(of: object)), depth: depth, parent: parent)
    self.properties = properties.compactMap { key, value in
      guard let value, value != TestTree.usualValues[key] else { return nil }
      return TestTree.Property(key: key, value: value)
    }
  }
}

// MARK: Properties

private func numbers(_ values: CGFloat...) -> String { values.map { number($0) }.joined(separator: " ") }

/// At most two decimal places, so that the last digits of a sum are no change.
private func number(_ value: CGFloat) -> String {
  guard value.isFinite else { return "\(value)" }
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
}

extension UIView {
  /// The properties of a view that a test compares, in order; the place of a transformed view is its bounds and its center.
  fileprivate var treeProperties: [(String, String?)] {
    let place: [(String, String?)] =
      transform.isIdentity
      ? [("frame", numbers(frame.minX, frame.minY, frame.width, frame.height))]
      : [
        ("center", numbers(center.x, center.y)), ("size", numbers(bounds.width, bounds.height)),
        ("transform", numbers(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)),
      ]
    let flags: [(String, String?)] = [
      ("boundsOrigin", numbers(bounds.minX, bounds.minY)), ("isHidden", "\(isHidden)"), ("alpha", number(alpha)),
      ("isUserInteractionEnabled", "\(isUserInteractionEnabled)"),
      ("isMultipleTouchEnabled", "\(isMultipleTouchEnabled)"), ("isExclusiveTouch", "\(isExclusiveTouch)"),
      ("clipsToBounds", "\(clipsToBounds)"), ("tag", "\(tag)"), ("backgroundColor", backgroundColor?.treeText),
      ("cornerRadius", number(layer.cornerRadius)), ("borderWidth", number(layer.borderWidth)),
    ]
    return place + flags + contentProperties
  }

  private var contentProperties: [(String, String?)] {
    switch self {
    case let label as UILabel:
      [
        ("text", label.text), ("font", label.font?.treeText), ("textColor", label.textColor?.treeText),
        ("textAlignment", "\(label.textAlignment)"), ("numberOfLines", "\(label.numberOfLines)"),
      ]
    case let field as UITextField:
      controlProperties(of: field) + [
        ("text", field.text), ("placeholder", field.placeholder), ("font", field.font?.treeText),
        ("textColor", field.textColor?.treeText),
      ]
    case let view as UITextView:
      [("text", view.text), ("font", view.font?.treeText), ("textColor", view.textColor?.treeText)]
        + scrollProperties(of: view)
    case let button as UIButton: controlProperties(of: button) + [("title", button.currentTitle)]
    case let toggle as UISwitch: controlProperties(of: toggle) + [("isOn", "\(toggle.isOn)")]
    case let slider as UISlider: controlProperties(of: slider) + [("value", number(CGFloat(slider.value)))]
    case let stepper as UIStepper: controlProperties(of: stepper) + [("value", number(CGFloat(stepper.value)))]
    case let segments as UISegmentedControl:
      controlProperties(of: segments) + [("selectedSegmentIndex", "\(segments.selectedSegmentIndex)")]
    case let pages as UIPageControl: controlProperties(of: pages) + [("currentPage", "\(pages.currentPage)")]
    case let control as UIControl: controlProperties(of: control)
    case let scroll as UIScrollView: scrollProperties(of: scroll)
    default: []
    }
  }

  private func controlProperties(of control: UIControl) -> [(String, String?)] {
    [("isEnabled", "\(control.isEnabled)"), ("isSelected", "\(control.isSelected)")]
  }

  private func scrollProperties(of scroll: UIScrollView) -> [(String, String?)] {
    [
      ("contentSize", numbers(scroll.contentSize.width, scroll.contentSize.height)),
      ("isScrollEnabled", "\(scroll.isScrollEnabled)"),
      ("delaysContentTouches", "\(scroll.delaysContentTouches)"),
      ("canCancelContentTouches", "\(scroll.canCancelContentTouches)"),
    ]
  }
}

extension UIGestureRecognizer {
  fileprivate var treeProperties: [(String, String?)] {
    [
      ("isEnabled", "\(isEnabled)"), ("cancelsTouchesInView", "\(cancelsTouchesInView)"),
      ("delaysTouchesBegan", "\(delaysTouchesBegan)"), ("delaysTouchesEnded", "\(delaysTouchesEnded)"),
    ] + settings
  }

  private var settings: [(String, String?)] {
    switch self {
    case let tap as UITapGestureRecognizer:
      [
        ("numberOfTapsRequired", "\(tap.numberOfTapsRequired)"),
        ("numberOfTouchesRequired", "\(tap.numberOfTouchesRequired)"),
      ]
    case let press as UILongPressGestureRecognizer:
      [
        ("minimumPressDuration", number(press.minimumPressDuration)),
        ("allowableMovement", number(press.allowableMovement)), ("taps", "\(press.numberOfTapsRequired)"),
        ("numberOfTouchesRequired", "\(press.numberOfTouchesRequired)"),
      ]
    case let pan as UIPanGestureRecognizer:
      [
        ("minimumNumberOfTouches", "\(pan.minimumNumberOfTouches)"),
        ("maximumNumberOfTouches", pan.maximumNumberOfTouches == .max ? nil : "\(pan.maximumNumberOfTouches)"),
      ]
    case let swipe as UISwipeGestureRecognizer:
      [
        ("direction", "\(swipe.direction.rawValue)"),
        ("numberOfTouchesRequired", "\(swipe.numberOfTouchesRequired)"),
      ]
    default: []
    }
  }
}

extension UIColor {
  /// `#RRGGBB`, with the opacity in percent where it is not opaque.
  fileprivate var treeText: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "a pattern" }
    let digits = [red, green, blue].map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined() + (alpha < 1 ? " \(number(alpha * 100)) %" : "")
  }
}

extension UIFont {
  /// The name, if it is not the usual one, and the size: `17`.
  fileprivate var treeText: String {
    let usual = UIFont.systemFont(ofSize: pointSize).fontName
    return (fontName == usual ? "" : fontName + " ") + number(pointSize)
  }
}
