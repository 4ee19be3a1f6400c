import Foundation
import Scenes

extension TreeSnapshot {
  /// `views` from the windows down, back to front, and `responders`: everything that can stand in a chain.
  var json: JSONValue {
    .object(["views": .array(nodes.map(\.json)), "responders": .array(responders.map(\.json))])
  }
}

extension TreeSnapshot.Node {
  /// `corners` are on the screen, from the top left clockwise; `frame` is in the superview.
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "class": .string(className), "superview": .name(superview),
      "subviews": .array(subviews.map { .string($0) }), "frame": .rect(frame), "bounds": .rect(bounds),
      "corners": .array(corners.map { .point($0) }), "isHidden": .bool(isHidden), "alpha": .number(alpha),
      "isUserInteractionEnabled": .bool(isUserInteractionEnabled), "clipsToBounds": .bool(clipsToBounds),
      "isMultipleTouchEnabled": .bool(isMultipleTouchEnabled), "isExclusiveTouch": .bool(isExclusiveTouch),
      "isControl": .bool(isControl), "isEnabled": .bool(isEnabled), "hitTest": .string(hitTest.description),
      "pointInside": .string(pointInside.rawValue),
      "enlargedBy": .array([hitOutsets.top, hitOutsets.left, hitOutsets.bottom, hitOutsets.right].map { .number($0) }),
      "controller": .name(controller),
    ])
  }
}

extension TreeSnapshot.Responder {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "kind": .string(kind.name), "touches": .string(touches.rawValue), "next": .name(next),
      "isResponder": .bool(isResponder),
    ])
  }
}

extension TreeSnapshot.Responder.Kind {
  fileprivate var name: String {
    switch self {
    case .view: "view"
    case .window: "window"
    case .controller: "controller"
    case .application: "application"
    case .delegate: "delegate"
    }
  }
}
