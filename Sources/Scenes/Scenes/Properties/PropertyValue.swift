import Foundation

/// A value that a property can have.
package protocol PropertyValue: Equatable, Sendable {
  /// The text that a scene file has for the value.
  var sceneText: String { get }
  /// The names of views or recognizers in the value.
  var names: [String] { get }
}

extension PropertyValue {
  package var names: [String] { [] }

  /// Whether the other value has the same type and is equal.
  package func isEqual(to other: any PropertyValue) -> Bool { other as? Self == self }
}

// MARK: Numbers

/// The shortest text of a number that reads back the same: without `.0`.
func text(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}

func text(_ number: CGFloat) -> String { text(Double(number)) }

extension Bool: PropertyValue {
  package var sceneText: String { String(self) }
}

extension Int: PropertyValue {
  package var sceneText: String { String(self) }
}

extension Double: PropertyValue {
  package var sceneText: String { text(self) }
}

extension CGPoint: PropertyValue {
  package var sceneText: String { "\(text(x)) \(text(y))" }
}

extension CGSize: PropertyValue {
  package var sceneText: String { "\(text(width)) \(text(height))" }
}

extension CGRect: PropertyValue {
  package var sceneText: String { "\(origin.sceneText) \(size.sceneText)" }
}

extension ViewTransform: PropertyValue {
  package var sceneText: String { "rotate \(text(degrees)) scale \(text(scale))" }
}

extension HitOutsets: PropertyValue {
  package var sceneText: String {
    self == HitOutsets(top) ? text(top) : [top, left, bottom, right].map(text).joined(separator: " ")
  }
}

// MARK: Words

/// An element of a list of words, such as the directions of a swipe.
package protocol PropertyWord: Equatable, Sendable {
  var word: String { get }
}

extension String: PropertyWord {
  package var word: String { self }
}

extension SwipeDirection: PropertyWord {
  package var word: String { rawValue }
}

extension Array: PropertyValue where Element: PropertyWord {
  package var sceneText: String { isEmpty ? "none" : map(\.word).joined(separator: " ") }
}

extension PropertyValue where Self: RawRepresentable<String> {
  package var sceneText: String { rawValue }
}

extension PointInsideOverride: PropertyValue {}
extension AnimationState: PropertyValue {}
extension ViewClass: PropertyValue {}
extension ScreenEdge: PropertyValue {}

extension HitTestOverride: PropertyValue {
  package var sceneText: String { description }

  package var names: [String] {
    switch self {
    case .standard, .beyondBounds, .safeBeyondBounds, .observed: []
    case .returns(let view): [view]
    }
  }
}

extension NameFilter: PropertyValue {
  package var sceneText: String { description }
}
