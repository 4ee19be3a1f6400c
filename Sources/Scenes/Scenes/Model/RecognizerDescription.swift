/// The description of a gesture recognizer in a scene.
package struct RecognizerDescription: Equatable, Sendable {
  /// Unique in its scene.
  package var name: String
  package var kind: RecognizerKind
  /// The recognizer's properties and the answers of its delegate, in the order of `Property`.
  var changes: [Change]
  /// The action that is sent when the recognizer recognizes.
  package var action: MessageDescription?

  /// The recognizers that must fail first, by `require(toFail:)`.
  package var required: NameFilter { filter(.requires) }

  /// The value of a property that is a list of recognizers, `none` by default.
  package func filter(_ property: Property) -> NameFilter {
    changes.last { $0.property == property }?.value as? NameFilter ?? .none
  }
}

/// The recognizers that a scene can have; the raw value is the `kind` in a scene file.
package enum RecognizerKind: String, CaseIterable, Sendable {
  case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan
  /// A class that only the app of a capture has: it has the life that it had on the device.
  case observed

  /// The kinds that a person can add to any scene.
  package static let ordinary = allCases.filter { $0 != .observed }

  /// The properties that not every recognizer has.
  var ownProperties: [Property] {
    let ofAll = RecognizerKind.allCases.map { ObjectKind.recognizer($0).properties }
    return ObjectKind.recognizer(self).properties.filter { property in !ofAll.allSatisfy { $0.contains(property) } }
  }
}

/// The directions that a swipe can have.
package enum SwipeDirection: String, CaseIterable, Sendable {
  case right, left, up, down
}

/// The edge of the screen where a screen edge pan starts.
package enum ScreenEdge: String, CaseIterable, Sendable {
  case top, left, bottom, right
}
