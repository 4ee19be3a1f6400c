import Foundation
import Scenes

extension TreeSnapshot: Encodable {
  private enum Key: String, CodingKey { case views, responders }

  /// Writes `views` from the windows down, back to front, and `responders`: everything that can be in a chain.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(nodes, forKey: .views)
    try keys.encode(responders, forKey: .responders)
  }
}

extension TreeSnapshot.Node: Encodable {
  private enum Key: String, CodingKey {
    case name, `class`, superview, subviews, frame, bounds, corners, isHidden, alpha, isUserInteractionEnabled
    case clipsToBounds, isMultipleTouchEnabled, isExclusiveTouch, isControl, isEnabled, hitTest, pointInside
    case enlargedBy, controller, animation
  }

  /// Writes the view's properties. `corners` are on the screen, clockwise from the top left; `frame` is in the superview.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(name, forKey: .name)
    try keys.encode(className, forKey: .class)
    try keys.encode(superview, forKey: .superview)
    try keys.encode(subviews, forKey: .subviews)
    try keys.encode(frame.numbers, forKey: .frame)
    try keys.encode(bounds.numbers, forKey: .bounds)
    try keys.encode(corners, forKey: .corners)
    try keys.encode(isHidden, forKey: .isHidden)
    try keys.encode(alpha, forKey: .alpha)
    try keys.encode(isUserInteractionEnabled, forKey: .isUserInteractionEnabled)
    try keys.encode(clipsToBounds, forKey: .clipsToBounds)
    try keys.encode(isMultipleTouchEnabled, forKey: .isMultipleTouchEnabled)
    try keys.encode(isExclusiveTouch, forKey: .isExclusiveTouch)
    try keys.encode(isControl, forKey: .isControl)
    try keys.encode(isEnabled, forKey: .isEnabled)
    try keys.encode(hitTest.description, forKey: .hitTest)
    try keys.encode(pointInside.rawValue, forKey: .pointInside)
    try keys.encode([hitOutsets.top, hitOutsets.left, hitOutsets.bottom, hitOutsets.right], forKey: .enlargedBy)
    try keys.encode(controller, forKey: .controller)
    if animation != .none { try keys.encode(animation.rawValue, forKey: .animation) }
  }
}

extension CGRect {
  /// x, y, width, height.
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension TreeSnapshot.Responder: Encodable {
  private enum Key: String, CodingKey { case name, kind, touches, next, isResponder }

  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(name, forKey: .name)
    try keys.encode(kind.name, forKey: .kind)
    try keys.encode(touches.sceneText, forKey: .touches)
    try keys.encode(next, forKey: .next)
    try keys.encode(isResponder, forKey: .isResponder)
  }
}

extension TreeSnapshot.Responder.Kind {
  fileprivate var name: String {
    switch self {
    case .view: "view"
    case .window: "window"
    case .controller: "controller"
    case .windowScene: "windowScene"
    case .application: "application"
    case .delegate: "delegate"
    }
  }
}
