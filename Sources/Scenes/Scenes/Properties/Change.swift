import Foundation

/// A property and the value that it takes.
///
/// The tree, the variants, `set` in scripts and the inspector all use changes, so a property means the same in each.
package struct Change: Equatable, Sendable {
  package let property: Property
  /// A value of the property's type.
  package let value: any PropertyValue

  /// - Precondition: the value has the type that the property has.
  package init<Value: PropertyValue>(_ property: Property, _ value: Value) {
    let expected = property.definition.valueType
    precondition(expected == Value.self, "`\(property.rawValue)` is a \(expected), not a \(Value.self)")
    self.property = property
    self.value = value
  }

  private init(property: Property, parsed value: any PropertyValue) {
    self.property = property
    self.value = value
  }

  /// Reads the value of a property from the words that are left.
  static func parse(_ property: Property, _ words: inout WordScanner) throws(TextError) -> Change {
    Change(property: property, parsed: try property.definition.parse(&words))
  }

  /// Reads a property and its value as `description` writes them; nil for another text.
  package init?(_ text: String) {
    var words = WordScanner(text)
    guard let name = try? words.next("an edit such as `button.alpha 0.5`"),
      let property = Property(rawValue: name.text),
      let change = try? Change.parse(property, &words)
    else { return nil }
    self = change
  }

  package static func == (one: Change, other: Change) -> Bool {
    one.property == other.property && one.value.isEqual(to: other.value)
  }
}

extension Change: CustomStringConvertible {
  /// `PROPERTY VALUE`, the part of an edit after the dot.
  package var description: String { "\(property.rawValue) \(value.sceneText)" }
}

/// The changes that the program makes itself, with the types of their values.
extension Change {
  package static func frame(_ frame: CGRect) -> Change { Change(.frame, frame) }
  package static func isHidden(_ flag: Bool) -> Change { Change(.isHidden, flag) }
  package static func alpha(_ alpha: Double) -> Change { Change(.alpha, alpha) }
  package static func isUserInteractionEnabled(_ flag: Bool) -> Change { Change(.isUserInteractionEnabled, flag) }
  package static func isEnabled(_ flag: Bool) -> Change { Change(.isEnabled, flag) }
  package static func clipsToBounds(_ flag: Bool) -> Change { Change(.clipsToBounds, flag) }
  package static func isMultipleTouchEnabled(_ flag: Bool) -> Change { Change(.isMultipleTouchEnabled, flag) }
  package static func isExclusiveTouch(_ flag: Bool) -> Change { Change(.isExclusiveTouch, flag) }
  package static func enlargedBy(_ outsets: HitOutsets) -> Change { Change(.enlargedBy, outsets) }
  package static func pointInside(_ override: PointInsideOverride) -> Change { Change(.pointInside, override) }
  package static func hitTest(_ override: HitTestOverride) -> Change { Change(.hitTest, override) }
  package static func touches(_ handling: TouchHandling) -> Change { Change(.touches, handling) }
  package static func implements(_ actions: [String]) -> Change { Change(.implements, actions) }
}
