import Foundation

// Values as Swift writes them.

extension SwiftCode {
  static func rectangle(_ rect: CGRect) -> String {
    "CGRect(x: \(Scenes.text(rect.minX)), y: \(Scenes.text(rect.minY)), width: \(Scenes.text(rect.width)), "
      + "height: \(Scenes.text(rect.height)))"
  }

  static func rotation(_ transform: ViewTransform) -> String {
    let turned = "CGAffineTransform(rotationAngle: \(Scenes.text(transform.degrees)) * .pi / 180)"
    let scale = Scenes.text(transform.scale)
    return transform.scale == 1 ? turned : "\(turned).scaledBy(x: \(scale), y: \(scale))"
  }

  /// Returns a string literal.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// A colour by which the view is seen on a device.
  static func color(_ view: ViewDescription, isMain: Bool) -> String {
    switch view.color {
    case .violet: ".systemPurple"
    case .clear: ".clear"
    case let color?: ".system\(color.rawValue.prefix(1).uppercased())\(color.rawValue.dropFirst())"
    case nil where isMain: ".systemBackground"
    case nil: view.viewClass == .label ? ".clear" : "UIColor(white: 0.5, alpha: 0.15)"
    }
  }

  /// Returns the statements that set the text of a view.
  static func title(_ text: String, of viewClass: ViewClass, _ name: String) -> [String] {
    switch viewClass {
    case .button, .enlargedButton: ["\(name).setTitle(\(quoted(text)), for: .normal)"]
    case .label: ["\(name).text = \(quoted(text))"]
    case .tableViewCell: ["\(name).textLabel?.text = \(quoted(text))"]
    case .segmentedControl:
      text.split(separator: " ").enumerated().map { index, title in
        "\(name).insertSegment(withTitle: \(quoted(String(title))), at: \(index), animated: false)"
      }
    default: []
    }
  }

  /// Returns the statement that begins an animation, which repeats; nil for none.
  static func animation(_ state: AnimationState, of name: String) -> String? {
    guard state != .none else { return nil }
    let options = [".repeat", ".autoreverse"] + (state == .running ? [] : [".allowUserInteraction"])
    return "UIView.animate(withDuration: 1, delay: 0, options: [\(options.joined(separator: ", "))]) "
      + "{ \(name).alpha *= 0.8 }"
  }

  /// Whether the property is one that objects of UIKit have, and no override.
  static func isOfUIKit(_ property: Property) -> Bool {
    switch property {
    case .shouldBegin, .isResponder, .isAlive, .searchesInsideSendEvent, .foldsSearches, .usesWindowScene,
      .isIgnoringInteractionEvents:
      false
    default: true
    }
  }
}
