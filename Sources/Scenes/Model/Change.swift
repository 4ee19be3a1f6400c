import Foundation

/// One property of a view, window, controller or delegate together with the value it takes.
///
/// A scene's tree, its variants, a script's `set` and the live inspector all speak in changes, so a flag means the same
/// wherever it is written.
nonisolated public enum Change: Equatable, Sendable {
  case frame(CGRect)
  case boundsOrigin(CGPoint)
  case transform(Turn)
  case isHidden(Bool)
  case alpha(Double)
  case isUserInteractionEnabled(Bool)
  case isEnabled(Bool)
  case clipsToBounds(Bool)
  case isMultipleTouchEnabled(Bool)
  case isExclusiveTouch(Bool)
  case enlargedBy(Growth)
  case pointInside(PointInsideOverride)
  case hitTest(HitTestOverride)
  case touches(TouchHandling)
  case isResponder(Bool)

  public var property: Property {
    switch self {
    case .frame: .frame
    case .boundsOrigin: .boundsOrigin
    case .transform: .transform
    case .isHidden: .isHidden
    case .alpha: .alpha
    case .isUserInteractionEnabled: .isUserInteractionEnabled
    case .isEnabled: .isEnabled
    case .clipsToBounds: .clipsToBounds
    case .isMultipleTouchEnabled: .isMultipleTouchEnabled
    case .isExclusiveTouch: .isExclusiveTouch
    case .enlargedBy: .enlargedBy
    case .pointInside: .pointInside
    case .hitTest: .hitTest
    case .touches: .touches
    case .isResponder: .isResponder
    }
  }
}

/// A rotation about the centre followed by a uniform scale; the transforms that a scene can write.
nonisolated public struct Turn: Equatable, Sendable {
  /// Clockwise, in degrees.
  public var degrees: Double
  public var scale: Double

  public init(degrees: Double = 0, scale: Double = 1) {
    self.degrees = degrees
    self.scale = scale
  }
}

/// The properties that a scene can set, in the order in which a new view takes them.
nonisolated public enum Property: String, CaseIterable, Sendable {
  case frame, boundsOrigin, transform
  case isHidden, alpha, isUserInteractionEnabled, isEnabled, clipsToBounds, isMultipleTouchEnabled, isExclusiveTouch
  case enlargedBy, pointInside, hitTest
  case touches, isResponder
}

/// The kinds of thing that have a name in a scene; each has its own properties.
nonisolated public enum Subject: Sendable {
  case view, control, window, controller, application, delegate

  public var properties: [Property] {
    let ofViews: [Property] = [
      .frame, .boundsOrigin, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .clipsToBounds,
      .isMultipleTouchEnabled, .isExclusiveTouch, .enlargedBy, .pointInside, .hitTest, .touches,
    ]
    return switch self {
    case .view, .window: ofViews
    case .control: ofViews + [.isEnabled]
    case .controller, .application: [.touches]
    case .delegate: [.touches, .isResponder]
    }
  }
}
