import Foundation

/// One property of something that has a name in a scene, together with the value it takes.
///
/// A scene's tree, its variants, a script's `set` and the live inspector all speak in changes, so a flag means the same
/// wherever it is written.
package enum Change: Equatable, Sendable {
  case frame(CGRect)
  case boundsOrigin(CGPoint)
  case transform(ViewTransform)
  case isHidden(Bool)
  case alpha(Double)
  case isUserInteractionEnabled(Bool)
  case isEnabled(Bool)
  case clipsToBounds(Bool)
  case isMultipleTouchEnabled(Bool)
  case isExclusiveTouch(Bool)
  case enlargedBy(HitOutsets)
  case pointInside(PointInsideOverride)
  case hitTest(HitTestOverride)
  case touches(TouchHandling)
  /// The actions that the responder or object has, by their names.
  case implements([String])
  case isResponder(Bool)
  /// False: the object is gone, and whoever held it weakly holds nothing.
  case isAlive(Bool)
  /// Only before the view is built: a variant can say it, a script cannot.
  case viewClass(ViewClass)
  case scrolling(ScrollSetting)
  case setting(RecognizerSetting)
  case answer(DelegateAnswer)
  /// The recognizers that must fail first, by `require(toFail:)`. UIKit cannot take that back, so only a variant can
  /// say it, and a script cannot.
  case requires(NameFilter)

  package var property: Property {
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
    case .implements: .implements
    case .isResponder: .isResponder
    case .isAlive: .isAlive
    case .viewClass: .class
    case .scrolling(let setting): setting.property
    case .setting(let setting): setting.property
    case .answer(let answer): answer.property
    case .requires: .requires
    }
  }
}

/// A rotation about the centre followed by a uniform scale; the transforms that a scene can write.
package struct ViewTransform: Equatable, Sendable {
  /// Clockwise, in degrees.
  package var degrees: Double
  package var scale: Double

  package init(degrees: Double = 0, scale: Double = 1) {
    self.degrees = degrees
    self.scale = scale
  }
}
