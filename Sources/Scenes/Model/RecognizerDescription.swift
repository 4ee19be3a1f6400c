/// A gesture recognizer before it is built.
package struct RecognizerDescription: Equatable, Sendable {
  /// Unique in its scene, as the names of views are.
  package var name: String
  package var kind: RecognizerKind
  /// What the scene sets on it and what its delegate answers, in the order of `Property`.
  var changes: [Change]
  /// What it sends when it recognizes; without one it recognizes in silence.
  package var action: MessageDescription?
}

/// The recognizers that a scene can name; the raw value is the `kind` in a scene file.
package enum RecognizerKind: String, CaseIterable, Sendable {
  case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan

  /// The class as an iOS developer knows it.
  var className: String {
    switch self {
    case .tap: "UITapGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .screenEdgePan: "UIScreenEdgePanGestureRecognizer"
    }
  }

  /// What can be set on this kind beside what every recognizer has.
  var ownProperties: [Property] {
    switch self {
    case .tap: [.numberOfTapsRequired, .numberOfTouchesRequired]
    case .longPress: [.numberOfTapsRequired, .numberOfTouchesRequired, .minimumPressDuration, .allowableMovement]
    case .pan: [.minimumNumberOfTouches, .maximumNumberOfTouches]
    case .swipe: [.numberOfTouchesRequired, .direction]
    case .pinch, .rotation: []
    case .screenEdgePan: [.minimumNumberOfTouches, .maximumNumberOfTouches, .edges]
    }
  }
}

/// A property of a recognizer together with its value, under UIKit's names and in its units.
package enum RecognizerSetting: Equatable, Sendable {
  case cancelsTouchesInView(Bool)
  case delaysTouchesBegan(Bool)
  case delaysTouchesEnded(Bool)
  case numberOfTapsRequired(Int)
  case numberOfTouchesRequired(Int)
  case minimumNumberOfTouches(Int)
  case maximumNumberOfTouches(Int)
  /// Seconds.
  case minimumPressDuration(Double)
  /// Points.
  case allowableMovement(Double)
  case direction([SwipeDirection])
  case edges(ScreenEdge)

  var property: Property {
    switch self {
    case .cancelsTouchesInView: .cancelsTouchesInView
    case .delaysTouchesBegan: .delaysTouchesBegan
    case .delaysTouchesEnded: .delaysTouchesEnded
    case .numberOfTapsRequired: .numberOfTapsRequired
    case .numberOfTouchesRequired: .numberOfTouchesRequired
    case .minimumNumberOfTouches: .minimumNumberOfTouches
    case .maximumNumberOfTouches: .maximumNumberOfTouches
    case .minimumPressDuration: .minimumPressDuration
    case .allowableMovement: .allowableMovement
    case .direction: .direction
    case .edges: .edges
    }
  }
}

/// Where a swipe may go.
package enum SwipeDirection: String, CaseIterable, Sendable {
  case right, left, up, down
}

/// The edge of the screen that a screen edge pan starts at.
package enum ScreenEdge: String, CaseIterable, Sendable {
  case top, left, bottom, right
}
